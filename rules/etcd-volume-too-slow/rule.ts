import type { Fix, TextEdit } from "../../server/contract/fix.ts";
import { type Detection, defineRule, type RuleContext } from "../../server/contract/rule.ts";
import { etcdIops, gp2Iops } from "../../server/kubernetes/load/volumes.ts";
import { meta, type Options } from "./meta.ts";
import { type MemberVolumes, volumesOf } from "./volumes.ts";

interface Facts {
  readonly volumes: MemberVolumes;
  /** Undefined for hard disks. */
  readonly iops: number | undefined;
}

const hardDisks = new Set(["st1", "sc1", "standard", "pd-standard", "Standard_LRS"]);

/** Nodes of the smallest cluster in etcd's table; a larger one asks for more. https://etcd.io/docs/v3.6/op-guide/hardware/ */
const smallClusterNodes = 50;

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: [
      { kinds: ["StatefulSet"], words: ["etcd"] },
      { kinds: ["Cluster"], words: ["volumeType"] },
    ],
  },
  check,
  describe,
  fixes,
});

function* check({ subject, index, options, configuration }: RuleContext<Options>): Generator<Detection<Facts>> {
  if (subject.type !== "resource") return;
  const { nodes } = configuration.cluster;
  for (const volumes of volumesOf(subject.resource, index)) {
    const iops = iopsOf(volumes);
    // One member is a test; two are an accident of their own.
    if (volumes.members < 3 || (!hardDisks.has(volumes.type) && (iops === undefined || iops >= options.minimumIops)))
      continue;
    const { place, related } = volumes.origin;
    const isSmall = nodes !== undefined && nodes <= smallClusterNodes;
    yield {
      facts: { volumes, iops },
      place,
      related,
      ...(isSmall && { severity: "info" as const }),
      ...(iops !== undefined && { estimate: estimate(volumes, iops) }),
      key: volumes.key,
    };
  }
}

function iopsOf({ type, gibibytes, iops }: MemberVolumes): number | undefined {
  if (type === "gp2") return gibibytes === undefined ? undefined : gp2Iops(gibibytes);
  return type === "io1" || type === "io2" ? iops : undefined;
}

function estimate({ type, gibibytes }: MemberVolumes, iops: number) {
  const assumptions = type === "gp2" ? [`a ${type} volume of ${gibibytes} GiB, bursts aside`] : [`a ${type} volume`];
  return { quantity: "Operations of one volume", value: iops, unit: "IOPS", assumptions };
}

function describe({ volumes: { type, gibibytes, members }, iops }: Facts, { options }: RuleContext<Options>): string {
  const need = `etcd needs ${etcdIops.minimum} operations a second in sequence, and what providers publish can be ten times that, so ${options.minimumIops} are wanted here`;
  const effect = "Every write waits for the log of a majority; when it waits longer Leases are late and leaders change";
  if (iops === undefined)
    return `The ${members} members of this etcd are on ${type} volumes, which are hard disks. ${effect}. Use solid state: gp3, pd-ssd or Premium_LRS for example.`;
  const burst =
    type === "gp2"
      ? ` Bursts to 3,000 hide that for about ${burstMinutes(iops)} minutes, and end when the load stays.`
      : "";
  const size = gibibytes === undefined ? "" : ` of ${Math.round(gibibytes)} GiB`;
  return `Each of the ${members} members of this etcd is on a ${type} volume${size}, which gives ${Math.round(iops)} operations a second; ${need}.${burst} ${effect}. Use gp3, which gives 3,000 at any size, or a type with as many of its own.`;
}

/** 5.4 million credits at 3,000 a second, less what comes in. https://docs.aws.amazon.com/ebs/latest/userguide/general-purpose.html */
function burstMinutes(baseline: number): number {
  return Math.round(5_400_000 / (3000 - baseline) / 60);
}

/** kOps changes a volume in place; a claim of a StatefulSet cannot be changed. */
function fixes({ volumes: { type, typeNodes } }: Facts): readonly Fix[] {
  if (typeNodes.length === 0 || !["gp2", "io1", "io2", "st1", "sc1", "standard"].includes(type)) return [];
  const edits: TextEdit[] = [];
  for (const node of typeNodes) {
    const own = node.tree.editor.replaceScalar(node, "gp3");
    if (own === undefined) return [];
    edits.push(...own);
  }
  return [
    {
      title: "Use gp3 for all members (kOps changes the volumes when it updates the cluster)",
      safety: "suggestion",
      edits,
    },
  ];
}
