import type { IndexView } from "../../../server/contract/index-view.ts";
import type { Chart, Resource } from "../../../server/contract/resource.ts";
import type { TreeNode } from "../../../server/contract/tree.ts";
import { podTemplateOf } from "../../../server/kubernetes/pod-template.ts";
import { nodeAt } from "../../../server/yaml/read.ts";
import type { Account, Facts } from "../facts.ts";
import { placeIn } from "../template-place.ts";
import { chartOf, inFolder } from "./chart-folder.ts";

/** Names as a template of the chart writes them. */
export interface ChartNames {
  /** File below `templates/`. */
  readonly file: string;
  readonly name: string;
  readonly labels: readonly string[];
  readonly account: { readonly name: string; readonly namespace: string };
}

/** Names by the chart's own helpers; undefined where the account's name cannot be written. */
export function namesInChart(facts: Facts, chart: Chart, index: IndexView): ChartNames | undefined {
  const { agent } = facts;
  if (agent.type === "values" && agent.values.source === "subchart" && agent.values.local === undefined) {
    return namesForSubchart(String(agent.values.path.at(-1)), facts.account);
  }
  const daemonSets = daemonSetsOf(chart, index);
  const workload = facts.agent.type === "workload" ? facts.agent.workload : alone(daemonSets);
  const helpers = new Helpers(chart, index);
  const account = accountOf(workload, daemonSets, helpers, index) ?? facts.account.name;
  if (account === undefined || account === "default") return undefined;
  const fullname = helpers.include("fullname") ?? `{{ .Release.Name }}-${chart.name}`;
  const isOneOfMany = daemonSets.length > 1 && workload !== undefined;
  const stem = workload === undefined ? "" : stemOf(workload);
  const labels = helpers.include("labels", " | nindent 4");
  return {
    file: stem === "" ? "flowschema.yaml" : `${stem}-flowschema.yaml`,
    name: `{{ .Release.Namespace }}-${fullname}${isOneOfMany ? `-${stem}` : ""}`,
    labels: labels === undefined ? [] : ["labels:", `  ${labels.replace("{{ ", "{{- ")}`],
    account: { name: account, namespace: namespaceOf(workload, index) ?? "{{ .Release.Namespace }}" },
  };
}

/** A subchart that is out of view: its account is made in the release's namespace, its helpers are its own. */
function namesForSubchart(key: string, { name, expression }: Account): ChartNames | undefined {
  const account = name ?? expression;
  if (account === undefined || account === "default") return undefined;
  return {
    file: `${key}-flowschema.yaml`,
    name: `{{ .Release.Namespace }}-{{ .Release.Name }}-${key}`,
    labels: [],
    account: { name: account, namespace: "{{ .Release.Namespace }}" },
  };
}

/** Each template once, however many renders it has. */
function daemonSetsOf(chart: Chart, index: IndexView): readonly Resource[] {
  const all = index
    .resources("DaemonSet")
    .filter(({ document }) => chartOf(document.file, index)?.folder === chart.folder);
  const keyOf = ({ document, root }: Resource) => `${document.file} ${root.origin.place.range.start}`;
  return all.filter((item, i) => all.findIndex((other) => keyOf(other) === keyOf(item)) === i);
}

function alone(items: readonly Resource[]): Resource | undefined {
  return items.length === 1 ? items[0] : undefined;
}

function stemOf({ document }: Resource): string {
  return (document.file.split("/").at(-1) ?? "")
    .replace(/\.[^.]+$/, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
}

/** The account as the DaemonSet's template writes it, else by the helper that `helm create` makes for it. */
function accountOf(
  workload: Resource | undefined,
  daemonSets: readonly Resource[],
  helpers: Helpers,
  index: IndexView,
): string | undefined {
  const spec = workload === undefined ? undefined : podTemplateOf(workload)?.spec;
  const written = sourceOf(workload, nodeAt(spec, "serviceAccountName"), index);
  return written ?? (daemonSets.length > 1 ? undefined : helpers.include("serviceAccountName"));
}

function namespaceOf(workload: Resource | undefined, index: IndexView): string | undefined {
  return sourceOf(workload, nodeAt(workload?.root, "metadata", "namespace"), index);
}

/** A value as its template writes it, where it means the same in any other template: a literal, or an action on the root. */
function sourceOf(workload: Resource | undefined, node: TreeNode | undefined, index: IndexView): string | undefined {
  if (workload === undefined || node === undefined) return undefined;
  const place = placeIn(workload.document.file, node);
  const source = place && (index.file(place.file)?.text.slice(place.range.start, place.range.end) ?? "");
  if (source === undefined) return undefined;
  if (/^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$/.test(source)) return /^\d+$/.test(source) ? undefined : source;
  const action = /^(["']?)\{\{-?\s*(.+?)\s*-?\}\}\1$/s.exec(source)?.[2];
  if (action === undefined || action.includes("{{")) return undefined;
  const onRoot = /^(?:include\s+"[^"]+"\s+[.$]|\$?\.(?:Values|Release)\.[\w.]+)(?:\s*\|\s*quote)?$/.test(action);
  return onRoot ? `{{ ${action} }}` : undefined;
}

/** Objects whose templates show how a chart calls its helpers. */
const usualKinds = ["DaemonSet", "ServiceAccount", "ClusterRoleBinding", "Service"];

/** The named templates of a chart. */
class Helpers {
  readonly #names: ReadonlySet<string>;
  readonly #texts: readonly string[];

  constructor(
    private readonly chart: Chart,
    index: IndexView,
  ) {
    const files = [
      inFolder(chart, "templates/_helpers.tpl"),
      inFolder(chart, "templates/_helpers.yaml"),
      ...chart.references.map(({ file }) => file),
      ...usualKinds
        .flatMap((kind) => index.resources(kind))
        .map(({ document }) => document.file)
        .filter((file) => file.startsWith(inFolder(chart, "templates/"))),
    ];
    this.#texts = [...new Set(files)].map((file) => index.file(file)?.text ?? "");
    const defined = this.#texts.flatMap((text) =>
      [...text.matchAll(/\{\{-?\s*define\s+"([^"]+)"/g)].map(([, name]) => name ?? ""),
    );
    this.#names = new Set(defined);
  }

  /** A call of the chart's `<prefix>.<suffix>`: by its own name, else the only one there is. */
  include(suffix: string, pipe = ""): string | undefined {
    const own = `${this.chart.name}.${suffix}`;
    const all = [...this.#names].filter((name) => name.endsWith(`.${suffix}`));
    const name = this.#names.has(own) ? own : all.length === 1 ? all[0] : undefined;
    return name === undefined || !this.#isCalled(name) ? undefined : `{{ include "${name}" .${pipe} }}`;
  }

  /** Whether the chart itself calls it with the root alone; some helpers want a dictionary. */
  #isCalled(name: string): boolean {
    const call = new RegExp(`(?:include|template)\\s+"${name.replaceAll(".", "\\.")}"\\s+[.$]\\s*[-|})]`);
    return this.#texts.some((text) => call.test(text));
  }
}
