import type { Detection, RuleContext } from "../../../server/contract/rule.ts";
import { originOfSpan } from "../../../server/kubernetes/command-line/word.ts";
import { podTemplateOf } from "../../../server/kubernetes/pod-template.ts";
import type { ScriptFacts } from "../facts.ts";
import type { Options } from "../options.ts";
import { servingOf } from "../serving.ts";
import { type FoundCommand, listCommands } from "./scripts.ts";

/** Workloads that put one copy on each node. */
const perNodeKinds = new Set(["DaemonSet"]);

/** Commands of per-node workloads that list without resourceVersion. */
export function detectCommands(context: RuleContext<Options>): readonly Detection<ScriptFacts>[] {
  const { subject, index, options } = context;
  if (!options.scripts || subject.type !== "resource" || !perNodeKinds.has(subject.resource.kind)) return [];
  if (subject.resource.role === "patch") return [];
  const template = podTemplateOf(subject.resource);
  if (template === undefined) return [];
  return listCommands(template, index).map((found) => detection(found, context));
}

function detection({ command, runs, container }: FoundCommand, context: RuleContext<Options>): Detection<ScriptFacts> {
  const serving = servingOf(context.configuration.kubernetes, context.options.oldEtcd, command);
  const { node, start } = command.span;
  return {
    facts: { form: "script", command, runs, serving },
    place: originOfSpan(command.span).place,
    severity: serving.severity,
    incidents: ["aws-nth-quorum-list"],
    key: ["command", container.name ?? "", node.path.join("."), command.what, lineOf(node.text, start)].join(":"),
  };
}

/** A script can hold the same command several times; its text around it tells which, also after lines have moved. */
function lineOf(text: string, offset: number): string {
  const from = text.lastIndexOf("\n", offset - 1) + 1;
  const to = text.indexOf("\n", offset);
  return text.slice(from, to < 0 ? undefined : to).trim();
}
