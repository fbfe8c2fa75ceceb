import { type Severity, severities } from "../../contract/finding.ts";
import { parseVersion } from "../../linter/configuration/kubernetes-version.ts";
import { UserError } from "../exit-status.ts";
import { showsAll } from "../formats/shows-all.ts";
import { didYouMean } from "./did-you-mean.ts";
import type { FormatName } from "./options.ts";
import type { GivenOption, ParsedArguments } from "./parse.ts";

export interface ReportTarget {
  readonly format: FormatName;
  /** Undefined: standard output. */
  readonly file: string | undefined;
}

/** What `planelint check` was told. */
export interface CheckOptions {
  readonly paths: readonly string[];
  readonly stdin: boolean;
  readonly stdinFilename: string | undefined;
  readonly selection: "paths" | "staged" | { readonly changedSince: string };
  readonly configFile: string | undefined;
  readonly noConfig: boolean;
  readonly printConfig: string | undefined;
  /** As given; the engine reads it. */
  readonly kubernetesVersion: string | undefined;
  readonly rules: ReadonlyMap<string, Severity | "off">;
  readonly only: readonly string[] | undefined;
  readonly inlineConfig: boolean;
  readonly targets: readonly ReportTarget[];
  readonly failOn: Severity;
  readonly maxWarnings: number | undefined;
  readonly showSuppressed: boolean;
  readonly timing: boolean;
  /** Folder for `--cache`; empty for the usual one; undefined without. */
  readonly cache: string | undefined;
  /** A report shows fixes, so they are tried. */
  readonly triesFixes: boolean;
  readonly fix: "none" | "safe" | "all";
  readonly diff: boolean;
  readonly baseline: { readonly file: string; readonly write: "no" | "update" | "prune" } | undefined;
}

/**
 * @param ruleIds every rule there is, for `--rule` and `--only`
 * @throws UserError when options contradict each other or a value cannot be read
 */
export function checkOptions(parsed: ParsedArguments, ruleIds: readonly string[]): CheckOptions {
  const { given, operands } = parsed;
  const has = (name: string) => given.some((option) => option.name === name);
  const value = (name: string) => given.find((option) => option.name === name)?.value;
  const stdin = operands.includes("-");
  const changedSince = value("changed-since");
  refuse(stdin && operands.length > 1, "- (standard input) goes with no other path");
  refuse(has("staged") && changedSince !== undefined, "--staged and --changed-since exclude each other");
  refuse(stdin && (has("staged") || changedSince !== undefined), "- (standard input) goes with no selection by git");
  refuse(has("config") && has("no-config"), "--config and --no-config exclude each other");
  refuse(has("stdin-filename") && !stdin, "--stdin-filename needs - (standard input)");
  refuse(has("color") && has("no-color"), "--color and --no-color exclude each other");
  const fix = has("fix-suggestions") ? "all" : has("fix") || has("diff") ? "safe" : "none";
  refuse(
    stdin && fix !== "none" && !has("diff"),
    "what comes from standard input cannot be fixed in place",
    "--diff prints the patch",
  );
  const targets = reportTargets(given);
  return {
    paths: operands,
    stdin,
    stdinFilename: value("stdin-filename"),
    selection: has("staged") ? "staged" : changedSince !== undefined ? { changedSince } : "paths",
    configFile: value("config"),
    noConfig: has("no-config"),
    printConfig: value("print-config"),
    kubernetesVersion: kubernetesVersion(value("kubernetes-version")),
    rules: ruleSeverities(given, ruleIds),
    only: onlyRules(given, ruleIds),
    inlineConfig: !has("no-inline-config"),
    targets,
    triesFixes: targets.some(({ format }) => showsAll(format)),
    failOn: severities.find((severity) => severity === value("fail-on")) ?? "warning",
    maxWarnings: wholeNumber("max-warnings", value("max-warnings")),
    showSuppressed: has("show-suppressed"),
    timing: has("timing"),
    cache: has("cache") ? (value("cache") ?? "") : undefined,
    fix,
    diff: has("diff"),
    baseline: baseline(value("baseline"), has("update-baseline"), has("prune-baseline")),
  };
}

function refuse(wrong: boolean, message: string, hint?: string): void {
  if (wrong) throw new UserError(message, hint);
}

function baseline(file: string | undefined, update: boolean, prune: boolean): CheckOptions["baseline"] {
  refuse(update && prune, "--update-baseline and --prune-baseline exclude each other");
  refuse(file === undefined && (update || prune), `--${update ? "update" : "prune"}-baseline needs --baseline FILE`);
  if (file === undefined) return undefined;
  return { file, write: update ? "update" : prune ? "prune" : "no" };
}

function kubernetesVersion(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (parseVersion(text, "flag") === undefined) {
    throw new UserError(`--kubernetes-version cannot be ${JSON.stringify(text)}`, "give it as 1.33");
  }
  return text;
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new UserError(`--${name} needs a whole number, not ${JSON.stringify(text)}`);
  return Number(text);
}

function ruleSeverities(given: readonly GivenOption[], ruleIds: readonly string[]): Map<string, Severity | "off"> {
  const levels: readonly (Severity | "off")[] = ["off", ...severities];
  const result = new Map<string, Severity | "off">();
  for (const { value } of given.filter((option) => option.name === "rule")) {
    const [id = "", level = ""] = (value ?? "").split("=", 2);
    knownRule(id, ruleIds);
    const severity = levels.find((known) => known === level);
    if (severity === undefined) {
      throw new UserError(
        `--rule ${id}= needs one of ${levels.join(", ")}`,
        level === "" ? undefined : didYouMean(level, levels),
      );
    }
    result.set(id, severity);
  }
  return result;
}

function onlyRules(given: readonly GivenOption[], ruleIds: readonly string[]): readonly string[] | undefined {
  const ids = given
    .filter((option) => option.name === "only")
    .flatMap((option) => (option.value ?? "").split(","))
    .map((id) => id.trim())
    .filter((id) => id !== "");
  for (const id of ids) knownRule(id, ruleIds);
  return ids.length === 0 ? undefined : ids;
}

function knownRule(id: string, ruleIds: readonly string[]): void {
  if (!ruleIds.includes(id)) {
    throw new UserError(
      `there is no rule ${JSON.stringify(id)}`,
      didYouMean(id, ruleIds) ?? "`planelint rules` lists them",
    );
  }
}

/** `--output` belongs to the `--format` before it; one of each belong together in any order. */
function reportTargets(given: readonly GivenOption[]): readonly ReportTarget[] {
  const values = (name: string) => given.filter((option) => option.name === name).map((option) => option.value);
  const [format, output] = [values("format"), values("output")];
  if (format.length === 1 && output.length === 1) return [{ format: format[0] as FormatName, file: output[0] }];
  const targets: { format: FormatName; file: string | undefined }[] = [];
  for (const { name, value } of given) {
    const last = targets.at(-1);
    if (name === "format") targets.push({ format: value as FormatName, file: undefined });
    if (name === "output") {
      if (last === undefined || last.file !== undefined) targets.push({ format: "pretty", file: value });
      else last.file = value;
    }
  }
  if (targets.length === 0) return [{ format: "pretty", file: undefined }];
  refuse(
    targets.filter((target) => target.file === undefined).length > 1,
    "only one --format can go to standard output",
    "give the others an --output FILE",
  );
  return targets;
}
