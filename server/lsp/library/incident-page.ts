import type { Incident, IncidentSource } from "../../../rules/generated/incident.ts";
import { section } from "./markdown.ts";

/** An incident as a page for people. */
export function incidentPage(incident: Incident): string {
  const { title, organisation, date, summary, happened, signal, metrics, cure, lessons, figures, sources } = incident;
  return [
    `# ${title}`,
    `${organisation}, ${date}`,
    summary,
    "## What happened",
    happened.map((step, i) => `${i + 1}. ${step}`).join("\n"),
    "## What the YAML showed",
    signal.text,
    ...(signal.yaml === undefined ? [] : [`\`\`\`yaml\n${signal.yaml.trimEnd()}\n\`\`\``]),
    ...(signal.unflagged === undefined ? [] : [`No rule finds it: ${signal.unflagged}`]),
    ...section("How it shows in a live cluster", metrics, ({ promql, shows }) =>
      promql === undefined ? shows : `${shows}\n  \`\`\`promql\n  ${promql.trim().replaceAll("\n", "\n  ")}\n  \`\`\``,
    ),
    ...section("What cured it", cure, String),
    ...section("Lessons", lessons, String),
    ...section(
      "Figures",
      figures,
      ({ what, value, unit }) => `${what}: ${[value, unit].filter((part) => part !== undefined).join(" ")}`,
    ),
    ...section("Sources", sources, source),
  ]
    .join("\n\n")
    .concat("\n");
}

function source({ name, url, read }: IncidentSource): string {
  const linked = url === undefined ? name : `[${name}](${url})`;
  return read === "original" ? linked : `${linked} (read in a retelling)`;
}
