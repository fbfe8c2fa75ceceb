import type { Estimate, Finding } from "../../contract/finding.ts";
import { rulePageUrl } from "../../contract/links.ts";
import { openPageCommand } from "../../contract/protocol.ts";
import { count } from "../../kubernetes/load/numbers.ts";
import type { Library } from "../library/library.ts";

/**
 * What stands behind a finding, as Markdown. The diagnostic's message is shown by the editor beside it, and so is not
 * repeated.
 * @param offline true when the client has the command that opens pages; otherwise links lead to the web
 */
export function explain(finding: Finding, library: Library, offline: boolean): string {
  const page = (id: string, title: string) => `[${title}](${pageLink(id)})`;
  const runbook = library.runbookOf(finding.rule);
  const links = [
    offline ? page(`rule/${finding.rule}`, "About this rule") : `[About this rule](${rulePageUrl(finding.rule)})`,
    ...(offline && runbook ? [page(runbook, "Runbook note")] : []),
  ];
  return [
    `**${finding.rule}**`,
    ...(finding.estimate ? [load(finding.estimate)] : []),
    ...finding.incidents.flatMap((id) => incident(id, library, offline ? page : undefined)),
    links.join(" · "),
  ].join("\n\n");
}

function load({ quantity, value, unit, assumptions }: Estimate): string {
  const figure = value >= 100 ? count(Math.round(value)) : String(Number(value.toPrecision(3)));
  const assumed = assumptions.length > 0 ? ` Assumed: ${assumptions.map(plain).join("; ")}.` : "";
  return `Load: ${plain(quantity)} **${figure} ${plain(unit)}**.${assumed}`;
}

function incident(id: string, library: Library, page: ((id: string, title: string) => string) | undefined): string[] {
  const known = library.incident(id);
  if (!known) return [];
  const who = [known.organization, known.date].filter(Boolean).map((part) => plain(part ?? ""));
  const title = page
    ? page(`incident/${id}`, plain(known.title))
    : known.url
      ? `[${plain(known.title)}](${known.url})`
      : plain(known.title);
  return [`Incident: ${title}${who.length > 0 ? ` (${who.join(", ")})` : ""}`];
}

function pageLink(id: string): string {
  return `command:${openPageCommand}?${encodeURIComponent(JSON.stringify([id]))}`;
}

function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|]/g, "\\$&");
}
