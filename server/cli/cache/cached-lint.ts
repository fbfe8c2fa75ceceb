import type { LintResult } from "../../contract/engine.ts";
import type { Finding } from "../../contract/finding.ts";
import type { PartReader } from "../../linter/parts.ts";
import type { CheckOptions } from "../arguments/check-options.ts";
import { resourceName } from "../report/build.ts";
import type { LintOutcome } from "../report/lint-view.ts";
import type { InformedSession } from "../session.ts";
import type { View } from "../view/view.ts";
import { cacheFolder } from "./folder.ts";
import { cacheKey, contentHash } from "./key.ts";
import { CacheStore } from "./store.ts";

/** Raised when what is stored changes its shape. */
const formatVersion = 3;

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
  const store = new CacheStore(cacheFolder(options.cache, session), roots);
  const { kubernetesVersion, rules, only, inlineConfig, triesFixes, fix } = options;
  const settings = [kubernetesVersion, [...rules], only, inlineConfig, triesFixes && fix === "none"];
  const key = cacheKey(`${formatVersion} ${session.knowledge.build()}`, settings, view);
  const known = store.read(key);
  const isAsRead = ([path, hash]: Entry["reads"][number]) => contentHash(view.readPart(path)) === hash;
  const isAsNamed = view.isAsNamed ?? (() => true);
  if (isEntry(known) && known.reads.every(isAsRead) && readReported(known.result, view).every(isAsNamed)) {
    view.remember?.();
    return { result: known.result, signal: undefined };
  }
  const reads = new Map<string, string>();
  const outcome = await lint((path) => {
    const content = view.readPart(path);
    reads.set(path, contentHash(content));
    return content;
  });
  if (outcome.signal !== undefined) return outcome;
  view.remember?.();
  // Files that were read late may have changed meanwhile: then the result is right, but goes by another name.
  if ([...view.texts.keys()].every((path) => path === view.runbook?.path || isAsNamed(path))) {
    store.write(key, { result: plain(outcome.result), reads: [...reads] } satisfies Entry);
  }
  return outcome;
}

/** Files of the root whose texts a report asks for, read now: from here on they are the same, whatever happens to the files. */
function readReported({ findings, suppressed, notices }: LintResult, { texts, runbook }: View): readonly string[] {
  const all = [...findings, ...suppressed.map(({ finding }) => finding)];
  const paths = new Set([
    ...notices.map(({ file }) => file),
    ...all.flatMap(({ place, related, fixes }) => [
      place.file,
      ...related.map(({ file }) => file),
      ...fixes.flatMap(({ edits }) => edits.flatMap((edit) => ("file" in edit ? edit.file : []))),
    ]),
  ]);
  const own = [...paths].filter((path) => texts.has(path) && path !== runbook?.path);
  for (const path of own) texts.get(path);
  return own;
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
