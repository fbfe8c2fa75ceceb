import type { Resource } from "../../contract/resource.ts";
import { podTemplateOf } from "../../kubernetes/pod-template.ts";
import { itemsAt, textAt } from "../../yaml/read.ts";

/** Names of the ConfigMaps that a workload's pods mount or take their environment from. */
export function configMapNames(workload: Resource): readonly string[] {
  const spec = podTemplateOf(workload)?.spec;
  const volumes = itemsAt(spec, "volumes").flatMap((volume) => [
    textAt(volume, "configMap", "name"),
    ...itemsAt(volume, "projected", "sources").map((source) => textAt(source, "configMap", "name")),
  ]);
  const containers = [...itemsAt(spec, "initContainers"), ...itemsAt(spec, "containers")];
  const environment = containers.flatMap((container) => [
    ...itemsAt(container, "envFrom").map((source) => textAt(source, "configMapRef", "name")),
    ...itemsAt(container, "env").map((variable) => textAt(variable, "valueFrom", "configMapKeyRef", "name")),
  ]);
  return [...new Set([...volumes, ...environment].filter((name) => name !== undefined))];
}
