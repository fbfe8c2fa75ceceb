import { homedir } from "node:os";
import { join, resolve } from "node:path";
import type { LintResult } from "../../contract/engine.ts";
import type { Finding } from "../../contract/finding.ts";
import type { CheckOptions } from "../arguments/check-options.ts";
import { resourceName } from "../report/build.ts";
import type { Session } from "../session.ts";
import type { View } from "../view/view.ts";
import { cacheKey } from "./key.ts";
import { CacheStore } from "./store.ts";

/** Raised when what is stored changes its shape. */
const formatVersion = 1;

/**
 * `--cache`: the result of an earlier run on the same texts of a root with the same options, else a lint whose result is
 * kept.
 * @param roots how many the run has
 */
export function cachedLint(
  options: CheckOptions,
  view: View,
  session: Session,
  roots: number,
  lint: () => LintResult,
): LintResult {
  if (options.cache === undefined) return lint();
  const store = new CacheStore(folderOf(options.cache, session), roots);
  const settings = [options.kubernetesVersion, [...options.rules], options.only, options.inlineConfig];
  const key = cacheKey(`${formatVersion} ${session.knowledge.build()}`, settings, view);
  const known = store.read(key);
  if (isResult(known)) return known;
  const result = lint();
  store.write(key, plain(result));
  return result;
}

function folderOf(cache: string, { cwd, environment }: Session): string {
  if (cache !== "") return resolve(cwd, cache);
  const base = environment.XDG_CACHE_HOME;
  return join(base?.startsWith("/") ? base : join(homedir(), ".cache"), "planelint");
}

/** Without what hangs on the objects behind names. */
function plain(result: LintResult): LintResult {
  const bare = (finding: Finding): Finding => {
    const { resource, ...rest } = finding;
    return resource === undefined ? rest : { ...rest, resource: resourceName(resource) };
  };
  return {
    ...result,
    findings: result.findings.map(bare),
    suppressed: result.suppressed.map(({ finding, reason }) => ({ finding: bare(finding), reason })),
  };
}

/** Entries are written by this program alone; this only keeps a cut or foreign file from being taken for one. */
function isResult(entry: unknown): entry is LintResult {
  return (
    typeof entry === "object" &&
    entry !== null &&
    "findings" in entry &&
    Array.isArray(entry.findings) &&
    "summary" in entry
  );
}
