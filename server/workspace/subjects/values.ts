import type { Chart, ChartIdentity, ValuesTree } from "../../contract/resource.ts";
import type { SourceDocument } from "../../contract/source.ts";
import { joinPath } from "../../text/paths.ts";
import { mapAt } from "../../yaml/read.ts";
import type { Structure } from "../structure/structure.ts";

/** The values trees of a values file: the whole, and the section of each subchart. */
export function valuesTreesOf(document: SourceDocument, structure: Structure): readonly ValuesTree[] {
  const { root } = document.tree;
  if (root.type !== "map") return [];
  const role = structure.valuesRole(document.file);
  const whole: ValuesTree = {
    document,
    root,
    source: role?.source ?? "overlay",
    chart: role?.chart,
    local: role?.local,
    path: [],
    ...(role?.release !== undefined && { release: role.release }),
    ...(role?.isPartial === true && { isPartial: true }),
  };
  return [whole, ...subchartTrees(whole, structure)];
}

/** Sections of a parent's values that go to a dependency, as trees of their own. */
export function subchartTrees(parent: ValuesTree, structure: Structure): readonly ValuesTree[] {
  return (parent.local?.dependencies ?? []).flatMap((dependency) => {
    const section = mapAt(parent.root, dependency.key);
    if (section === undefined) return [];
    const local = parent.local === undefined ? undefined : vendored(parent.local, dependency, structure);
    const tree: ValuesTree = {
      ...parent,
      root: section,
      source: "subchart",
      chart: local ?? dependency,
      local,
      path: section.path,
      around: parent,
    };
    return [tree, ...subchartTrees(tree, structure)];
  });
}

/** The dependency's own folder, if it lies in the workspace. */
function vendored(parent: Chart, dependency: ChartIdentity, structure: Structure): Chart | undefined {
  const below = joinPath(parent.folder, `charts/${dependency.name}`);
  const file = dependency.repository?.startsWith("file://")
    ? joinPath(parent.folder, dependency.repository.slice(7))
    : undefined;
  return [below, file].flatMap((folder) => (folder === undefined ? [] : (structure.chartIn(folder) ?? [])))[0];
}
