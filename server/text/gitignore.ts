import { byteString } from "./byte-string.ts";
import { byteExpression, characterClass } from "./character-class.ts";
import { linearExpression } from "./linear-expression.ts";
import { baseName } from "./paths.ts";

/**
 * What an ignore file says of a path: true keeps it out, false lets it in (`!`), undefined is no word about it. The path is
 * relative to the file's folder; a folder's ends in `/`. Of the folders around it nothing is asked.
 */
export type IgnoreFile = (path: string) => boolean | undefined;

interface Rule {
  readonly negates: boolean;
  readonly onlyFolders: boolean;
  /** The pattern speaks of the whole path, not of a name anywhere. */
  readonly whole: boolean;
  readonly matches: (text: string) => boolean;
}

/**
 * Reads an ignore file as git does, to its last quirk; the last pattern that matches decides. Its time grows with the length
 * of the path and no faster, whatever the patterns.
 * https://github.com/git/git/blob/master/dir.c, https://github.com/git/git/blob/master/wildmatch.c
 */
export function ignoreFile(text: string): IgnoreFile {
  const lines = text.replace(/^\ufeff/, "").split("\n");
  const rules = lines.flatMap((line) => readRule(byteString(line)) ?? []).reverse();
  return (path) => {
    const isFolder = path.endsWith("/");
    const whole = byteString(isFolder ? path.slice(0, -1) : path);
    const name = baseName(whole);
    for (const rule of rules) {
      if (rule.onlyFolders && !isFolder) continue;
      if (rule.matches(rule.whole ? whole : name)) return !rule.negates;
    }
    return undefined;
  };
}

function readRule(line: string): Rule | undefined {
  if (line.startsWith("#")) return undefined;
  let pattern = withoutTrailingSpaces(line.replace(/\r$/, "").replace(/\0.*$/s, ""));
  const negates = pattern.startsWith("!");
  if (negates) pattern = pattern.slice(1);
  const onlyFolders = pattern.endsWith("/");
  if (onlyFolders) pattern = pattern.slice(0, -1);
  if (pattern === "") return undefined;
  const whole = pattern.includes("/");
  const matches = matcher(pattern.startsWith("/") ? pattern.slice(1) : pattern, whole);
  return matches && { negates, onlyFolders, whole, matches };
}

/** Spaces at the end go, but for what a backslash keeps. */
function withoutTrailingSpaces(line: string): string {
  let end = 0;
  for (let i = 0; i < line.length; i++) {
    if (line[i] === " ") continue;
    if (line[i] === "\\") i++;
    end = i + 1;
  }
  return line.slice(0, end);
}

/** Undefined for a pattern that matches nothing. */
function matcher(pattern: string, whole: boolean): ((text: string) => boolean) | undefined {
  const literal = pattern.search(/[*?[\\]/);
  if (literal < 0) return (text) => text === pattern;
  const ending = pattern.slice(1);
  if (!whole && literal === 0 && pattern.startsWith("*") && !/[*?[\\]/.test(ending)) {
    return (text) => text.endsWith(ending);
  }
  const source = expression(pattern, whole ? literal : pattern.length);
  return source === undefined ? undefined : linearExpression(source);
}

/**
 * @param start git compares what comes before the first special character by itself, so two stars right behind that count as
 * if they stood at the start of a step
 */
function expression(pattern: string, start: number): string | undefined {
  let result = "";
  for (let at = 0; at < pattern.length; ) {
    const character = pattern[at] ?? "";
    if (character === "*") {
      let end = at;
      while (pattern[end] === "*") end++;
      const isStep = (at === start || at === 0 || pattern[at - 1] === "/") && /^(?:\\?\/|$)/.test(pattern.slice(end));
      const spansSteps = end - at > 1 && isStep;
      const isFollowed = spansSteps && pattern[end] === "/";
      result += isFollowed ? "(?:.*/|)" : spansSteps ? ".*" : "[^/]*";
      at = isFollowed ? end + 1 : end;
    } else if (character === "[") {
      const found = characterClass(pattern, at);
      if (found === undefined) return undefined;
      result += found.expression;
      at = found.end;
    } else if (character === "?") {
      result += "[^/]";
      at++;
    } else {
      if (character === "\\") at++;
      if (at === pattern.length) return undefined;
      result += byteExpression(pattern.charCodeAt(at));
      at++;
    }
  }
  return result;
}
