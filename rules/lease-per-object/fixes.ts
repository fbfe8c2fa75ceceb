import { stringify } from "yaml";
import type { Fix, NewFile, TextEdit } from "../../server/contract/fix.ts";
import type { RuleContext } from "../../server/contract/rule.ts";
import { runbookEdit } from "../../server/kubernetes/leases/runbook-note.ts";
import { schemaOf } from "./detect/chart-default.ts";
import type { ChartDefault, Facts, LeaseMode, PodLock } from "./facts.ts";
import type { Options } from "./options.ts";

type Edits = readonly (TextEdit | NewFile)[];

/** All are suggestions: they rename locks of a running system. */
export function fixes(facts: Facts, context: RuleContext<Options>): readonly Fix[] {
  switch (facts.form) {
    case "lease-mode":
      return modeFixes(facts.key, settingOf(facts), facts.scalar.tree.file, replaceMode(facts, context), context);
    case "chart-default":
      return modeFixes(
        facts.path.join("."),
        facts.path.join("."),
        valuesFile(facts),
        insertMode(facts, context),
        context,
      );
    case "pod-lock":
      return lockFixes(facts);
    default:
      return [];
  }
}

/** The whole path, so that the runbook names what to search for. */
function settingOf({ scalar }: LeaseMode): string {
  return scalar.path.join(".");
}

function replaceMode({ scalar, values }: LeaseMode, context: RuleContext<Options>): Edits | undefined {
  const inChart = scalar.path.slice(values.path.length).map(String);
  if (values.local !== undefined && !takesNamespace(values.local, inChart, context)) return undefined;
  return scalar.tree.editor.replaceScalar(scalar, "namespace");
}

function insertMode(facts: ChartDefault, context: RuleContext<Options>): Edits | undefined {
  const { chart, path, defaults } = facts;
  if (!takesNamespace(chart, path, context)) return undefined;
  if (defaults !== undefined) return defaults.root.tree.editor.set(defaults.root, path, "namespace");
  const file = valuesFile(facts);
  if (context.index.file(file) !== undefined) return undefined;
  const nested = path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), "namespace");
  return [{ create: file, newText: stringify(nested) }];
}

/** A schema that lists other values, or forbids the key, would refuse the chart. */
function takesNamespace(
  chart: ChartDefault["chart"],
  path: readonly string[],
  { index }: RuleContext<Options>,
): boolean {
  const answer = schemaOf(chart, index)?.at(path);
  return answer === undefined || (answer.allowed !== "no" && (answer.values?.includes("namespace") ?? true));
}

function valuesFile({ chart }: ChartDefault): string {
  return chart.folder === "" ? "values.yaml" : `${chart.folder}/values.yaml`;
}

function modeFixes(
  name: string,
  setting: string,
  file: string,
  edits: Edits | undefined,
  context: RuleContext<Options>,
): readonly Fix[] {
  if (edits === undefined) return [];
  const title = `Set ${name} to namespace (renames the locks of a running mesh: a canary of 100 Pods first)`;
  const plain: Fix = { title, safety: "suggestion", edits };
  const { runbook } = context.configuration;
  const note = runbook === undefined ? undefined : runbookEdit(runbook, context.index, setting, file);
  if (note === undefined) return [plain];
  return [plain, { title: `${title}, and note it in ${runbook}`, safety: "suggestion", edits: [...edits, note] }];
}

function lockFixes({ span, workload, setting }: PodLock): readonly Fix[] {
  if (span === undefined || workload === undefined) return [];
  const edits = span.node.tree.editor.replaceSlice(span.node, span.start, span.end, workload);
  if (edits === undefined) return [];
  const title = `Set ${setting} to ${workload} (one lock for all Pods: one leads, the others stand by)`;
  return [{ title, safety: "suggestion", edits }];
}
