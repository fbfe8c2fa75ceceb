import type { Resource } from "../../server/contract/resource.ts";
import type { Detection, RuleContext } from "../../server/contract/rule.ts";
import type { ScalarNode, TreeNode } from "../../server/contract/tree.ts";
import { podTemplateOf } from "../../server/kubernetes/pod-template.ts";
import { itemsAt, nodeAt, scalarAt, textAt } from "../../server/yaml/read.ts";
import type { Options } from "./meta.ts";

export interface Facts {
  /** `maxHistory`, `--history-max`: as a user writes it. */
  readonly name: string;
  /** 0: no limit. */
  readonly limit: number;
  readonly node: ScalarNode;
  /** Where in the scalar's text the number stands. */
  readonly start: number;
  readonly end: number;
}

/** Of Helm itself, and of Tiller, the server of Helm 2. */
const variables = ["HELM_MAX_HISTORY", "TILLER_HISTORY_MAX"];

export function* detect({ subject, options }: RuleContext<Options>): Generator<Detection<Facts>> {
  const resource = subject.type === "resource" ? subject.resource : undefined;
  const all =
    resource !== undefined
      ? resourceLimits(resource)
      : subject.type === "document"
        ? helmfileLimits(subject.plain.root)
        : [];
  for (const facts of all) {
    const { limit, node, start, end } = facts;
    if (!node.certain || (limit !== 0 && limit <= options.revisions)) continue;
    const { place, related } = node.originOf(start, end);
    yield {
      facts,
      place,
      related,
      ...(resource && { resource }),
      ...(limit !== 0 && { severity: "info" as const }),
      key: node.path.join("."),
    };
  }
}

function resourceLimits(resource: Resource): Facts[] {
  if (resource.kind === "HelmRelease") {
    return /^helm\.(?:toolkit\.)?fluxcd\.io\//.test(resource.apiVersion)
      ? whole("maxHistory", scalarAt(resource.root, "spec", "maxHistory"))
      : [];
  }
  return (podTemplateOf(resource)?.containers ?? []).flatMap(({ node }) => [
    ...itemsAt(node, "env").flatMap((item) =>
      variables.flatMap((name) => (textAt(item, "name") === name ? whole(name, scalarAt(item, "value")) : [])),
    ),
    ...["command", "args"].flatMap((field) => inArguments(itemsAt(node, field))),
  ]);
}

function helmfileLimits(root: TreeNode): Facts[] {
  if (nodeAt(root, "releases") === undefined && nodeAt(root, "helmDefaults") === undefined) return [];
  const nodes = [root, ...itemsAt(root, "releases")].map((item) => scalarAt(item, "historyMax"));
  return [scalarAt(root, "helmDefaults", "historyMax"), ...nodes].flatMap((node) => whole("historyMax", node));
}

function whole(name: string, node: ScalarNode | undefined): Facts[] {
  if (node === undefined || !/^\d+$/.test(node.text)) return [];
  return [{ name, limit: Number(node.text), node, start: 0, end: node.text.length }];
}

/** `--history-max=0`, in a script as well, or with the number as the next argument. */
function inArguments(items: readonly TreeNode[]): Facts[] {
  const name = "--history-max";
  return items.flatMap((item, i) => {
    if (item.type !== "scalar") return [];
    if (item.text === name) {
      const next = items[i + 1];
      return next?.type === "scalar" ? whole(name, next) : [];
    }
    return [...item.text.matchAll(/--history-max[= ](\d+)(?!\S)/g)].map((match) => {
      const end = match.index + match[0].length;
      const digits = match[1] ?? "";
      return { name, limit: Number(digits), node: item, start: end - digits.length, end };
    });
  });
}
