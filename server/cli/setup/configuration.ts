import { stringify } from "yaml";
import type { Survey } from "./survey.ts";

/** A configuration to start from: what was found is set, what only the team knows stands as a comment. */
export function starterConfiguration({ charts, kubernetes }: Survey): string {
  const lines = ["# What Planelint should know of this repository.", "root: true", ""];
  if (kubernetes === undefined)
    lines.push(
      "# Version of the cluster; without it, the oldest that is still supported upstream.",
      '# kubernetes: "1.35"',
    );
  else lines.push(`# As in ${kubernetes.file}.`, `kubernetes: ${JSON.stringify(kubernetes.version)}`);
  lines.push("", "# Scale that the load estimates assume.", "# cluster: {nodes: 300, apiservers: 3}");
  const rendered = charts.filter(({ overlays }) => overlays.length > 0);
  if (rendered.length > 0) {
    const list = rendered.map(({ folder, overlays }) => ({
      path: folder === "" ? "." : folder,
      renders: overlays.map((file) => ({ name: file.replace(/^values[-_.]|\.ya?ml$/g, ""), values: [file] })),
    }));
    lines.push(
      "",
      "# How each chart is released: one entry for each set of values.",
      stringify({ charts: list }).trimEnd(),
    );
  }
  lines.push(
    "",
    "# Rules and overrides: `planelint rules` lists them.",
    "# rules: {etcd-heartbeat-too-short: {severity: error}}",
    "",
  );
  return lines.join("\n");
}
