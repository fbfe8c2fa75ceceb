import type { Client, Location, Setting, Value } from "../../generated/client.ts";
import { isWithin, type VersionRange } from "../matching/version.ts";
import { type PathStep, searchPath } from "../places/path-search.ts";
import type { SettingPlaces } from "../places/setting-places.ts";
import type { Look, Spot } from "../places/spot.ts";
import { lookOf } from "../places/tree-spot.ts";
import { coerce } from "./coerce.ts";
import { chartDefault, type Instance, type Instances, instancesOf } from "./instances.ts";

/** Which instance of each presence setting a question is about. */
export type Binding = ReadonlyMap<string, Instance>;

/** What is known of a setting. A setting that allows several values of one name can have several. */
export interface Reading {
  readonly state: "known" | "unknown";
  /** Empty when the setting is absent. */
  readonly values: readonly Value[];
  /** Where it stands, else where it would stand. */
  readonly spot: Spot | undefined;
}

/** The settings of one client at one subject. */
export class ClientSettings {
  readonly #instances = new Map<string, Instances>();

  constructor(
    readonly client: Client,
    readonly places: SettingPlaces,
    readonly version: VersionRange | undefined,
  ) {}

  setting(name: string): Setting | undefined {
    return this.client.settings[name];
  }

  instances(name: string): Instances {
    const setting = this.setting(name);
    const known =
      this.#instances.get(name) ?? (setting ? instancesOf(setting, this.places) : { list: [], present: undefined });
    this.#instances.set(name, known);
    return known;
  }

  read(name: string, binding: Binding): Reading {
    const setting = this.setting(name);
    if (setting === undefined) return { state: "unknown", values: [], spot: undefined };
    if (setting.type === "presence" && setting.each === undefined) return this.#presence(name, binding);
    const exists = setting.versions === undefined || isWithin(this.version, setting.versions) !== false;
    if (!exists) return { state: "known", values: [], spot: this.spots(name, binding)[0] };
    return this.#value(name, setting, binding);
  }

  /** Where the setting could be written: first where it stands, then the places of the catalogue in their order. */
  spots(name: string, binding: Binding): readonly Spot[] {
    const setting = this.setting(name);
    const looks = (setting?.at ?? []).flatMap((location) => {
      const look = this.places.reads(location) === true ? this.#look(location, setting, binding) : undefined;
      return look === undefined || look === "brought along" ? [] : [look];
    });
    const found = looks.flatMap(({ values }) => values.map(({ spot }) => spot));
    return [...found, ...looks.flatMap(({ missing }) => missing ?? [])];
  }

  #presence(name: string, binding: Binding): Reading {
    const bound = binding.get(name);
    if (bound !== undefined) return { state: "known", values: [true], spot: bound.spot };
    const { present, list } = this.instances(name);
    const spot = list[0]?.spot ?? this.places.anchor;
    return present === undefined ? { state: "unknown", values: [], spot } : { state: "known", values: [present], spot };
  }

  #value(name: string, setting: Setting, binding: Binding): Reading {
    let missing: Spot | undefined;
    // Within the instance, or what brings it along, is nearer than a variable of the whole container.
    let own: Spot | undefined;
    let byDefault: Value | undefined;
    let applied = this.places.subject === "workload";
    const unknown: Reading = { state: "unknown", values: [], spot: undefined };
    if (setting.each !== undefined && !binding.has(setting.each)) return unknown;
    for (const location of setting.at) {
      const reads = this.places.reads(location);
      const look = reads === false ? undefined : this.#look(location, setting, binding);
      if (look === undefined) continue;
      applied = true;
      if (look === "brought along") {
        own ??= binding.get(setting.each ?? "")?.spot;
        if (location.in === "values") byDefault ??= location.default;
        continue;
      }
      if (look.values.length > 0) return readingOf(setting, look);
      if (!look.known || reads === undefined) return { ...unknown, spot: look.missing };
      missing ??= look.missing;
      if (setting.each !== undefined && this.#owner(location, setting.each)) own ??= look.missing;
      if (location.in !== "values") continue;
      const chart = location.elsewhere || location.unless ? chartDefault(location, this.places) : location.default;
      if (chart === undefined && location.elsewhere) return { ...unknown, spot: missing };
      if (chart !== undefined && chart !== "unset") byDefault ??= chart;
    }
    if (!applied) return unknown;
    const value = byDefault ?? setting.default ?? (setting.type === "presence" ? false : undefined);
    const spot = own ?? missing ?? binding.get(setting.each ?? name)?.spot;
    return { state: "known", values: value === undefined ? [] : [value], spot };
  }

  /** `brought along`: the setting of an instance that is written nowhere in view. */
  #look(location: Location, setting: Setting | undefined, binding: Binding): Look | "brought along" | undefined {
    const aside = this.places.lookAside(location);
    if (aside !== undefined) return aside;
    const each = setting?.each;
    const instance = each === undefined ? undefined : binding.get(each);
    if (each === undefined || this.#owner(location, each) === undefined) return this.#lookFromRoots(location);
    if (instance?.written === undefined) return this.places.rootsOf(location) && "brought along";
    const steps = stepsBelow(location, instance.written.location);
    if (steps === undefined) return undefined;
    return lookOf(searchPath(instance.written.child, steps, instance.written.caseless), location.in);
  }

  /** The place of the presence setting that the location stands below. */
  #owner(location: Location, each: string): Location | undefined {
    return this.setting(each)?.at.find((candidate) => stepsBelow(location, candidate) !== undefined);
  }

  #lookFromRoots(location: Location): Look | undefined {
    const roots = this.places.rootsOf(location);
    if (roots === undefined) return undefined;
    const looks = roots.roots.map(({ start, steps, caseless }) =>
      lookOf(searchPath(start, steps, caseless), location.in),
    );
    return {
      values: looks.flatMap(({ values }) => values),
      known: !roots.hidden && looks.every(({ known }) => known),
      missing: looks[0]?.missing ?? roots.missing,
    };
  }
}

function readingOf(setting: Setting, look: Look): Reading {
  const spot = look.values.at(-1)?.spot;
  const values = look.values.map(({ scalar }) => {
    if (setting.type === "presence") return true;
    return scalar === undefined ? undefined : coerce(setting.type, scalar);
  });
  const known = values.filter((value) => value !== undefined);
  const agree = setting.type === "string" || new Set(known).size === 1;
  return known.length === values.length && agree
    ? { state: "known", values: known, spot }
    : { state: "unknown", values: [], spot };
}

/** The steps from a match of `owner` to `location`; undefined when it does not stand below it. */
export function stepsBelow(location: Location, owner: Location): readonly PathStep[] | undefined {
  if (location.in === "config" && owner.in === "config") {
    return same(location.formats, owner.formats) && same(location.files, owner.files)
      ? restOf(location.path, owner.path)
      : undefined;
  }
  if (location.in !== "values" || owner.in !== "values" || location.chart !== owner.chart) return undefined;
  if (location.inside === undefined || owner.inside === undefined) {
    return location.inside === owner.inside ? restOf(location.path, owner.path) : undefined;
  }
  return same(location.path, owner.path) && location.inside.format === owner.inside.format
    ? restOf(location.inside.path, owner.inside.path)
    : undefined;
}

function restOf(path: readonly PathStep[], start: readonly PathStep[]): readonly PathStep[] | undefined {
  return start.every((step, i) => same(step, path[i])) ? path.slice(start.length) : undefined;
}

function same(a: unknown, b: unknown): boolean {
  // Most are texts, or the very same object.
  return a === b || (typeof a === "object" && typeof b === "object" && JSON.stringify(a) === JSON.stringify(b));
}
