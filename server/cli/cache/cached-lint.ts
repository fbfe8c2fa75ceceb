import { homedir } from "node:os";
import { join, resolve } from "node:path";
import type { LintResult } from "../../contract/engine.ts";
import type { Finding } from "../../contract/finding.ts";
import type { PartReader } from "../../linter/parts.ts";
import type { CheckOptions } from "../arguments/check-options.ts";
import { resourceName } from "../report/build.ts";
import type { LintOutcome } from "../report/lint-view.ts";
import type { InformedSession } from "../session.ts";
import type { View } from "../view/view.ts";
import { cacheKey, contentHash } from "./key.ts";
import { CacheStore } from "./store.ts";

/** Raised when what is stored changes its shape. */
const formatVersion = 2;

/** A result, with what charts read for it beside the texts in view. */
interface Entry {
  readonly result: LintResult;
  readonly reads: readonly (readonly [path: string, hash: string])[];
}

/**
 * `--cache`: the result of an earlier run on the same texts of a root with the same options, else a lint whose result is
 * kept.
 * @param roots how many the run has
 * @param lint is given a reader of parts to use
 */
export async function cachedLint(
  options: CheckOptions,
  view: View,
  session: InformedSession,
  roots: number,
  lint: (readPart: PartReader) => Promise<LintOutcome>,
): Promise<LintOutcome> {
  if (options.cache === undefined) return lint(view.readPart);
  const store = new CacheStore(folderOf(options.cache, session), roots);
  const { kubernetesVersion, rules, only, inlineConfig, triesFixes, fix } = options;
  const settings = [kubernetesVersion, [...rules], only, inlineConfig, triesFixes && fix === "none"];
  const key = cacheKey(`${formatVersion} ${session.knowledge.build()}`, settings, view);
  const known = store.read(key);
  const isAsRead = ([path, hash]: Entry["reads"][number]) => contentHash(view.readPart(path)) === hash;
  if (isEntry(known) && known.reads.every(isAsRead)) return { result: known.result, signal: undefined };
  const reads = new Map<string, string>();
  const outcome = await lint((path) => {
    const content = view.readPart(path);
    reads.set(path, contentHash(content));
    return content;
  });
  if (outcome.signal === undefined) {
    store.write(key, { result: plain(outcome.result), reads: [...reads] } satisfies Entry);
  }
  return outcome;
}

function folderOf(cache: string, { cwd, environment }: InformedSession): string {
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
function isEntry(entry: unknown): entry is Entry {
  if (typeof entry !== "object" || entry === null || !("result" in entry && "reads" in entry)) return false;
  const { result, reads } = entry;
  return (
    Array.isArray(reads) &&
    typeof result === "object" &&
    result !== null &&
    "findings" in result &&
    Array.isArray(result.findings) &&
    "summary" in result
  );
}
