import type { Fix } from "../../server/contract/fix.ts";
import { type Detection, defineRule, type RuleContext } from "../../server/contract/rule.ts";
import type { ScalarNode } from "../../server/contract/tree.ts";
import { secondsOfGoDuration } from "../../server/kubernetes/duration.ts";
import { type KubeletSettings, kubeletSettingsOf } from "../../server/kubernetes/kubelet/configurations.ts";
import { count, rate, round } from "../../server/kubernetes/load/numbers.ts";
import { pollRequests } from "../../server/kubernetes/load/pollers.ts";
import { isAbsent, scalarAt } from "../../server/yaml/read.ts";
import { meta, type Options } from "./meta.ts";

/** Where neither field is set the status is reported every 5 minutes. kubernetes `pkg/kubelet/apis/config/v1beta1/defaults.go` */
const reportSeconds = 300;

/** KEP-589: "they may easily exceed 15kB", stored whole with each update. */
const nodeKilobytes = 15;

/** Nodes of the example where the configuration names none. */
const exampleNodes = 100;

interface Facts {
  readonly settings: KubeletSettings;
  readonly scalar: ScalarNode;
  readonly seconds: number;
  readonly nodes: number | undefined;
}

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: { resources: { kinds: ["KubeletConfiguration", "ConfigMap"], words: ["nodeStatusUpdateFrequency"] } },
  check,
  describe,
  fixes,
});

function* check({ subject, configuration }: RuleContext<Options>): Generator<Detection<Facts>> {
  const { nodes } = configuration.cluster;
  for (const settings of kubeletSettingsOf(subject)) {
    const scalar = scalarAt(settings.map, "nodeStatusUpdateFrequency");
    const report = scalarAt(settings.map, "nodeStatusReportFrequency");
    const isUnset = isAbsent(settings.map, "nodeStatusReportFrequency") || (report !== undefined && isZero(report));
    if (scalar === undefined || !scalar.certain || !settings.whole || !isUnset) continue;
    const seconds = secondsOfGoDuration(scalar.text);
    // Zero counts as not set.
    if (seconds === undefined || seconds <= 0 || seconds >= reportSeconds) continue;
    const { place, related } = scalar.origin;
    yield {
      facts: { settings, scalar, seconds, nodes },
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

function isZero({ text }: ScalarNode): boolean {
  return secondsOfGoDuration(text) === 0;
}

function describe({ scalar, seconds, nodes }: Facts): string {
  const many = nodes ?? exampleNodes;
  const now = pollRequests(many, seconds);
  const usual = pollRequests(many, reportSeconds);
  return `"nodeStatusUpdateFrequency: ${scalar.text}" without nodeStatusReportFrequency sets both: each node then writes its whole status every ${scalar.text} instead of every 5 minutes, whether or not anything changed. ${count(many)} nodes make ${rate(now)} instead of ${rate(usual)} status updates a second, ${rate(now * nodeKilobytes)} kB/s of new revisions in etcd with Node objects of ${nodeKilobytes} kB. Write "nodeStatusReportFrequency: 5m" beside it.`;
}

function fixes({ settings }: Facts): readonly Fix[] {
  const edits = settings.map.tree.editor.set(settings.map, ["nodeStatusReportFrequency"], "5m");
  return edits === undefined
    ? []
    : [{ title: "Add nodeStatusReportFrequency: 5m (restarts kubelets, node by node)", safety: "suggestion", edits }];
}
