/**
 * IOPS that a gp2 volume of Amazon EBS has all the time: 3 for each GiB, at least 100, at most 16,000. Smaller volumes
 * burst above that for a while. https://docs.aws.amazon.com/ebs/latest/userguide/general-purpose.html
 */
export function gp2Iops(gibibytes: number): number {
  return Math.min(16_000, Math.max(100, 3 * gibibytes));
}

/** Sequential IOPS that etcd's documentation asks for. https://etcd.io/docs/v3.6/op-guide/hardware/ */
export const etcdIops = { minimum: 50, heavy: 500 } as const;
