import type { Manifest } from "../../helm/render/manifests.ts";
import { RenderedSource } from "../../helm/rendered/rendered-source.ts";
import { LineIndex } from "../../text/line-index.ts";

/** The documents as `helm template` prints them. */
export function printManifests(manifests: readonly Manifest[]): string {
  return manifests.map(({ name, text }) => `---\n# Source: ${name}\n${text.text}\n`).join("");
}

/** Wider places are not lined up: their lines only start further right. */
const mostWidth = 60;

/**
 * The same with the place of each line before it: the values key that made it, else the line of the template.
 * @param textOf text of a file by the path that the renderer was given
 */
export function printWithOrigins(manifests: readonly Manifest[], textOf: (file: string) => string | undefined): string {
  const indexes = new Map<string, LineIndex>();
  const lineOf = (file: string, offset: number): number => {
    const index = indexes.get(file) ?? new LineIndex(textOf(file) ?? "");
    indexes.set(file, index);
    return index.positionAt(offset).line + 1;
  };
  const rows = manifests.flatMap(({ name, file, text }) => {
    const source = new RenderedSource(file, text);
    let start = 0;
    const lines = text.text.split("\n").map((line) => {
      const from = start + line.length - line.trimStart().length;
      const to = start + line.trimEnd().length;
      start += line.length + 1;
      if (from >= to) return { where: "", line };
      const { place } = source.originOf(valueStart(line, from, to), to);
      return { where: `${place.file}:${lineOf(place.file, place.range.start)}`, line };
    });
    return [{ where: "", line: "---" }, { where: "", line: `# Source: ${name}` }, ...lines];
  });
  const width = Math.min(
    mostWidth,
    rows.reduce((most, { where }) => Math.max(most, where.length), 0),
  );
  return rows.map(({ where, line }) => `${`${where.padEnd(width)} | ${line}`.trimEnd()}\n`).join("");
}

/** Of `key: value` it is the value whose place one wants to know. */
function valueStart(line: string, from: number, to: number): number {
  const key = /^\s*(?:- )*[^\s:#"']+:\s+(?=\S)/.exec(line)?.[0];
  const offset = from - (line.length - line.trimStart().length);
  return key === undefined ? from : Math.min(offset + key.length, to);
}
