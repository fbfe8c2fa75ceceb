import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import type { Incident } from "../rules/generated/incident.ts";
import type { Rule } from "../server/contract/rule.ts";
import { formatted } from "./format.ts";
import type { GeneratedFiles } from "./generate.ts";

const path = "rules/incidents/INDEX.md";

/** Which rule stands on which incident, and which metric shows it in a live cluster. */
export async function generateIndex(root: string, rules: readonly Rule[]): Promise<GeneratedFiles> {
  const folder = join(root, "rules/incidents");
  const files = (await readdir(folder)).filter((name) => name.endsWith(".yaml")).sort();
  const incidents = await Promise.all(
    files.map(async (name) => parse(await readFile(join(folder, name), "utf8")) as Incident),
  );
  const unknown = rules.flatMap(({ meta }) => meta.incidents.filter((id) => !incidents.some((item) => item.id === id)));
  if (unknown.length > 0) throw new Error(`rules name incidents that the library lacks: ${unknown.join(", ")}`);
  const fixtures = await fixturesBelow(root, rules);
  const content = [
    "<!-- Written by `npm run generate`; do not edit. -->",
    "# Incidents, rules and metrics",
    "",
    "| Incident | Who, when | Rules that stand on it | Rebuilt in | What shows it in a live cluster |",
    "|---|---|---|---|---|",
    ...incidents.map((incident) => row(incident, rules, fixtures)),
    "",
    "## Incidents that no rule finds",
    "",
    ...unflagged(incidents),
    "",
    "## Rules without an incident of their own",
    "",
    ...ungrounded(rules),
    "",
  ].join("\n");
  return new Map([[path, formatted(root, path, content)]]);
}

/** A case among a rule's fixtures: a file or a folder. */
interface Fixture {
  readonly rule: string;
  readonly name: string;
}

async function fixturesBelow(root: string, rules: readonly Rule[]): Promise<readonly Fixture[]> {
  const folders = rules.map(async ({ meta: { id: rule } }) => {
    const names = await readdir(join(root, "rules", rule, "fixtures"));
    return names.filter((name) => !name.endsWith(".diff")).map((name) => ({ rule, name }));
  });
  return (await Promise.all(folders)).flat();
}

function row(incident: Incident, rules: readonly Rule[], fixtures: readonly Fixture[]): string {
  const standing = rules.filter(({ meta }) => meta.incidents.includes(incident.id)).map(({ meta }) => link(meta.id));
  const metrics = (incident.metrics ?? []).flatMap(({ promql = "" }) =>
    promql === "" ? [] : `\`${promql.replaceAll("|", "\\|").replaceAll("\n", " ")}\``,
  );
  const rebuilt = fixtures
    .filter(({ name }) => incident.signal.unflagged === undefined && name.includes(incident.id))
    .map(({ rule, name }) => `[${rule}](../${rule}/fixtures/${name})`);
  const cells = [
    `[${incident.title}](${incident.id}.yaml)`,
    `${incident.organisation}, ${incident.date}`,
    standing.join(", ") || "none",
    rebuilt.join(", ") || "not flagged, see below",
    metrics.join("<br>"),
  ];
  return `| ${cells.join(" | ")} |`;
}

function unflagged(incidents: readonly Incident[]): string[] {
  return incidents.flatMap(({ id, title, signal }) =>
    signal.unflagged === undefined ? [] : `- [${title}](${id}.yaml): ${signal.unflagged}`,
  );
}

function ungrounded(rules: readonly Rule[]): string[] {
  const ids = rules.filter(({ meta }) => meta.incidents.length === 0).map(({ meta }) => link(meta.id));
  return ids.length === 0 ? ["None."] : ["They rest on the sources that their pages name:", ids.join(", ")];
}

function link(rule: string): string {
  return `[\`${rule}\`](../${rule}/README.md)`;
}
