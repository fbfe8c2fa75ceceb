import type { ReportTarget } from "../arguments/check-options.ts";
import { plural } from "../formats/plural.ts";
import { showsAll } from "../formats/shows-all.ts";
import type { Report } from "./report.ts";
import { isTrouble } from "./status.ts";

/** What to say of notices that none of the formats shows, so that nobody takes silence for a whole look: at most one line. */
export function untoldNotices({ notices }: Report, targets: readonly ReportTarget[]): string[] {
  const untold = notices.filter((notice) => !isTrouble(notice));
  if (untold.length === 0 || targets.some(({ format }) => showsAll(format))) return [];
  const counts = new Map<string, number>();
  for (const { kind } of untold) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const kinds = [...counts].map(([kind, count]) => `${count} ${kind}`).join(", ");
  return [`${plural(untold.length, "notice")} (${kinds}): --format pretty, json and sarif tell where and why`];
}
