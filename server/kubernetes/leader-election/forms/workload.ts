import type { IndexView } from "../../../contract/index-view.ts";
import type { Resource } from "../../../contract/resource.ts";
import { commandsOf } from "../../command-line/commands.ts";
import { flagsOf, lastFlag } from "../../command-line/flags.ts";
import { type Environment, type EnvironmentValue, environmentOf } from "../../environment.ts";
import { replicasOf } from "../../etcd/whole.ts";
import { parseImage } from "../../image.ts";
import { type Container, podTemplateOf } from "../../pod-template.ts";
import { type Product, productOf, products, unknownProduct } from "../products.ts";
import { electionOfFlags } from "../settings/flags.ts";
import { stateOfValue } from "../settings/setting.ts";
import { type Election, type Timing, type TimingState, type TimingStates, timings } from "../timings.ts";

/** Elections that a workload's containers hold by flags or by variables. */
export function electionsOfWorkload(resource: Resource, index: IndexView): readonly Election[] {
  const template = podTemplateOf(resource);
  if (template === undefined) return [];
  const configMap = (name: string) => index.resource("ConfigMap", resource.namespace, name);
  const whole = resource.role !== "patch" && resource.root.complete;
  return template.containers.flatMap((container): Election[] => {
    if (container.isInit) return [];
    const image = container.image === undefined ? undefined : parseImage(container.image);
    const base = {
      candidates: resource.kind === "DaemonSet" ? undefined : replicasOf(resource),
      workload: resource,
      resource: nameOf(resource),
      tag: image?.tag,
    };
    const found = commandsOf(container.node).flatMap((command): Election[] => {
      const product = productOf(image?.repository, command.program) ?? unknownProduct;
      const flags = electionOfFlags(flagsOf(command), product, whole && command.complete);
      return flags === undefined ? [] : [{ ...base, ...flags.states, ...flags, product, key: keyOf(container) }];
    });
    const environment = environmentOf(container.node, configMap);
    if (electsInEtcd(container)) return found;
    return [
      ...found,
      ...fromVariables(container, image?.repository, environment, whole).map((own) => ({ ...base, ...own })),
    ];
  });
}

function fromVariables(container: Container, repository: string | undefined, environment: Environment, whole: boolean) {
  // Where the image is a variable, the names of kube-vip's own variables still tell.
  const isKubeVip = repository === undefined && environment.get("vip_leaseduration").state === "text";
  const product: Product | undefined = isKubeVip
    ? products.find(({ id }) => id === "kube-vip")
    : productOf(repository, undefined);
  const { variables } = product ?? {};
  if (product === undefined || variables === undefined) return [];
  const state = (timing: Timing) =>
    variableState(environment.get(variables[timing]), timing, variables[timing], product, whole);
  const states: TimingStates = {
    leaseDuration: state("leaseDuration"),
    renewDeadline: state("renewDeadline"),
    retryPeriod: state("retryPeriod"),
  };
  const enabled = isOn(product, environment);
  const isWritten = timings.some((timing) => states[timing].state === "set");
  const switched = product.id === "kube-vip" ? environment.get("vip_leaderelection") : undefined;
  if (!isWritten && !(switched?.state === "text" && enabled === true)) return [];
  const switchedOn = switched?.state === "text" ? switched.scalar.origin : undefined;
  const name = switched?.state === "text" ? "vip_leaderelection" : variables.leaseDuration;
  return [{ ...states, product, enabled, switchedOn, name, lock: undefined, key: `${keyOf(container)} env` }];
}

function variableState(
  value: EnvironmentValue,
  timing: Timing,
  name: string,
  product: Product,
  whole: boolean,
): TimingState {
  switch (value.state) {
    case "text":
      return stateOfValue(timing, name, value.scalar, product) ?? { state: "default" };
    case "absent":
      return whole && product.defaults !== undefined ? { state: "default" } : { state: "unknown" };
    default:
      return { state: "unknown" };
  }
}

function isOn(product: Product, environment: Environment): boolean | undefined {
  if (product.id === "kube-vip") {
    const values = ["vip_leaderelection", "svc_election"].map((name) => environment.get(name));
    if (values.some((value) => value.state === "text" && value.scalar.text === "true")) return true;
    return values.some(({ state }) => state === "unknown") ? undefined : false;
  }
  const disabled = environment.get("LEADER_ELECTION_DISABLE");
  if (disabled.state === "text") return disabled.scalar.text !== "true";
  return disabled.state === "absent" ? product.onByDefault : undefined;
}

/** kube-vip with `--leaderElectionType=etcd` holds no Lease and reads its timings in another way. */
function electsInEtcd({ node }: Container): boolean {
  return lastFlag(commandsOf(node).flatMap(flagsOf), "leaderElectionType")?.value === "etcd";
}

export function nameOf({ kind, namespace, name }: Resource) {
  return { kind, ...(namespace !== undefined && { namespace }), ...(name !== undefined && { name }) };
}

function keyOf({ node }: Container): string {
  return node.path.join(".");
}
