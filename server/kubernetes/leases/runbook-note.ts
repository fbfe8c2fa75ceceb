import type { NewFile, TextEdit } from "../../contract/fix.ts";
import type { IndexView } from "../../contract/index-view.ts";

/**
 * The edit that tells the team's runbook of an override; undefined when the runbook tells of it already. The next team
 * lost three days over an override that nobody had written down (incident bright-cluster-mesh).
 */
export function runbookEdit(
  runbook: string,
  index: IndexView,
  setting: string,
  file: string,
): TextEdit | NewFile | undefined {
  const heading = `## ${setting}: namespace (${file})`;
  const existing = index.file(runbook)?.text;
  if (existing === undefined) return { create: runbook, newText: `# Runbook\n\n${note(heading, setting)}` };
  if (existing.includes(heading)) return undefined;
  const gap = existing === "" || /\n\r?\n$/.test(existing) ? "" : existing.endsWith("\n") ? "\n" : "\n\n";
  const added = gap + note(heading, setting);
  return {
    file: runbook,
    range: { start: existing.length, end: existing.length },
    newText: existing.includes("\r\n") ? added.replaceAll("\n", "\r\n") : added,
  };
}

function note(heading: string, setting: string): string {
  return `${heading}

\`${setting}\` is set to \`namespace\`: one Lease for all Pods of a namespace instead of one for each.

- Why: one Lease for each Pod made thousands of etcd writes a second; lease writes waited in the disk queue and timed out.
- Rolling it out renames the locks of a running mesh. First a canary of 100 Pods; watch
  \`sum(rate(apiserver_request_total{resource="leases",verb=~"PUT|PATCH|POST"}[5m]))\`, then the rest.
- What breaks: charts, RBAC rules and webhooks that still ask for a Lease named after a Pod. Select by namespace.
- Alert on the age of the namespace Lease: 1 s for 99.9 % of the time, page at 2 s.
- Back: set the old value and roll the agents; Leases that nobody holds any more can then be deleted.
`;
}
