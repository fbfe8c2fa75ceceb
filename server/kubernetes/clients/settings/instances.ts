import type { Location, Setting } from "../../generated/client.ts";
import { type Child, childrenOf } from "../places/layers.ts";
import { type PathStep, searchPath } from "../places/path-search.ts";
import type { Root, SettingPlaces } from "../places/setting-places.ts";
import type { Spot } from "../places/spot.ts";
import { lookOf } from "../places/tree-spot.ts";
import type { Truth } from "../truth.ts";

/** One match of a `presence` setting: a source, a filter, a processor. */
export interface Instance {
  readonly spot: Spot;
  /** Where it stands; undefined when the image or the chart brings it along. */
  readonly written: { readonly location: Location; readonly child: Child; readonly caseless: boolean } | undefined;
}

export interface Instances {
  readonly list: readonly Instance[];
  /** Whether the setting is present: undefined when a place could not be read and none was found. */
  readonly present: Truth;
}

/** Every match of a presence setting that stands for itself. */
export function instancesOf(setting: Setting, places: SettingPlaces): Instances {
  const found: Instance[] = [];
  let known = true;
  let looked = 0;
  let byDefault: Truth | "unset" = "unset";
  let applied = false;
  for (const location of setting.at) {
    const reads = places.reads(location);
    const roots = reads === false ? undefined : places.rootsOf(location);
    if (roots === undefined) continue;
    applied = true;
    if (roots.hidden || reads === undefined) known = false;
    looked += roots.roots.length;
    for (const root of roots.roots) {
      const search = searchPath(root.start, root.steps, root.caseless);
      if (!search.known) known = false;
      const { values } = lookOf(search, location.in);
      for (const [i, child] of search.matches.entries()) {
        const spot = values[i]?.spot;
        const started = isStarted(location, child, root);
        if (started === undefined) known = false;
        if (started && spot) found.push({ spot, written: { location, child, caseless: root.caseless } });
      }
    }
    if (location.in === "values" && byDefault === "unset") byDefault = chartDefault(location, places);
  }
  if (found.length > 0) return { list: found, present: true };
  if (!known) return { list: [], present: undefined };
  return fallback(setting, places, { looked, applied, byDefault });
}

/** What holds where no place has a match. */
function fallback(
  setting: Setting,
  places: SettingPlaces,
  seen: { readonly looked: number; readonly applied: boolean; readonly byDefault: Truth | "unset" },
): Instances {
  const own: Truth = typeof setting.default === "boolean" ? setting.default : undefined;
  let present: Truth;
  if (places.subject === "workload") present = seen.looked > 0 ? false : own;
  else if (!seen.applied) present = undefined;
  else present = seen.byDefault === "unset" ? own : seen.byDefault;
  return { present, list: present ? [{ spot: places.anchor, written: undefined }] : [] };
}

/** What the chart itself has where its values say nothing: unknown where its configuration is out of view. */
export function chartDefault(
  location: Extract<Location, { readonly in: "values" }>,
  places: SettingPlaces,
): Truth | "unset" {
  // A configuration file in the values takes the place of the chart's own, whatever it holds.
  if (location.inside !== undefined && location.default === true) {
    const holds = places.holds(location.path);
    if (holds !== false) return holds === true ? false : undefined;
  }
  for (const path of location.elsewhere ?? []) if (places.holds(path) !== false) return undefined;
  for (const path of location.unless ?? []) {
    const holds = places.holds(path);
    if (holds !== false) return holds === true ? false : undefined;
  }
  return typeof location.default === "boolean" ? location.default : "unset";
}

/** Whether a list such as a pipeline's names the match, where the location asks for that. */
function isStarted(location: Location, child: Child, root: Root): Truth {
  const listedIn: readonly PathStep[] | undefined = "listedIn" in location ? location.listedIn : undefined;
  if (listedIn === undefined) return true;
  const { matches, known } = searchPath(root.start, listedIn);
  const names = matches.flatMap(({ nodes }) => childrenOf(nodes).map((item) => item.nodes[0]));
  if (names.some((name) => name.type === "scalar" && name.text === String(child.key))) return true;
  return known && names.every((name) => name.type === "scalar") ? false : undefined;
}
