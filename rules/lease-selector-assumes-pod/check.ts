import type { Place } from "../../server/contract/place.ts";
import type { Resource } from "../../server/contract/resource.ts";
import type { Detection, RuleContext } from "../../server/contract/rule.ts";
import type { MapNode, ScalarNode } from "../../server/contract/tree.ts";
import { commandsOf } from "../../server/kubernetes/command-line/commands.ts";
import { readScript } from "../../server/kubernetes/command-line/shell/read-script.ts";
import { type Command, originOfSpan, spanOf } from "../../server/kubernetes/command-line/word.ts";
import { sharedModesInView } from "../../server/kubernetes/leases/lease-mode.ts";
import { podTemplateOf } from "../../server/kubernetes/pod-template.ts";
import { itemsAt, mapAt, textAt } from "../../server/yaml/read.ts";
import { walk } from "../../server/yaml/walk.ts";
import type { Options } from "./meta.ts";

export interface Facts {
  readonly form: "permission" | "script" | "selector";
  /** What asks, as written. */
  readonly written: string;
  /** `global.leaseMode: namespace`, and its file. */
  readonly mode: string;
  readonly file: string;
}

/** Only where a namespace lease mode is in view: with a Lease for each Pod all of this is right. */
export function* check({ subject, index }: RuleContext<Options>): Generator<Detection<Facts>> {
  if (subject.type !== "resource") return;
  const { resource } = subject;
  const asking = [...permissions(resource), ...scripts(resource), ...selectors(resource)];
  const [shared] = asking.length === 0 ? [] : sharedModesInView(index);
  if (shared === undefined) return;
  const mode = `${shared.scalar.path.join(".")}: ${shared.mode}`;
  const { file, range } = shared.scalar.origin.place;
  for (const { form, written, place, key } of asking) {
    yield {
      facts: { form, written, mode, file },
      place,
      related: [{ file, range, message: "Leases are kept for namespaces here" }],
      key,
    };
  }
}

interface Asking {
  readonly form: Facts["form"];
  readonly written: string;
  readonly place: Place;
  readonly key: string;
}

/** RBAC rules for leases with names of Pods. */
function permissions({ root, kind }: Resource): Asking[] {
  if (kind !== "Role" && kind !== "ClusterRole") return [];
  return itemsAt(root, "rules").flatMap((rule, i): Asking[] => {
    if (!itemsAt(rule, "resources").some((item) => textAt(item) === "leases")) return [];
    return itemsAt(rule, "resourceNames").flatMap((item): Asking[] =>
      item.type === "scalar" && item.certain && isPodLease(item.text)
        ? [{ form: "permission", written: item.text, place: item.origin.place, key: `rules.${i} ${item.text}` }]
        : [],
    );
  });
}

/** `kubectl get lease pod-…` in what containers run, and in scripts of ConfigMaps. */
function scripts(resource: Resource): Asking[] {
  const commands: readonly Command[] =
    resource.kind === "ConfigMap"
      ? scriptsOf(mapAt(resource.root, "data"))
      : (podTemplateOf(resource)?.containers ?? []).flatMap(({ node }) => commandsOf(node));
  return commands.flatMap(leaseOfPod);
}

function scriptsOf(data: MapNode | undefined): readonly Command[] {
  return (data?.entries ?? []).flatMap(({ value }) =>
    value.type === "scalar" && value.text.includes("kubectl") && value.text.includes("lease") ? readScript(value) : [],
  );
}

const leaseType = /^leases?(?:\.coordination\.k8s\.io)?$/;
const leaseName = /^leases?(?:\.coordination\.k8s\.io)?\/(.+)$/;

function leaseOfPod({ program, words }: Command): Asking[] {
  if (program !== "kubectl" && program !== "oc") return [];
  return words.flatMap((word, i): Asking[] => {
    const name = leaseName.exec(word.text)?.[1] ?? (leaseType.test(words[i - 1]?.text ?? "") ? word.text : undefined);
    if (name === undefined || name.startsWith("-") || !isPodLease(name)) return [];
    const { place } = originOfSpan(spanOf(word));
    return [{ form: "script", written: `kubectl … ${name}`, place, key: `script ${name}` }];
  });
}

/** Field selectors and conditions by the name of a Pod, in texts that speak of leases. */
function selectors({ root, document }: Resource): Asking[] {
  if (!/\bleases?\b/.test(document.text)) return [];
  return [...walk(root)].flatMap(({ node }) => (node.type === "scalar" && node.certain ? selectorsIn(node) : []));
}

const byPodName = /metadata\.name={1,2}(?:pod-|\$\(?\{?(?:POD_NAME|HOSTNAME)\b)|\bname\.startsWith\(\s*['"]pod-/g;

function selectorsIn(node: ScalarNode): Asking[] {
  return [...node.text.matchAll(byPodName)].map((match) => {
    const { place } = node.originOf(match.index, match.index + match[0].length);
    return { form: "selector", written: match[0], place, key: `${node.path.join(".")} ${match.index}` };
  });
}

/** `pod-…`, or a variable that holds the Pod's name. */
function isPodLease(name: string): boolean {
  return /^pod-./.test(name) || /^["']?\$\(?\{?(?:POD_NAME|HOSTNAME)\b/.test(name);
}
