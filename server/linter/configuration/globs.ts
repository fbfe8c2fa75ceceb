import picomatch from "picomatch";

/** `vendor/` means all below it; a name without `/` is looked for in every folder, as in `.gitignore`. */
function pattern(glob: string): string {
  const whole = glob.endsWith("/") ? `${glob}**` : glob.replace(/^\.\//, "");
  return whole.includes("/") ? whole : `**/${whole}`;
}

/** Whether a path (relative to the root) matches one of the globs. */
export function fileMatcher(globs: readonly string[]): (path: string) => boolean {
  return picomatch(globs.map(pattern), { dot: true });
}

/** Whether a name matches the glob; an unknown name matches only `*`. */
export function nameMatcher(glob: string): (name: string | undefined) => boolean {
  const matches = picomatch(glob, { dot: true });
  return (name) => (name === undefined || name === "" ? glob === "*" : matches(name));
}
