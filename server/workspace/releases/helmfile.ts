import type { ChartIdentity } from "../../contract/resource.ts";
import type { SourceDocument } from "../../contract/source.ts";
import type { MapNode } from "../../contract/tree.ts";
import { baseName, folderOf, joinPath } from "../../text/paths.ts";
import { itemsAt, listAt, textAt } from "../../yaml/read.ts";
import type { InlineValues } from "./inline.ts";
import { pathPattern } from "./path-pattern.ts";
import { chartIdentity, plainText, type ReleaseValues, releaseOf } from "./release-values.ts";

/** Whether a file is read by helmfile. https://helmfile.readthedocs.io/en/stable/#configuration */
export function isHelmfile(path: string): boolean {
  if (!path.includes("helmfile")) return false;
  const name = baseName(path);
  return (
    /^helmfile([-._][^/]*)?\.ya?ml$/.test(name) || (/(^|\/)helmfile\.d\/[^/]+$/.test(path) && /\.ya?ml$/.test(name))
  );
}

/** Files under `values` of the releases of all documents of one helmfile. */
export function helmfileReleases(documents: readonly SourceDocument[]): readonly ReleaseValues[] {
  const repositories = repositoriesIn(documents);
  return documents.flatMap(({ file, tree: { root } }) =>
    itemsAt(root, "releases").flatMap((release): ReleaseValues[] => {
      if (release.type !== "map") return [];
      const folder = folderOf(file);
      const files = itemsAt(release, "values").flatMap((item) => filePath(folder, textAt(item), release) ?? []);
      const chart = plainText(release, "chart");
      const path = chart?.startsWith(".") ? joinPath(folder, chart) : undefined;
      return files.length === 0 ? [] : [{ ...described(release, repositories), files, folder: path, configMaps: [] }];
    }),
  );
}

/** Maps under `values` of the releases of one document. */
export function helmfileInlineValues(
  document: SourceDocument,
  documents: readonly SourceDocument[],
): readonly InlineValues[] {
  const repositories = repositoriesIn(documents);
  return itemsAt(document.tree.root, "releases").flatMap((release) =>
    itemsAt(release, "values").flatMap((item) =>
      release.type === "map" && item.type === "map" ? [{ ...described(release, repositories), root: item }] : [],
    ),
  );
}

function filePath(folder: string, written: string | undefined, release: MapNode): string | undefined {
  const name = plainText(release, "name");
  const named =
    name === undefined ? written : written?.replace(/\{\{[`{\s]{0,20}\.Release\.Name[\s}`]{0,20}\}\}/g, () => name);
  return named === undefined ? undefined : pathPattern(folder, named);
}

function repositoriesIn(documents: readonly SourceDocument[]): ReadonlyMap<string, string> {
  const named = documents.flatMap(({ tree: { root } }) =>
    itemsAt(root, "repositories").flatMap((repository) => {
      const name = plainText(repository, "name");
      const url = plainText(repository, "url");
      return name === undefined || url === undefined ? [] : [[name, url] as const];
    }),
  );
  return new Map(named);
}

function described(release: MapNode, repositories: ReadonlyMap<string, string>) {
  const layers =
    itemsAt(release, "values").length + itemsAt(release, "set").length + itemsAt(release, "secrets").length;
  const inherits = listAt(release, "inherit") !== undefined || release.get("valuesTemplate") !== undefined;
  return {
    chart: chartOf(plainText(release, "chart"), plainText(release, "version"), repositories),
    release: releaseOf(plainText(release, "name"), plainText(release, "namespace")),
    isPartial: layers > 1 || inherits || !release.complete,
  };
}

/** `repository/chart`, an OCI address, or a path. */
function chartOf(
  written: string | undefined,
  version: string | undefined,
  repositories: ReadonlyMap<string, string>,
): ChartIdentity | undefined {
  const [prefix = ""] = written?.split("/") ?? [];
  const isAddress = written?.includes("://") === true;
  const address = isAddress ? written : repositories.get(prefix);
  return chartIdentity(written, version, address);
}
