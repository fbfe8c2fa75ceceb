/** Lists every address that is cited and where (`--list`), and fails when one is malformed, doubled or missing. Opens none. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rules } from "../rules/generated/registry.ts";
import { collectSources } from "./sources/collect.ts";
import { sourceComplaints } from "./sources/complaints.ts";

const { citations, claims } = collectSources(join(fileURLToPath(import.meta.url), "../.."), rules);
const complaints = sourceComplaints(citations, claims);
const byAddress = new Map<string, Set<string>>();
for (const { url, where } of citations) byAddress.set(url, (byAddress.get(url) ?? new Set()).add(where));
if (process.argv.includes("--list")) {
  for (const [url, cited] of [...byAddress].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log([url, ...[...cited].map((where) => `  ${where}`)].join("\n"));
}
if (complaints.length > 0) {
  console.error(complaints.join("\n"));
  process.exitCode = 1;
} else {
  console.log(
    `${byAddress.size} addresses are cited ${citations.length} times, for ${claims.length} claims of clients and incidents.`,
  );
}
