import type { Manifest } from "../../helm/render/manifests.ts";
import { ManifestText, wantedPart } from "../../helm/rendered/manifest-text.ts";
import { LineIndex } from "../../text/line-index.ts";

/** The documents as `helm template` prints them. */
export function printManifests(manifests: readonly Manifest[]): string {
  return new ManifestText(manifests).text;
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
  const rows = new ManifestText(manifests).documents.flatMap(({ document, source }) => {
    let start = 0;
    const lines = document.text.text.split("\n").map((line) => {
      const part = wantedPart(line);
      const place = part.end > part.start ? source.originOf(start + part.start, start + part.end).place : undefined;
      start += line.length + 1;
      return { where: place === undefined ? "" : `${place.file}:${lineOf(place.file, place.range.start)}`, line };
    });
    return [{ where: "", line: "---" }, { where: "", line: `# Source: ${document.name}` }, ...lines];
  });
  const width = Math.min(
    mostWidth,
    rows.reduce((most, { where }) => Math.max(most, where.length), 0),
  );
  return rows.map(({ where, line }) => `${`${where.padEnd(width)} | ${line}`.trimEnd()}\n`).join("");
}
