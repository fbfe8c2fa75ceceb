import type { Chart, ChartDependency, ValuesReference } from "../../contract/resource.ts";
import type { TreeNode } from "../../contract/tree.ts";
import { chartFields, dependencyFields, type Fields, underNames } from "../../helm/chart-keys.ts";
import { folderOf, joinPath, nearestFolder } from "../../text/paths.ts";
import { listAt, textAt } from "../../yaml/read.ts";

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
  const fields = fieldsOf(root, chartFields);
  const schemaFile = joinPath(folder, "values.schema.json");
  const parentFolder = folder === "" ? undefined : nearestFolder(folder, surroundings.folders);
  return {
    folder,
    name: textAt(fields.get("name")) ?? folder,
    ...optional("version", textAt(fields.get("version"))),
    ...optional("appVersion", textAt(fields.get("appVersion"))),
    ...optional("parentFolder", parentFolder),
    ...optional("kubernetes", kubernetesOf(fields)),
    dependencies: dependenciesOf(fields, surroundings.rootOf(joinPath(folder, "requirements.yaml") ?? "")),
    get schemaFile() {
      return schemaFile !== undefined && surroundings.hasFile(schemaFile) ? schemaFile : undefined;
    },
    get references() {
      return surroundings.references(folder);
    },
  };
}

type Nodes = ReadonlyMap<string, TreeNode>;

function fieldsOf(node: TreeNode, names: Fields): Nodes {
  if (node.type !== "map") return new Map();
  return underNames(
    node.entries.map(({ key, value }) => [key, value]),
    names,
  );
}

/**
 * What Helm holds against the cluster's version, and what Rancher does before it offers the chart: the charts of its
 * repositories have the upper end only there. https://github.com/rancher/charts
 */
function kubernetesOf(fields: Nodes): readonly string[] | undefined {
  const constraints = [
    textAt(fields.get("kubeVersion")),
    textAt(fields.get("annotations"), "catalog.cattle.io/kube-version"),
  ];
  const given = constraints.filter((constraint) => constraint !== undefined);
  return given.length === 0 ? undefined : given;
}

/** Helm reads requirements.yaml over Chart.yaml. */
function dependenciesOf(fields: Nodes, requirements: TreeNode | undefined): readonly ChartDependency[] {
  const beside = requirements && listAt(fieldsOf(requirements, chartFields).get("dependencies"));
  return (beside ?? listAt(fields.get("dependencies")))?.items.flatMap(readDependency) ?? [];
}

function readDependency(node: TreeNode): ChartDependency[] {
  const fields = fieldsOf(node, dependencyFields);
  const name = textAt(fields.get("name"));
  if (name === undefined) return [];
  return [
    {
      name,
      key: textAt(fields.get("alias")) ?? name,
      ...optional("version", textAt(fields.get("version"))),
      ...optional("repository", textAt(fields.get("repository"))),
      ...optional("condition", textAt(fields.get("condition"))),
    },
  ];
}

function optional<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]: V });
}
