import type { Resource } from "../contract/resource.ts";
import type { MapNode } from "../contract/tree.ts";
import { mapAt } from "../yaml/read.ts";

/** The specs of a Job, or of what a CronJob makes. */
export interface Batch {
  readonly resource: Resource;
  /** Undefined for a bare Job. */
  readonly cron: MapNode | undefined;
  readonly job: MapNode;
  /** Undefined where it cannot be seen. */
  readonly pod: MapNode | undefined;
}

/** Undefined for other kinds, also for those of that name in other groups, and where the Job's spec cannot be seen. */
export function batchOf(resource: Resource): Batch | undefined {
  const { kind, root } = resource;
  if (!isOfBatch(resource)) return undefined;
  const cron = kind === "CronJob" ? mapAt(root, "spec") : undefined;
  const job = kind === "Job" ? mapAt(root, "spec") : mapAt(cron, "jobTemplate", "spec");
  return job && { resource, cron, job, pod: mapAt(job, "template", "spec") };
}

/** Whether a Job or CronJob is Kubernetes' own, and not an operator's kind of that name. */
export function isOfBatch({ apiVersion }: Resource): boolean {
  return apiVersion.startsWith("batch/");
}

/** Hooks that a chart runs only to test a release are no workload of the cluster. */
export function isTestHook({ root }: Resource): boolean {
  const hook = mapAt(root, "metadata", "annotations")?.get("helm.sh/hook");
  return hook?.type === "scalar" && /\btest(?:-success|-failure)?\b/.test(hook.text);
}
