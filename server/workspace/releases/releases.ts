import type { Resource } from "../../contract/resource.ts";
import type { FluxSources } from "./flux-sources.ts";
import { patternMatcher } from "./path-pattern.ts";
import type { ReleaseValues } from "./release-values.ts";

/** Releases by the files and ConfigMaps that they take values from. */
export class Releases {
  /** The same as long as it would answer the same. */
  readonly signature: string;
  readonly #byFile = new Map<string, ReleaseValues[]>();
  readonly #patterns: (readonly [(path: string) => boolean, ReleaseValues])[] = [];
  readonly #byConfigMap = new Map<string, ReleaseValues[]>();
  readonly #known = new Map<string, ReleaseValues | undefined>();
  readonly #folders: ReadonlySet<string>;

  constructor(
    all: readonly ReleaseValues[],
    readonly sources: FluxSources,
  ) {
    this.#folders = new Set(all.flatMap(({ folder }) => (folder === undefined ? [] : [folder])));
    this.signature = JSON.stringify([all, sources.all]);
    for (const values of all) {
      for (const file of values.files) {
        if (file.includes("*")) this.#patterns.push([patternMatcher(file), values]);
        else add(this.#byFile, file, values);
      }
      for (const { name } of values.configMaps) add(this.#byConfigMap, name, values);
    }
  }

  /** What the releases that take a file agree on; undefined when none does, or for different charts. */
  ofFile(path: string): ReleaseValues | undefined {
    if (this.#known.has(path)) return this.#known.get(path);
    const matching = this.#patterns.flatMap(([matches, values]) => (matches(path) ? [values] : []));
    const agreed = agreedOn([...(this.#byFile.get(path) ?? []), ...matching]);
    this.#known.set(path, agreed);
    return agreed;
  }

  /** Whether a release is of the chart in a folder. */
  areOf(folder: string): boolean {
    return this.#folders.has(folder);
  }

  get takeConfigMaps(): boolean {
    return this.#byConfigMap.size > 0;
  }

  /** The keys of a ConfigMap that hold values, each with what the releases that take it agree on. */
  ofConfigMap({ name, namespace }: Resource): ReadonlyMap<string, ReleaseValues> {
    const byKey = new Map<string, ReleaseValues[]>();
    for (const values of new Set(this.#byConfigMap.get(name ?? ""))) {
      for (const wanted of values.configMaps) {
        const isSame = [wanted.namespace, undefined].includes(namespace) || wanted.namespace === undefined;
        if (wanted.name === name && isSame) add(byKey, wanted.key, values);
      }
    }
    return new Map(
      [...byKey].flatMap(([key, all]) => {
        const agreed = agreedOn(all);
        return agreed === undefined ? [] : [[key, agreed] as const];
      }),
    );
  }
}

function add<T>(groups: Map<string, T[]>, key: string, item: T): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [item]);
  else group.push(item);
}

function agreedOn(all: readonly ReleaseValues[]): ReleaseValues | undefined {
  const [first] = all;
  if (first === undefined) return undefined;
  const { chart, folder, release, files, configMaps } = first;
  const name = chart?.name;
  if (all.some((other) => other.chart?.name !== name || other.folder !== folder)) return undefined;
  const same = <T>(value: T, of: (values: ReleaseValues) => T) =>
    value !== undefined && all.every((v) => of(v) === value);
  const isOfVersion = same(chart?.version, (values) => values.chart?.version);
  const isOfRepository = same(chart?.repository, (values) => values.chart?.repository);
  const isNamed = same(release.name, (values) => values.release.name);
  const isPlaced = same(release.namespace, (values) => values.release.namespace);
  const { version, repository } = chart ?? {};
  return {
    chart:
      name === undefined
        ? undefined
        : {
            name,
            ...(isOfVersion && version !== undefined && { version }),
            ...(isOfRepository && repository !== undefined && { repository }),
          },
    folder,
    release: {
      ...(isNamed && release.name !== undefined && { name: release.name }),
      ...(isPlaced && release.namespace !== undefined && { namespace: release.namespace }),
    },
    isPartial: all.some((values) => values.isPartial),
    files,
    configMaps,
  };
}
