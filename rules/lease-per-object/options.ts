/** Options of `lease-per-object`. */
export interface Options {
  readonly keys: readonly string[];
  readonly perObjectValues: readonly string[];
  readonly writesPerSecond: number;
}

export const defaults: Options = {
  keys: ["leaseMode"],
  perObjectValues: [
    "pod",
    "pods",
    "per-pod",
    "service",
    "services",
    "per-service",
    "ingress",
    "ingresses",
    "per-ingress",
    "endpoint",
    "per-endpoint",
    "object",
    "per-object",
  ],
  writesPerSecond: 5,
};

/** `perPod`, `per_pod` and `Per-Pod` mean the same. */
export function isPerObject(value: string, options: Options): boolean {
  return options.perObjectValues.some((known) => plain(known) === plain(value));
}

function plain(value: string): string {
  return value.toLowerCase().replaceAll(/[-_\s]/g, "");
}
