import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Rule } from "../server/contract/rule.ts";
import { formatted } from "./format.ts";
import type { GeneratedFiles } from "./generate.ts";

const start = "<!-- rules: written by npm run generate -->";
const end = "<!-- /rules -->";

/** The README's table of rules, between its two markers. A README without them stays as it is. */
export async function generateReadme(root: string, rules: readonly Rule[]): Promise<GeneratedFiles> {
  const text = await readFile(join(root, "README.md"), "utf8").catch(() => undefined);
  const from = text?.indexOf(start) ?? -1;
  const to = text?.indexOf(end) ?? -1;
  if (text === undefined || from < 0 || to < from) return new Map();
  const content = `${text.slice(0, from)}${start}\n${table(rules)}\n${text.slice(to)}`;
  return new Map([["README.md", formatted(root, "README.md", content)]]);
}

function table(rules: readonly Rule[]): string {
  const rows = rules.map(({ meta }) => {
    const severity = meta.recommended ? meta.severity : `${meta.severity}, off by default`;
    return `| [\`${meta.id}\`](rules/${meta.id}/README.md) | ${inCell(meta.summary)} | ${severity} | ${meta.fix} |`;
  });
  return ["| Rule | What it finds | Severity | Fix |", "|---|---|---|---|", ...rows].join("\n");
}

function inCell(text: string): string {
  return text.replaceAll("|", "\\|");
}
