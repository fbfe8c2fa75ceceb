import type { YamlMap } from "../../yaml/tree/nodes.ts";
import { allSources, type Source } from "../text/source.ts";
import type { RenderedText } from "./rendered-text.ts";

/**
 * The values path through which a missing key would be printed: a skipped `{{ with .Values.resources }}resources: …`
 * inside the map, or an empty expansion behind the key. Undefined when no branch or expansion there would print it.
 */
export function absentPlace(
  source: RenderedText,
  map: YamlMap,
  path: readonly string[],
): { readonly file: string; readonly path: readonly (string | number)[] } | undefined {
  const [key] = path;
  if (key === undefined) return undefined;
  const end = followingEntry(source.text, map.range.end);
  for (const { segment } of source.absencesBetween(map.range.start, end)) {
    const { absence } = segment;
    if (absence === undefined || !absence.keys().includes(key)) continue;
    const read = allSources(absence.read).filter(
      (candidate): candidate is Extract<Source, { type: "values" }> => candidate.type === "values",
    );
    const named = read.find((candidate) => candidate.path.at(-1) === key);
    if (named !== undefined) return { file: named.file, path: named.path };
  }
  return undefined;
}

/** A branch at the end of a map stands behind its last entry's line break. */
function followingEntry(text: string, end: number): number {
  let at = end;
  while (at < text.length && /\s/.test(text[at] ?? "")) at += 1;
  return at;
}
