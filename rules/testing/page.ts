import { readFileSync } from "node:fs";
import type { Rule } from "../../server/contract/rule.ts";
import { promqlComplaints } from "./promql.ts";

/** Sections of a rule's page, in this order. */
export const pageSections = [
  "What it finds",
  "Why it hurts",
  "Example",
  "Instead",
  "Fix safety",
  "Options",
  "How to verify in a live cluster",
  "Incidents",
  "Sources",
] as const;

export interface PageExample {
  readonly section: "Example" | "Instead";
  readonly files: ReadonlyMap<string, string>;
}

interface Section {
  readonly title: string;
  readonly body: string;
}

/** What a rule's page lacks, in words. */
export function pageComplaints(rule: Rule, page: string): string[] {
  const sections = sectionsOf(page);
  const complaints: string[] = [];
  if (!page.startsWith(`# ${rule.meta.id}\n`)) complaints.push(`does not begin with "# ${rule.meta.id}"`);
  const titles = sections.map(({ title }) => title);
  if (titles.join("\n") !== pageSections.join("\n")) {
    complaints.push(`has the sections ${titles.join(", ")}; they must be ${pageSections.join(", ")}`);
  }
  for (const { title, body } of sections) if (body.trim() === "") complaints.push(`says nothing under ${title}`);
  const body = (title: string) => sections.find((section) => section.title === title)?.body ?? "";
  for (const name of Object.keys(rule.meta.options.properties)) {
    if (!body("Options").includes(`\`${name}\``)) complaints.push(`does not tell the option \`${name}\``);
  }
  for (const id of rule.meta.incidents) {
    if (!body("Incidents").includes(`(../incidents/${id}.yaml)`)) complaints.push(`does not link the incident ${id}`);
  }
  for (const { url } of rule.meta.sources) {
    if (!body("Sources").includes(url)) complaints.push(`does not name the source ${url}`);
  }
  if (!/^```promql$/m.test(body("How to verify in a live cluster")))
    complaints.push("has no promql block to verify with");
  const queries = [...page.matchAll(/^ *```promql\n([\s\S]*?)```/gm)].map(([, query = ""]) => query);
  complaints.push(...queries.flatMap(promqlComplaints));
  for (const section of ["Example", "Instead"] as const) {
    if (!examplesOf(page).some((example) => example.section === section))
      complaints.push(`has no yaml block under ${section}`);
  }
  return complaints;
}

/**
 * The yaml blocks under Example and Instead. A block with a file name after `yaml` belongs together with the other named
 * ones of its section; one without stands alone.
 */
export function examplesOf(page: string): PageExample[] {
  return sectionsOf(page).flatMap(({ title, body }): PageExample[] => {
    if (title !== "Example" && title !== "Instead") return [];
    const blocks = [...body.matchAll(/^```ya?ml(?:[ \t]+(\S+))?[ \t]*\n([\s\S]*?)^```[ \t]*$/gm)];
    const named = blocks.flatMap(([, name, text]) => (name === undefined ? [] : [[name, text ?? ""] as const]));
    const alone = blocks.flatMap(([, name, text]) =>
      name === undefined ? [new Map([["example.yaml", text ?? ""]])] : [],
    );
    const cases = named.length > 0 ? [new Map(named), ...alone] : alone;
    return cases.map((files) => ({ section: title, files }));
  });
}

export function readPage(path: string): string {
  return readFileSync(path, "utf8");
}

/** Headings of the second level; those inside fenced blocks are text. */
function sectionsOf(page: string): Section[] {
  const sections: { title: string; body: string }[] = [];
  let fenced = false;
  for (const line of page.split("\n")) {
    if (line.startsWith("```")) fenced = !fenced;
    const heading = fenced ? undefined : /^## (.+?)\s*$/.exec(line)?.[1];
    const current = sections.at(-1);
    if (heading !== undefined) sections.push({ title: heading, body: "" });
    else if (current) current.body += `${line}\n`;
  }
  return sections;
}
