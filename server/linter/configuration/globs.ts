import { globMatcher } from "../../text/glob.ts";

/** `vendor/` means all below it; a name without `/` is looked for in every folder, as in `.gitignore`. */
function pattern(glob: string): string {
  const whole = glob.endsWith("/") ? `${glob}**` : glob.replace(/^\.\//, "");
  return whole.includes("/") ? whole : `**/${whole}`;
}

/** Whether a path (relative to the root) matches one of the globs. */
export function fileMatcher(globs: readonly string[]): (path: string) => boolean {
  const matchers = globs.map((glob) => globMatcher(pattern(glob)));
  return (path) => matchers.some((matches) => matches(path));
}

/** Whether a name matches the glob; an unknown name matches only `*`. */
export function nameMatcher(glob: string): (name: string | undefined) => boolean {
  const matches = globMatcher(glob);
  return (name) => (name === undefined || name === "" ? glob === "*" : matches(name));
}
