import type { Resource } from "../../server/contract/resource.ts";
import type { ScalarNode } from "../../server/contract/tree.ts";
import { flowControlVersion } from "../../server/kubernetes/flow-control/api-versions.ts";
import { builtInLevel, builtInSchema } from "../../server/kubernetes/flow-control/built-in.ts";
import { scalarAt } from "../../server/yaml/read.ts";

/** A built-in object, and the first of its values that is not the built-in one. */
export interface BuiltInChange {
  readonly isMandatory: boolean;
  readonly changed: ScalarNode;
  readonly key: string;
  readonly builtIn: number | string;
}

/** Compares what is written with what the API server brings along; a value that is not written is not compared. */
export function builtInChange(resource: Resource): BuiltInChange | undefined {
  return resource.kind === "FlowSchema" ? schemaChange(resource) : levelChange(resource);
}

function schemaChange({ root, name }: Resource): BuiltInChange | undefined {
  const known = builtInSchema(name);
  if (known === undefined) return undefined;
  return firstChange(known.isMandatory, [
    ["matchingPrecedence", scalarAt(root, "spec", "matchingPrecedence"), known.precedence],
    ["priorityLevelConfiguration.name", scalarAt(root, "spec", "priorityLevelConfiguration", "name"), known.level],
  ]);
}

function levelChange({ root, name, apiVersion }: Resource): BuiltInChange | undefined {
  const known = builtInLevel(name);
  const version = flowControlVersion(apiVersion);
  // Of the level exempt only what may be changed is written in practice, so it is left alone.
  if (known === undefined || version === undefined || known.name === "exempt") return undefined;
  const { queuing } = known;
  const at = (...path: readonly string[]) => scalarAt(root, "spec", "limited", ...path);
  const queues = (key: string) => at("limitResponse", "queuing", key);
  return firstChange(known.isMandatory, [
    [version.sharesField, at(version.sharesField), known.shares],
    ["lendablePercent", at("lendablePercent"), known.lendablePercent],
    ["queues", queues("queues"), queuing?.queues],
    ["handSize", queues("handSize"), queuing?.handSize],
    ["queueLengthLimit", queues("queueLengthLimit"), queuing?.queueLengthLimit],
  ]);
}

type Comparison = readonly [key: string, written: ScalarNode | undefined, builtIn: number | string | undefined];

function firstChange(isMandatory: boolean, comparisons: readonly Comparison[]): BuiltInChange | undefined {
  for (const [key, changed, builtIn] of comparisons) {
    if (changed === undefined || builtIn === undefined || changed.value === builtIn || changed.value === null) continue;
    return { isMandatory, changed, key, builtIn };
  }
  return undefined;
}
