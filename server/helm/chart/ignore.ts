import { linearExpression } from "../../text/linear-expression.ts";
import { baseName } from "../../text/paths.ts";
import type { ChartCache } from "./chart-cache.ts";
import type { ChartFiles, FileContent, LazyFile } from "./chart-files.ts";
import { textOfFile } from "./chart-files.ts";

interface Rule {
  readonly negates: boolean;
  readonly onlyFolders: boolean;
  readonly matches: (path: string) => boolean;
}

/** Leaves out what .helmignore names, and hidden files below `templates/`, as Helm does when it loads `folder`. */
export function withoutIgnored(folder: string, files: ChartFiles, cache: Pick<ChartCache, "ignores">): ChartFiles {
  const content = files.get(".helmignore");
  const ignores = cache.ignores(folder, content === undefined ? "" : textOfFile(content));
  const kept = new Map<string, FileContent | LazyFile>();
  for (const [path, file] of files) if (!ignores(path)) kept.set(path, file);
  return kept;
}

/** Whether a `.helmignore` of this text takes a file out; the answers are kept. */
export function ignoredBy(text: string): (path: string) => boolean {
  const rules = [...text.split(/\r?\n/), "templates/.?*"].flatMap((line) => parseRule(line) ?? []);
  const folders = new Map<string, boolean>();
  const answers = new Map<string, boolean>();
  return (path) => {
    let ignored = answers.get(path);
    if (ignored === undefined) {
      ignored = isIgnored(path, rules, folders);
      answers.set(path, ignored);
    }
    return ignored;
  };
}

function isIgnored(path: string, rules: readonly Rule[], folders: Map<string, boolean>): boolean {
  for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) {
    const folder = path.slice(0, slash);
    let ignored = folders.get(folder);
    if (ignored === undefined) {
      ignored = applies(folder, true, rules);
      folders.set(folder, ignored);
    }
    if (ignored) return true;
  }
  return applies(path, false, rules);
}

/** The first rule that matches decides; a `!` rule ignores what does not match it. */
function applies(path: string, isFolder: boolean, rules: readonly Rule[]): boolean {
  for (const rule of rules) {
    if (rule.negates) {
      if (rule.onlyFolders && !isFolder) return true;
      if (!rule.matches(path)) return true;
      continue;
    }
    if (rule.onlyFolders && !isFolder) continue;
    if (rule.matches(path)) return true;
  }
  return false;
}

function parseRule(line: string): Rule | undefined {
  let pattern = line.trim();
  // Helm refuses `**`; such a rule is passed over.
  if (pattern === "" || pattern.startsWith("#") || pattern.includes("**")) return undefined;
  const negates = pattern.startsWith("!");
  if (negates) pattern = pattern.slice(1);
  const onlyFolders = pattern.endsWith("/");
  if (onlyFolders) pattern = pattern.slice(0, -1);
  const anchored = pattern.startsWith("/");
  const whole = anchored || pattern.includes("/");
  const matches = globExpression(anchored ? pattern.slice(1) : pattern);
  return {
    negates,
    onlyFolders,
    matches: (path) => matches(whole ? path : baseName(path)),
  };
}

/** Go's `filepath.Match`: stars and question marks stop at slashes. */
function globExpression(pattern: string): (path: string) => boolean {
  const source = pattern.replaceAll(/\\.|\*|\?|\[\^?[^\]]*\]|[.+^${}()|[\]\\]/g, (part) => {
    if (part === "*") return "[^/]*";
    if (part === "?") return "[^/]";
    if (part.startsWith("[") && part.length > 1) return part;
    const character = part.startsWith("\\") && part.length === 2 ? part.slice(1) : part;
    return character.replace(/[.+*?^${}()|[\]\\/]/, "\\$&");
  });
  return linearExpression(source) ?? (() => false);
}
