import type { IndexView } from "../../../contract/index-view.ts";
import type { Resource } from "../../../contract/resource.ts";
import { podTemplateOf } from "../../pod-template.ts";
import { clientsIn, matchContainer } from "../matching/match-container.ts";
import { isWithin } from "../matching/version.ts";
import type { OpenHazard } from "../seen-client.ts";

/**
 * Whether another workload in view mounts the configuration file too and runs the same program in a version outside
 * `versions`: an option that this one needs could stop that one.
 */
export function isReadByAnotherVersion({ seen, place }: OpenHazard, versions: string, index: IndexView): boolean {
  const { source, client } = seen;
  if (source.type !== "workload") return false;
  const file = index.configMapsOf(source.workload).find((map) => holds(map, place));
  const others = (file === undefined ? [] : index.workloadsReading(file)).filter((other) => other !== source.workload);
  return others.some((other) => {
    const containers = podTemplateOf(other)?.containers ?? [];
    const matched = containers.flatMap((container) =>
      matchContainer(container, (repository) => clientsIn(repository, [client])),
    );
    return matched.some(({ version }) => isWithin(version, versions) !== true);
  });
}

function holds({ root }: Resource, { file, range }: OpenHazard["place"]): boolean {
  const own = root.origin.place;
  return own.file === file && own.range.start <= range.start && range.end <= own.range.end;
}
