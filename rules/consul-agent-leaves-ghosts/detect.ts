import type { IndexView } from "../../server/contract/index-view.ts";
import type { Resource, ValuesTree } from "../../server/contract/resource.ts";
import type { Detection, RuleContext } from "../../server/contract/rule.ts";
import type { MapNode } from "../../server/contract/tree.ts";
import { isTestHook } from "../../server/kubernetes/batch.ts";
import { originOfSpan, type TextSpan } from "../../server/kubernetes/command-line/word.ts";
import { type ConsulAgent, consulAgentsOf } from "../../server/kubernetes/consul/agents.ts";
import { chartValuesOf, runsClients } from "../../server/kubernetes/consul/chart-values.ts";
import { settingIn } from "../../server/kubernetes/consul/configuration.ts";
import { mapAt, scalarAt } from "../../server/yaml/read.ts";
import { walk } from "../../server/yaml/walk.ts";
import type { Options } from "./meta.ts";

export interface Facts {
  readonly cause: "setting" | "grace";
  /** The value that is to be changed. */
  readonly span: TextSpan;
}

export function* detect({ subject, index, options }: RuleContext<Options>): Generator<Detection<Facts>> {
  if (subject.type === "resource") yield* inWorkload(subject.resource, index, options);
  if (subject.type === "values") yield* inValues(subject.values, index, options);
}

function* inWorkload(resource: Resource, index: IndexView, { servers }: Options): Generator<Detection<Facts>> {
  if (isTestHook(resource)) return;
  for (const agent of consulAgentsOf(resource, index)) {
    if (agent.mode !== "client" && !(servers && agent.mode === "server")) continue;
    const facts = causeOf(agent);
    if (facts === undefined) continue;
    const { place, related } = originOfSpan(facts.span);
    yield { facts, place, related, resource, key: `${agent.container.name ?? "agent"} ${facts.cause}` };
  }
}

function causeOf({ configuration, container, template }: ConsulAgent): Facts | undefined {
  // Then the others forget it sooner, and somebody has thought about it.
  if (configuration.texts.some(({ text }) => /\b(?:advertise_)?reconnect_timeout\b/.test(text))) return undefined;
  const setting = settingIn(configuration.texts, "leave_on_terminate");
  if (setting?.text === "false" && !leavesBefore(container.node)) return { cause: "setting", span: setting.span };
  const grace = scalarAt(template?.spec, "terminationGracePeriodSeconds");
  if (grace?.value !== 0 || !grace.certain) return undefined;
  return { cause: "grace", span: { node: grace, start: 0, end: grace.text.length } };
}

/** `consul leave` before the container is stopped. */
function leavesBefore(container: MapNode): boolean {
  const hook = mapAt(container, "lifecycle", "preStop");
  return (
    hook !== undefined && [...walk(hook)].some(({ node }) => node.type === "scalar" && /\bleave\b/.test(node.text))
  );
}

/** HashiCorp's chart sets `leave_on_terminate` itself; `extraConfig` comes after it. */
function* inValues(values: ValuesTree, index: IndexView, { servers }: Options): Generator<Detection<Facts>> {
  const chart = chartValuesOf(values, "consul", index);
  if (chart === undefined || index.isRendered(values)) return;
  for (const part of ["client", "server"]) {
    const text = scalarAt(values.root, part, "extraConfig");
    if (text === undefined || (part === "client" ? runsClients(chart) !== true : !servers)) continue;
    const setting = settingIn([text], "leave_on_terminate");
    if (setting?.text !== "false" || /reconnect_timeout/.test(text.text)) continue;
    const { place, related } = originOfSpan(setting.span);
    yield { facts: { cause: "setting", span: setting.span }, place, related, key: `${part}.extraConfig` };
  }
}
