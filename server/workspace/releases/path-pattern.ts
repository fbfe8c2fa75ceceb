import { linearExpression } from "../../text/linear-expression.ts";
import { joinPath } from "../../text/paths.ts";

/**
 * A path as a release writes it, from the root; template actions become `*`. Undefined for addresses, for paths that leave
 * the root, and for those that do not begin with a known step: they would be any file of that name.
 */
export function pathPattern(folder: string, written: string): string | undefined {
  if (written.includes("://")) return undefined;
  const path = joinPath(folder, written.replace(/\{\{[^{}]*\}\}/g, "*"));
  if (path === undefined || path === "") return undefined;
  const [first = ""] = path.split("/");
  return first.includes("*") ? undefined : path;
}

/** A test for paths by a pattern with `*`; a `*` stays in its step. */
export function patternMatcher(pattern: string): (path: string) => boolean {
  const literals = pattern.split(/\*+/).map((part) => part.replace(/[.+?^${}()|[\]\\/]/g, "\\$&"));
  return linearExpression(literals.join("[^/]*")) ?? (() => false);
}
