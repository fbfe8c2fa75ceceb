import type { Fix } from "../../server/contract/fix.ts";
import { type Detection, defineRule, type RuleContext } from "../../server/contract/rule.ts";
import type { ScalarNode } from "../../server/contract/tree.ts";
import { secondsOfGoDuration } from "../../server/kubernetes/duration.ts";
import { type KubeletSettings, kubeletSettingsOf } from "../../server/kubernetes/kubelet/configurations.ts";
import { count, rate, round } from "../../server/kubernetes/load/numbers.ts";
import { pollRequests } from "../../server/kubernetes/load/pollers.ts";
import { isAbsent, scalarAt } from "../../server/yaml/read.ts";
import { meta, type Options } from "./meta.ts";

/** Where neither field is set the status is reported every 5 minutes, and computed every 10 s. kubernetes `pkg/kubelet/apis/config/v1beta1/defaults.go` */
const reportSeconds = 300;
const updateSeconds = 10;

/** KEP-589: "they may easily exceed 15kB", stored whole with each update. */
const nodeKilobytes = 15;

/** Nodes of the example where the configuration names none. */
const exampleNodes = 100;

interface Facts {
  readonly settings: KubeletSettings;
  /** The field that makes each node write so often, and its value in seconds. */
  readonly field: "nodeStatusUpdateFrequency" | "nodeStatusReportFrequency";
  readonly scalar: ScalarNode;
  readonly seconds: number;
  readonly nodes: number | undefined;
}

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: {
      kinds: ["KubeletConfiguration", "ConfigMap"],
      words: ["nodeStatusUpdateFrequency", "nodeStatusReportFrequency"],
    },
  },
  check,
  describe,
  fixes,
});

function* check({ subject, configuration }: RuleContext<Options>): Generator<Detection<Facts>> {
  const { nodes } = configuration.cluster;
  for (const settings of kubeletSettingsOf(subject)) {
    const found = tooFrequent(settings);
    if (found === undefined) continue;
    const { scalar, seconds } = found;
    const { place, related } = scalar.origin;
    yield {
      facts: { settings, ...found, nodes },
      place,
      related,
      ...(settings.resource !== undefined && { resource: settings.resource }),
      ...(nodes !== undefined && {
        estimate: {
          quantity: "node status updates",
          value: round(pollRequests(nodes, seconds)),
          unit: "writes/s",
          assumptions: [`${count(nodes)} nodes`, `one report every ${seconds} s although nothing changed`],
        },
      }),
      key: `${settings.key} nodeStatusReportFrequency`,
    };
  }
}

/** The field that makes a node write its status as often as it computes it. Zero counts as not set. */
function tooFrequent({ map, whole }: KubeletSettings): Pick<Facts, "field" | "scalar" | "seconds"> | undefined {
  const update = scalarAt(map, "nodeStatusUpdateFrequency");
  const report = scalarAt(map, "nodeStatusReportFrequency");
  const computed = update && secondsIn(update);
  const written = report && secondsIn(report);
  if (isAbsent(map, "nodeStatusReportFrequency") || written === 0) {
    if (update === undefined || computed === undefined || computed <= 0 || computed >= reportSeconds || !whole)
      return undefined;
    return { field: "nodeStatusUpdateFrequency", scalar: update, seconds: computed };
  }
  if (report === undefined || written === undefined || written <= 0 || written >= reportSeconds) return undefined;
  const isDefault = (isAbsent(map, "nodeStatusUpdateFrequency") && whole) || computed === 0;
  const every = isDefault ? updateSeconds : computed;
  return every === undefined || written > every
    ? undefined
    : { field: "nodeStatusReportFrequency", scalar: report, seconds: written };
}

function secondsIn({ certain, text }: ScalarNode): number | undefined {
  return certain ? secondsOfGoDuration(text) : undefined;
}

function describe({ field, scalar, seconds, nodes }: Facts): string {
  const many = nodes ?? exampleNodes;
  const now = pollRequests(many, seconds);
  const usual = pollRequests(many, reportSeconds);
  const isTrap = field === "nodeStatusUpdateFrequency";
  const reason = isTrap ? " without nodeStatusReportFrequency sets both" : " is as often as the status is computed";
  return `"${field}: ${scalar.text}"${reason}: each node then writes its whole status every ${scalar.text} instead of every 5 minutes, whether or not anything changed. ${count(many)} nodes make ${rate(now)} instead of ${rate(usual)} status updates a second, ${rate(now * nodeKilobytes)} kB/s of new revisions in etcd with Node objects of ${nodeKilobytes} kB. Write "nodeStatusReportFrequency: 5m"${isTrap ? " beside it" : ""}.`;
}

function fixes({ settings, field }: Facts): readonly Fix[] {
  const edits = settings.map.tree.editor.set(settings.map, ["nodeStatusReportFrequency"], "5m");
  const verb = field === "nodeStatusUpdateFrequency" ? "Add" : "Set";
  return edits === undefined
    ? []
    : [
        {
          title: `${verb} nodeStatusReportFrequency: 5m (restarts kubelets, node by node)`,
          safety: "suggestion",
          edits,
        },
      ];
}
