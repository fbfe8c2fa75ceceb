import type { Chart, ChartDependency, ValuesReference } from "../../contract/resource.ts";
import type { TreeNode } from "../../contract/tree.ts";
import { folderOf, joinPath, nearestFolder } from "../../text/paths.ts";
import { itemsAt, textAt } from "../../yaml/read.ts";

/** What the chart needs of the workspace, asked only when somebody looks. */
export interface ChartSurroundings {
  readonly folders: ReadonlySet<string>;
  readonly hasFile: (path: string) => boolean;
  readonly references: (folder: string) => readonly ValuesReference[];
  /** What a file holds, when it is there. */
  readonly rootOf: (path: string) => TreeNode | undefined;
}

/**
 * Reads Chart.yaml, and the requirements.yaml that charts of apiVersion v1 have beside it.
 * https://helm.sh/docs/topics/charts/#the-chartyaml-file
 */
export function readChart(file: string, root: TreeNode, surroundings: ChartSurroundings): Chart {
  const folder = folderOf(file);
  const schemaFile = joinPath(folder, "values.schema.json");
  const parentFolder = folder === "" ? undefined : nearestFolder(folder, surroundings.folders);
  return {
    folder,
    name: textAt(root, "name") ?? folder,
    ...optional("version", textAt(root, "version")),
    ...optional("appVersion", textAt(root, "appVersion")),
    ...optional("parentFolder", parentFolder),
    ...optional("kubernetes", kubernetesOf(root)),
    dependencies: dependenciesOf(root, () => surroundings.rootOf(joinPath(folder, "requirements.yaml") ?? "")),
    get schemaFile() {
      return schemaFile !== undefined && surroundings.hasFile(schemaFile) ? schemaFile : undefined;
    },
    get references() {
      return surroundings.references(folder);
    },
  };
}

/**
 * What Helm holds against the cluster's version, and what Rancher does before it offers the chart: the charts of its
 * repositories have the upper end only there. https://github.com/rancher/charts
 */
function kubernetesOf(root: TreeNode): readonly string[] | undefined {
  const constraints = [textAt(root, "kubeVersion"), textAt(root, "annotations", "catalog.cattle.io/kube-version")];
  const given = constraints.filter((constraint) => constraint !== undefined);
  return given.length === 0 ? undefined : given;
}

function dependenciesOf(root: TreeNode, requirements: () => TreeNode | undefined): readonly ChartDependency[] {
  const own = itemsAt(root, "dependencies").flatMap(readDependency);
  if (own.length > 0 || textAt(root, "apiVersion") === "v2") return own;
  const beside = requirements();
  return beside === undefined ? [] : itemsAt(beside, "dependencies").flatMap(readDependency);
}

function readDependency(node: TreeNode): ChartDependency[] {
  const name = textAt(node, "name");
  if (name === undefined) return [];
  return [
    {
      name,
      key: textAt(node, "alias") ?? name,
      ...optional("version", textAt(node, "version")),
      ...optional("repository", textAt(node, "repository")),
      ...optional("condition", textAt(node, "condition")),
    },
  ];
}

function optional<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]: V });
}
