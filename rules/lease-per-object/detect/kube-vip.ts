import type { Resource, ValuesTree } from "../../../server/contract/resource.ts";
import type { Detection, RuleContext } from "../../../server/contract/rule.ts";
import type { ScalarNode } from "../../../server/contract/tree.ts";
import { secondsOf } from "../../../server/kubernetes/duration.ts";
import { environmentOf } from "../../../server/kubernetes/environment.ts";
import { isRepository, parseImage } from "../../../server/kubernetes/image.ts";
import { announcedServices } from "../../../server/kubernetes/leases/announced-services.ts";
import { retryPeriodSeconds } from "../../../server/kubernetes/load/leases.ts";
import { podTemplateOf } from "../../../server/kubernetes/pod-template.ts";
import { scalarAt } from "../../../server/yaml/read.ts";
import type { KubeVip } from "../facts.ts";
import { loadOf } from "../load.ts";
import type { Options } from "../options.ts";

/**
 * kube-vip with `svc_election`: a Lease `kubevip-<service>` for each LoadBalancer Service, updated every
 * `vip_retryperiod` seconds. https://kube-vip.io/docs/installation/flags/
 */
export function* kubeVipPods(resource: Resource, context: RuleContext<Options>): Generator<Detection<KubeVip>> {
  const configMap = (name: string) => context.index.resource("ConfigMap", resource.namespace, name);
  for (const container of podTemplateOf(resource)?.containers ?? []) {
    const repository = container.image === undefined ? undefined : parseImage(container.image)?.repository;
    if (
      repository === undefined ||
      !["kube-vip/kube-vip", "plndr/kube-vip"].some((known) => isRepository(repository, known))
    )
      continue;
    const environment = environmentOf(container.node, configMap);
    const read = (name: string) => {
      const value = environment.get(name);
      return value.state === "text" ? value.scalar : undefined;
    };
    yield* election(read("svc_election"), read("svc_enable"), read("vip_retryperiod"), context);
  }
}

/** Values of the kube-vip chart carry the same variables below `env`. */
export function* kubeVipValues(values: ValuesTree, context: RuleContext<Options>): Generator<Detection<KubeVip>> {
  if (values.chart?.name !== "kube-vip") return;
  const read = (name: string) => scalarAt(values.root, "env", name);
  yield* election(read("svc_election"), read("svc_enable"), read("vip_retryperiod"), context);
}

function* election(
  setting: ScalarNode | undefined,
  services: ScalarNode | undefined,
  retryPeriod: ScalarNode | undefined,
  context: RuleContext<Options>,
): Generator<Detection<KubeVip>> {
  if (setting?.text !== "true" || !setting.certain || services?.text === "false") return;
  const period = secondsOf(retryPeriod?.text) ?? retryPeriodSeconds;
  const inView = announcedServices(context.index);
  const objects = inView > 0 && context.configuration.wholeViewKnown ? inView : undefined;
  const load = loadOf(objects, "LoadBalancer Services in view", period);
  const isHeavy = (load.writesPerSecond ?? 0) >= context.options.writesPerSecond;
  if (objects !== undefined && !isHeavy) return;
  const { place, related } = setting.origin;
  yield {
    facts: { form: "kube-vip", load },
    place,
    related,
    severity: isHeavy ? "warning" : "info",
    incidents: ["kube-vip-lost-leases", "bright-cluster-mesh"],
    key: "svc_election",
  };
}
