import type { NewFile, TextEdit } from "../../../server/contract/fix.ts";
import type { IndexView } from "../../../server/contract/index-view.ts";
import type { Chart } from "../../../server/contract/resource.ts";
import type { RuleContext } from "../../../server/contract/rule.ts";
import { ValuesSchema } from "../../../server/helm/values-schema.ts";
import { levelLines } from "../../../server/kubernetes/flow-control/write-objects.ts";
import { lineBreakOf } from "../../../server/text/edits.ts";
import { scalarAt } from "../../../server/yaml/read.ts";
import type { Facts } from "../facts.ts";
import type { Options } from "../options.ts";
import { inFolder } from "./chart-folder.ts";
import { namesInChart } from "./chart-names.ts";
import { common } from "./plan.ts";

type Edits = readonly (TextEdit | NewFile)[];

/** Values key that turns the objects on. */
const switchPath = ["flowControl", "enabled"];

/** A template with the two objects, and the value that turns it on. Undefined where the chart's names cannot be told. */
export function inChart(facts: Facts, chart: Chart, context: RuleContext<Options>): Edits | undefined {
  const { index } = context;
  const names = isForeign(chart, index) ? undefined : namesInChart(facts, chart, index);
  const values = names === undefined ? undefined : turnOn(chart, index);
  if (names === undefined || values === undefined) return undefined;
  const path = inFolder(chart, `templates/${names.file}`);
  if (index.file(path) !== undefined) return undefined;
  const objects = levelLines({ ...names, ...common(`${chart.folder}/${names.name}`, facts, context) });
  if (objects === undefined) return undefined;
  const eol = lineBreakOf(index.file(inFolder(chart, "Chart.yaml"))?.text ?? "");
  const [level, schema] = objects;
  const lines = [`{{- if .Values.${switchPath.join(".")} }}`, ...level, "---", ...schema, "{{- end }}", ""];
  return [{ create: path, newText: lines.join(eol) }, ...values];
}

/** A subchart that its parent takes from a repository is fetched anew with the next update. */
function isForeign({ parentFolder, name }: Chart, index: IndexView): boolean {
  if (parentFolder === undefined) return false;
  const parent = index.charts().find(({ folder }) => folder === parentFolder);
  return (
    parent?.dependencies.some(
      (item) => item.name === name && /^(?:https?|oci):|^[@]|^alias:/.test(item.repository ?? ""),
    ) ?? false
  );
}

/** Sets the switch in the chart's own values. What stands there already is not changed. */
function turnOn(chart: Chart, index: IndexView): Edits | undefined {
  const schemaText = chart.schemaFile === undefined ? undefined : index.file(chart.schemaFile)?.text;
  const schema = schemaText === undefined ? undefined : ValuesSchema.read(schemaText);
  if (schema?.at(switchPath).allowed === "no") return undefined;
  const file = inFolder(chart, "values.yaml");
  const defaults = index.valuesOf(chart).find(({ source }) => source === "default");
  if (defaults === undefined) {
    return index.file(file) === undefined ? [{ create: file, newText: "flowControl:\n  enabled: true\n" }] : undefined;
  }
  const written = scalarAt(defaults.root, ...switchPath);
  if (written !== undefined) return written.value === true ? [] : undefined;
  return defaults.root.tree.editor.set(defaults.root, switchPath, true);
}
