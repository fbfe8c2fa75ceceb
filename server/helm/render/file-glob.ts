import { linearExpression } from "../../text/linear-expression.ts";

/** The glob patterns of `.Files.Glob` (gobwas/glob with `/` as separator): `*`, `**`, `?`, `[a-c]`, `[!a]`, `{a,b}`. */
export function fileGlob(pattern: string): (path: string) => boolean {
  const expression = translate(pattern);
  const matches = expression === undefined ? undefined : linearExpression(expression);
  return matches ?? (() => true);
}

/** Undefined for a pattern that is none, such as a class without an end: Helm then takes all files. */
function translate(pattern: string): string | undefined {
  let result = "";
  let braces = 0;
  for (let at = 0; at < pattern.length; at += 1) {
    const character = pattern[at] ?? "";
    if (character === "\\") {
      at += 1;
      result += literal(pattern[at] ?? "");
    } else if (character === "*") {
      const many = pattern[at + 1] === "*";
      if (many) at += 1;
      result += many ? ".*" : "[^/]*";
    } else if (character === "?") result += "[^/]";
    else if (character === "[") {
      const end = pattern.indexOf("]", at + 1);
      if (end === -1) return undefined;
      const inside = pattern.slice(at + 1, end);
      result += `[${inside.startsWith("!") ? `^${inside.slice(1)}` : inside}]`;
      at = end;
    } else if (character === "{") {
      braces += 1;
      result += "(?:";
    } else if (character === "}" && braces > 0) {
      braces -= 1;
      result += ")";
    } else if (character === "," && braces > 0) result += "|";
    else result += literal(character);
  }
  return result;
}

function literal(character: string): string {
  return character.replace(/[.*+?^${}()|[\]\\/]/, "\\$&");
}
