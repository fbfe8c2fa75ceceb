import type { Subject } from "../../contract/rule.ts";
import type { ScalarNode, TreeNode } from "../../contract/tree.ts";
import { parseEmbedded } from "../../yaml/embedded/parse-embedded.ts";
import { mapAt, scalarAt } from "../../yaml/read.ts";
import { walk } from "../../yaml/walk.ts";

/**
 * The queries of Grafana dashboards that a subject holds as JSON texts: in a ConfigMap, or in a GrafanaDashboard.
 * Parsing them is not cheap: whoever asks looks at the text first.
 *
 * @param isWanted tells from a dashboard's text whether its queries are of interest
 */
export function dashboardQueries(subject: Subject, isWanted: (text: string) => boolean): readonly ScalarNode[] {
  return textsIn(subject)
    .filter((text) => typeof text.value === "string" && /"panels"\s*:/.test(text.text) && isWanted(text.text))
    .flatMap((text) => queriesIn(parseEmbedded(text, "json").root));
}

function textsIn(subject: Subject): readonly ScalarNode[] {
  if (subject.type !== "resource") return [];
  const { kind, root } = subject.resource;
  if (kind === "GrafanaDashboard") {
    const json = scalarAt(root, "spec", "json");
    return json === undefined ? [] : [json];
  }
  const entries = kind === "ConfigMap" ? (mapAt(root, "data")?.entries ?? []) : [];
  return entries.flatMap(({ key, value }) => (key.endsWith(".json") && value.type === "scalar" ? [value] : []));
}

function queriesIn(root: TreeNode): readonly ScalarNode[] {
  return [...walk(root)].flatMap(({ node, entry }) =>
    entry?.key === "expr" && node.type === "scalar" && node.certain ? [node] : [],
  );
}
