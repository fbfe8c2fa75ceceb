import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../../server/contract/finding.ts";
import type { Rule } from "../../server/contract/rule.ts";

/** What a rule's description of itself lacks, in words. `rulesFolder` holds incidents and runbooks. */
export function metaComplaints(rule: Rule, folder: string, rulesFolder: string): string[] {
  const { meta } = rule;
  const complaints: string[] = [];
  if (!folder.replaceAll("\\", "/").endsWith(`/${meta.id}`)) complaints.push(`its folder is not named ${meta.id}`);
  if (!/^[A-Z].*\.$/.test(meta.summary)) complaints.push("its summary is no sentence");
  if (meta.sources.length === 0) complaints.push("it names no source");
  for (const { url } of meta.sources)
    if (!/^https:\/\//.test(url)) complaints.push(`the source ${url} is no https address`);
  for (const id of meta.incidents) {
    if (!existsSync(join(rulesFolder, "incidents", `${id}.yaml`))) complaints.push(`there is no incident ${id}`);
  }
  if (!existsSync(join(rulesFolder, "runbooks", `${meta.runbook}.md`)))
    complaints.push(`there is no runbook note ${meta.runbook}`);
  if ((meta.fix === "none") !== (rule.fixes === undefined))
    complaints.push(`it says "fix: ${meta.fix}", which is not so`);
  return complaints;
}

/** What a message must never hold: markup, values that were not there, half sentences. */
export function messageComplaints({ message, fixes }: Finding): string[] {
  const complaints: string[] = [];
  if (!/^[A-Z"'].*[.?!]$/s.test(message)) complaints.push(`the message is no whole sentence: ${message}`);
  if (/undefined|NaN|\[object|`|\bnull\b/.test(message))
    complaints.push(`the message holds a raw value or markup: ${message}`);
  for (const { title } of fixes) {
    if (title.trim() === "" || /undefined|NaN|\[object|`/.test(title))
      complaints.push(`the title holds a raw value or markup: ${title}`);
  }
  if (new Set(fixes.map(({ title }) => title)).size !== fixes.length) complaints.push("two fixes have the same title");
  return complaints;
}
