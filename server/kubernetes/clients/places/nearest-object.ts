import type { IndexView } from "../../../contract/index-view.ts";
import type { Resource } from "../../../contract/resource.ts";

/**
 * The ConfigMap that a workload means by a name. Folders for several environments hold objects of the same names, so the
 * nearest one counts: in the workload's own file, else in the folder that shares most with it. Undefined when there is
 * none, or two are equally near.
 */
export function nearestConfigMap(index: IndexView, workload: Resource, name: string): Resource | undefined {
  const candidates = index
    .named("ConfigMap", name, workload.namespace)
    .filter((candidate) => candidate.role !== "patch" && candidate.chart?.folder === workload.chart?.folder);
  const distances = candidates.map((candidate) => distance(workload.document.file, candidate.document.file));
  const least = Math.min(...distances);
  const nearest = candidates.filter((_, i) => distances[i] === least);
  const exact = nearest.filter((candidate) => candidate.namespace === workload.namespace);
  const best = exact.length > 0 ? exact : nearest;
  return best.length === 1 ? best[0] : undefined;
}

/** Steps from one file's folder to the other's. */
function distance(from: string, to: string): number {
  if (from === to) return -1;
  const [a, b] = [from.split("/").slice(0, -1), to.split("/").slice(0, -1)];
  const different = a.findIndex((step, i) => step !== b[i]);
  const shared = different < 0 ? a.length : different;
  return a.length + b.length - 2 * shared;
}
