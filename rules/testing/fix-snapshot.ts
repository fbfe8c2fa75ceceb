import { createTwoFilesPatch } from "diff";
import type { Finding } from "../../server/contract/finding.ts";
import { applyFixes } from "../../server/linter/fixes/changes.ts";
import { whereIs } from "./match.ts";

/** Every fix of every finding as a patch, for people to read and for the test to compare. Empty without fixes. */
export function fixSnapshot(findings: readonly Finding[], files: ReadonlyMap<string, string>): string {
  const parts = findings.flatMap((finding) =>
    finding.fixes.map((fix) => {
      const changes = applyFixes([fix], (path) => files.get(path));
      const patches = [...changes].map(([path, text]) => patchOf(path, files.get(path), text));
      const kind = fix.cures === false ? `${fix.safety}, no cure` : fix.safety;
      return `# ${whereIs(finding, files)} ${finding.rule}\n# ${kind}: ${fix.title}\n${patches.join("")}`;
    }),
  );
  return parts.join("\n");
}

function patchOf(path: string, before: string | undefined, after: string): string {
  const from = before === undefined ? "/dev/null" : `a/${path}`;
  const patch = createTwoFilesPatch(from, `b/${path}`, before ?? "", after, undefined, undefined, { context: 2 });
  return patch.replace(/^=+\n/, "");
}
