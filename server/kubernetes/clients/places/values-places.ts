import type { ScalarNode } from "../../../contract/tree.ts";
import type { ClientChart, Location } from "../../generated/client.ts";
import { isWithin, type VersionRange } from "../matching/version.ts";
import type { Truth } from "../truth.ts";
import { ConfigFiles } from "./config-files.ts";
import { type Child, holdsSomething, type Layers } from "./layers.ts";
import { type PathStep, type Search, searchPath } from "./path-search.ts";
import type { Roots, SettingPlaces } from "./setting-places.ts";
import type { Look, Spot } from "./spot.ts";
import { lookOf } from "./tree-spot.ts";

/** Values of one chart: the tree in question, laid over those below it. */
export class ValuesPlaces implements SettingPlaces {
  readonly subject = "values";
  readonly #root: Child;
  readonly #texts = new ConfigFiles({ files: [], hidden: [] });

  /**
   * @param open true when values that are out of view are laid over or under these, so that nothing is known to be absent
   */
  constructor(
    readonly chart: ClientChart,
    readonly chartVersion: VersionRange | undefined,
    layers: Layers,
    private readonly open: boolean,
  ) {
    this.#root = { key: "", entry: undefined, nodes: layers };
  }

  get anchor(): Spot {
    const when = this.chart.runsPerNodeWhen;
    const path: readonly PathStep[] = when !== undefined && "values" in when ? when.values : ["image"];
    const look = lookOf(this.search(path), "values");
    const place = look.values[0]?.spot.place ?? look.missing?.place ?? this.#root.nodes[0].origin.place;
    return { kind: "values", place: { ...place, grade: "parent" }, key: "", write: () => undefined };
  }

  search(path: readonly PathStep[]): Search {
    const search = searchPath(this.#root, path);
    return this.open ? { ...search, known: search.known && search.matches.length > 0 } : search;
  }

  /** The scalar at a path: undefined where nothing, or something else, stands; `known` as in {@link Search}. */
  scalar(path: readonly PathStep[]): { readonly scalar: ScalarNode | undefined; readonly known: boolean } {
    const { matches, known } = this.search(path);
    const node = matches[0]?.nodes[0];
    return node?.type === "scalar" ? { scalar: node, known: true } : { scalar: undefined, known: known && !node };
  }

  rootsOf(location: Location): Roots | undefined {
    if (location.in !== "values" || location.chart !== this.chart.name) return undefined;
    const { inside, path } = location;
    if (inside === undefined) {
      return { roots: [{ start: this.#root, steps: path, caseless: false }], hidden: this.open, missing: undefined };
    }
    const search = this.search(path);
    const texts = search.matches.map(({ nodes }) => nodes[0]);
    const scalars = texts.filter((node) => node.type === "scalar");
    const roots = scalars.map((scalar) => {
      const start = { key: "", entry: undefined, nodes: [this.#texts.parse(scalar, inside.format).root] } as const;
      return { start, steps: inside.path, caseless: inside.format === "fluent-bit" };
    });
    const hidden = !search.known || scalars.length < texts.length;
    const missing = lookOf(search, "values").missing;
    return { roots, hidden, missing: missing && unwritable(missing) };
  }

  lookAside(): Look | undefined {
    return undefined;
  }

  reads(location: Location): Truth {
    if (location.in !== "values" || location.chart !== this.chart.name) return false;
    return location.chartVersions === undefined ? true : isWithin(this.chartVersion, location.chartVersions);
  }

  holds(path: readonly PathStep[]): Truth {
    const { matches, known } = this.search(path);
    const [first] = matches;
    return first === undefined ? (known ? false : undefined) : holdsSomething(first.nodes);
  }

  definesVariable(): Truth {
    return undefined;
  }
}

function unwritable({ kind, place, key }: Spot): Spot {
  return { kind, place, key, write: () => undefined };
}
