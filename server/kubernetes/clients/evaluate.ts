import type { Client, Condition, Hazard } from "../generated/client.ts";
import { holds, isRuledOut, type Surroundings } from "./conditions.ts";
import type { OpenHazard, SeenClient } from "./seen-client.ts";
import type { Binding, ClientSettings } from "./settings/client-settings.ts";
import { measure } from "./settings/coerce.ts";
import type { Instance } from "./settings/instances.ts";

/** More combinations of instances than this are not looked at one by one: then nothing is told of them. */
const mostBindings = 400;

/** The hazards of a client that are not ruled out, whatever its settings are. */
export function possibleHazards(client: Client, surroundings: Surroundings): readonly Hazard[] {
  return client.hazards.filter(({ when }) => !isRuledOut(when, surroundings));
}

/**
 * Evaluates the hazards of a client that was seen.
 * @param possible those among its hazards that are not ruled out
 */
export function evaluate(
  seen: Omit<SeenClient, "hazards" | "gentle">,
  possible: readonly Hazard[] = possibleHazards(seen.client, seen.scope),
): SeenClient {
  const { client } = seen;
  const hazards = possible.flatMap((hazard) => openAt(hazard, seen));
  return { ...seen, hazards, gentle: hazards.length === 0 && isGentle(client, seen) };
}

function openAt(hazard: Hazard, seen: OpenHazard["seen"]): OpenHazard[] {
  const { scope } = seen;
  const names = [...settingsIn(hazard.when), ...(hazard.setting === undefined ? [] : [hazard.setting])];
  const open = bindingsOf(names, scope.settings).flatMap((binding): OpenHazard[] => {
    if (holds(hazard.when, scope, binding) !== true) return [];
    const spot = hazard.setting === undefined ? undefined : scope.settings.read(hazard.setting, binding).spot;
    const place = spot?.place ?? seen.anchor;
    const key = [seen.client.id, hazard.id, spot?.key ?? ""].join(":");
    return [{ hazard, seen, place, key, every: everyOf(hazard, scope.settings, binding), binding }];
  });
  return open.filter(
    ({ place }, i) =>
      open.findIndex((other) => other.place.file === place.file && other.place.range.start === place.range.start) === i,
  );
}

function everyOf({ every, everySetting }: Hazard, settings: ClientSettings, binding: Binding): number | undefined {
  if (everySetting === undefined) return every;
  const { values } = settings.read(everySetting, binding);
  return measure("number", values[0]) ?? every;
}

function isGentle(client: Client, seen: OpenHazard["seen"]): boolean {
  return (client.gentle ?? []).some(({ when }) => {
    if (when === undefined) return true;
    const bindings = bindingsOf(settingsIn(when), seen.scope.settings);
    return bindings.length > 0 && bindings.every((binding) => holds(when, seen.scope, binding) === true);
  });
}

/** Every combination of instances that the named settings can be asked about; one without instances where there are none. */
function bindingsOf(names: readonly string[], settings: ClientSettings): readonly Binding[] {
  const groups = new Set(names.flatMap((name) => groupOf(name, settings) ?? []));
  let bindings: ReadonlyMap<string, Instance>[] = [new Map()];
  for (const group of groups) {
    const { list } = settings.instances(group);
    if (list.length === 0) continue;
    if (bindings.length * list.length > mostBindings) return [];
    bindings = bindings.flatMap((binding) => list.map((instance) => new Map([...binding, [group, instance]])));
  }
  return bindings;
}

/** The presence setting that a setting is one of the instances of, or belongs to. */
function groupOf(name: string, settings: ClientSettings): string | undefined {
  const setting = settings.setting(name);
  return setting?.each ?? (setting?.type === "presence" ? name : undefined);
}

function settingsIn(condition: Condition): readonly string[] {
  if ("allOf" in condition) return condition.allOf.flatMap(settingsIn);
  if ("anyOf" in condition) return condition.anyOf.flatMap(settingsIn);
  if ("not" in condition) return settingsIn(condition.not);
  return "setting" in condition ? [condition.setting] : [];
}
