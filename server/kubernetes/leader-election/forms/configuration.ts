import type { Resource } from "../../../contract/resource.ts";
import type { MapNode, TreeNode, TreePath } from "../../../contract/tree.ts";
import { parseEmbedded } from "../../../yaml/embedded/parse-embedded.ts";
import { mapAt, scalarAt, textAt } from "../../../yaml/read.ts";
import { componentBase, knative, type Product, products, unknownProduct } from "../products.ts";
import { lockIn, type TimingKeys, timingsInMap } from "../settings/maps.ts";
import { type Election, type Timing, type TimingState, type TimingStates, unknownTimings } from "../timings.ts";
import { nameOf } from "./workload.ts";

const keys: TimingKeys = { leaseDuration: "leaseDuration", renewDeadline: "renewDeadline", retryPeriod: "retryPeriod" };

const knativeKeys: TimingKeys = {
  leaseDuration: "lease-duration",
  renewDeadline: "renew-deadline",
  retryPeriod: "retry-period",
};

interface Kind {
  readonly path: TreePath;
  readonly product: Product;
}

const certManager = products.find(({ id }) => id === "cert-manager") ?? unknownProduct;

/** Component configurations that hold an election. https://kubernetes.io/docs/reference/config-api/ */
const kinds: Readonly<Record<string, Kind>> = {
  KubeSchedulerConfiguration: { path: ["leaderElection"], product: componentBase },
  KubeControllerManagerConfiguration: { path: ["generic", "leaderElection"], product: componentBase },
  CloudControllerManagerConfiguration: { path: ["generic", "leaderElection"], product: componentBase },
  ControllerConfiguration: { path: ["leaderElectionConfig"], product: certManager },
};

/** Elections in component configurations, as objects of their own and in ConfigMaps, and Knative's ConfigMap. */
export function electionsOfConfiguration(resource: Resource): readonly Election[] {
  if (resource.kind !== "ConfigMap")
    return inComponent(resource.root, resource, resource.kind, resource.apiVersion, "");
  if (resource.name === "config-leader-election") return inKnative(resource);
  return (mapAt(resource.root, "data")?.entries ?? []).flatMap(({ key, value }) => {
    if (value.type !== "scalar" || !/\bleaderElection(?:Config)?["']?\s*:/.test(value.text)) return [];
    const { root } = parseEmbedded(value, key.endsWith(".json") ? "json" : "yaml");
    return inComponent(root, resource, textAt(root, "kind"), textAt(root, "apiVersion"), `data.${key} `);
  });
}

function inComponent(
  root: TreeNode,
  resource: Resource,
  kind: string | undefined,
  apiVersion: string | undefined,
  prefix: string,
): Election[] {
  if (kind === undefined || apiVersion === undefined || !isConfiguration(kind, apiVersion)) return [];
  const known = kinds[kind] ?? { path: ["leaderElection"], product: unknownProduct };
  const map = mapAt(root, ...known.path);
  if (map === undefined) return [];
  const whole = resource.role !== "patch" && map.complete;
  const states = withoutZeros(timingsInMap(map, keys, known.product, whole), known.product, whole);
  const lock = lockIn(map.get("resourceLock"), "resourceLock");
  const on = scalarAt(map, "leaderElect");
  if (states === undefined && lock === undefined && on === undefined) return [];
  return [
    {
      ...(states ?? allDefault(known.product, whole)),
      ...base(resource, known.product, `${prefix}${known.path.join(".")}`),
      enabled:
        typeof on?.value === "boolean" ? on.value : on === undefined && whole ? known.product.onByDefault : undefined,
      switchedOn: on?.origin,
      name: on === undefined ? known.path.join(".") : "leaderElect",
      lock,
    },
  ];
}

/**
 * In a component configuration a timing of zero is one that nobody set, so the default counts:
 * https://github.com/kubernetes/component-base/blob/master/config/v1alpha1/defaults.go and, for OpenShift's,
 * https://github.com/openshift/library-go/blob/master/pkg/config/leaderelection/leaderelection.go
 */
function withoutZeros(states: TimingStates | undefined, product: Product, whole: boolean): TimingStates | undefined {
  if (states === undefined) return undefined;
  const absent = allDefault(product, whole);
  const of = (timing: Timing): TimingState => {
    const state = states[timing];
    return state.state === "set" && state.setting.certain && state.setting.seconds === 0 ? absent[timing] : state;
  };
  return {
    leaseDuration: of("leaseDuration"),
    renewDeadline: of("renewDeadline"),
    retryPeriod: of("retryPeriod"),
  };
}

/**
 * Component configurations have groups such as `kubescheduler.config.k8s.io`, `config.kueue.x-k8s.io` or
 * `controller.config.cert-manager.io`, or say it in their kind, as SPIRE's ControllerManagerConfig does.
 */
function isConfiguration(kind: string, apiVersion: string): boolean {
  return /(?:^|\.)config\./.test(apiVersion.split("/")[0] ?? "") || /Config(?:uration)?$/.test(kind);
}

/** https://github.com/knative/pkg/blob/main/leaderelection/config.go */
function inKnative(resource: Resource): readonly Election[] {
  const data = mapAt(resource.root, "data");
  if (data === undefined) return [];
  const current = timingsInMap(data, knativeKeys, knative, isWhole(resource, data));
  // Versions that read the older keys had other defaults.
  const older = { ...knative, defaults: undefined };
  const states = current ?? timingsInMap(data, keys, older, false);
  if (states === undefined) return [];
  const product = current === undefined ? older : knative;
  return [
    {
      ...states,
      ...base(resource, product, "data"),
      enabled: true,
      switchedOn: undefined,
      name: "config-leader-election",
      lock: undefined,
    },
  ];
}

function isWhole({ role }: Resource, map: MapNode): boolean {
  return role !== "patch" && map.complete;
}

function base(resource: Resource, product: Product, key: string) {
  return { product, candidates: undefined, workload: undefined, resource: nameOf(resource), tag: undefined, key };
}

function allDefault(product: Product, whole: boolean): TimingStates {
  if (!whole || product.defaults === undefined) return unknownTimings;
  const state: TimingState = { state: "default" };
  return { leaseDuration: state, renewDeadline: state, retryPeriod: state };
}
