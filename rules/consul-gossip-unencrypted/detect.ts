import type { IndexView } from "../../server/contract/index-view.ts";
import type { Resource, ValuesTree } from "../../server/contract/resource.ts";
import type { Detection, RuleContext } from "../../server/contract/rule.ts";
import { isTestHook } from "../../server/kubernetes/batch.ts";
import { isWithin, versionOfRange } from "../../server/kubernetes/clients/matching/version.ts";
import { lastFlag } from "../../server/kubernetes/command-line/flags.ts";
import { type ConsulAgent, consulAgentsOf } from "../../server/kubernetes/consul/agents.ts";
import { type ChartValues, chartValuesOf, runsClients } from "../../server/kubernetes/consul/chart-values.ts";
import { settingIn } from "../../server/kubernetes/consul/configuration.ts";
import { placeOfMissing } from "../../server/kubernetes/missing-place.ts";
import { listAt, mapAt, scalarAt, textAt } from "../../server/yaml/read.ts";
import type { Options } from "./meta.ts";

export interface Facts {
  /** The chart's values; undefined for an agent in a workload. */
  readonly values: ValuesTree | undefined;
  /** Whether the chart is known to make a key itself; old ones only take a Secret. */
  readonly canGenerate: boolean;
}

export function* detect({ subject, index, options }: RuleContext<Options>): Generator<Detection<Facts>> {
  if (subject.type === "resource") yield* inWorkload(subject.resource, index, options);
  if (subject.type === "values") yield* inValues(subject.values, index, options);
}

function* inWorkload(resource: Resource, index: IndexView, { servers }: Options): Generator<Detection<Facts>> {
  if (isTestHook(resource) || isOfChart(resource)) return;
  for (const agent of consulAgentsOf(resource, index)) {
    const isMeant = agent.mode === "client" || (servers && agent.mode === "server");
    if (!isMeant || !agent.configuration.isWhole || hasUnknownWords(agent) || !joins(agent)) continue;
    if (lastFlag(agent.flags, "encrypt") !== undefined) continue;
    if (settingIn(agent.configuration.texts, "encrypt") !== undefined) continue;
    yield {
      facts: { values: undefined, canGenerate: false },
      place: agent.place,
      resource,
      key: agent.container.name ?? "agent",
    };
  }
}

/** Objects of HashiCorp's chart: its values are what is to be changed. */
function isOfChart({ role, root }: Resource): boolean {
  return role === "rendered" && textAt(root, "metadata", "labels", "chart") === "consul-helm";
}

/** `$EXTRA_ARGS` may hold the key. */
function hasUnknownWords({ command, flags }: ConsulAgent): boolean {
  const read = new Set(flags.flatMap(({ words }) => words));
  return command.words.some((word) => !word.known && !read.has(word));
}

function joins({ flags, configuration }: ConsulAgent): boolean {
  return (
    flags.some(({ name }) => name === "join" || name === "retry-join") ||
    configuration.texts.some(({ text }) => /\b(?:retry_join|start_join)\b/.test(text))
  );
}

function* inValues(values: ValuesTree, index: IndexView, { servers }: Options): Generator<Detection<Facts>> {
  const chart = chartValuesOf(values, "consul", index);
  if (chart === undefined || hasLoadedVolumes(values)) return;
  const own = scalarAt(values.root, "client", "enabled");
  const isPool = runsClients(chart) === true || (servers && runsServers(chart));
  if (!isPool || isEncrypted(chart) !== false || (own === undefined && values.source !== "default" && !servers)) return;
  const written = scalarAt(values.root, "global", "gossipEncryption", "autoGenerate");
  const parent = mapAt(values.root, "global", "gossipEncryption") ?? mapAt(values.root, "global") ?? values.root;
  const isNew = isWithin(versionOfRange(values.chart?.version), ">=1.0.0") === true;
  yield {
    facts: { values, canGenerate: isNew || chart.get("global", "gossipEncryption", "autoGenerate").state === "set" },
    place: written?.origin.place ?? (parent === values.root && own ? own.origin.place : placeOfMissing(parent)),
    key: "gossipEncryption",
  };
}

function hasLoadedVolumes({ root }: ValuesTree): boolean {
  return ["client", "server"].some((part) => (listAt(root, part, "extraVolumes")?.items.length ?? 0) > 0);
}

function runsServers({ get }: ChartValues): boolean {
  const enabled = get("server", "enabled");
  const all = get("global", "enabled");
  if (enabled.state === "set" && typeof enabled.scalar.value === "boolean") return enabled.scalar.value;
  return enabled.state !== "unknown" && (all.state === "absent" || (all.state === "set" && all.scalar.value === true));
}

/** Undefined where it cannot be told. */
function isEncrypted({ get }: ChartValues): boolean | undefined {
  const settings = [
    get("global", "gossipEncryption", "autoGenerate"),
    get("global", "gossipEncryption", "secretName"),
    get("client", "extraConfig"),
    get("server", "extraConfig"),
  ];
  if (settings.some(({ state }) => state === "unknown")) return undefined;
  const [generate, secret, ...extra] = settings.map((item) => (item.state === "set" ? item.scalar : undefined));
  if (generate?.value === true || (secret?.text ?? "") !== "") return true;
  return extra.some((text) => text !== undefined && settingIn([text], "encrypt") !== undefined);
}
