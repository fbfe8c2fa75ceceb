import { type Hover, MarkupKind } from "vscode-languageserver";
import type { PlaceGrade } from "../../contract/place.ts";
import type { LinePlace } from "../../contract/protocol.ts";
import { type SourcePlace, type SourcesOfPart, sourcesAt } from "../manifests/jump.ts";
import { shownFindings } from "../manifests/manifest-diagnostics.ts";
import type { ShownManifest } from "../manifests/shown-manifest.ts";
import type { Server } from "../server.ts";
import { explain } from "./explain.ts";

/** In a rendered manifest: what stands behind the findings there, and where the text comes from. */
export function manifestHover(shown: ShownManifest, position: LinePlace, server: Server): Hover | null {
  const { host, features } = server;
  const offset = shown.lines.offsetAt(position);
  const found = shownFindings(shown)
    .filter(({ ranges }) => ranges.some(({ start, end }) => start <= offset && offset <= end))
    .map(({ finding }) => explain(finding, host.library, features.openPage));
  const sources = sourcesAt(shown, position);
  const parts = [...found, ...(sources === undefined ? [] : [sourceText(sources)])];
  if (parts.length === 0) return null;
  const contents = { kind: MarkupKind.Markdown, value: parts.join("\n\n---\n\n") };
  return { contents, ...(sources !== undefined && { range: sources.range }) };
}

const madeHow: Readonly<Record<PlaceGrade, string>> = {
  exact: "Written in",
  parent: "Comes from",
  action: "Printed by the action at",
  include: "Rendered from",
};

function sourceText({ grade, values, places }: SourcesOfPart): string {
  const [place, ...related] = places;
  const [only] = values;
  const keys = values.map((path) => `\`.Values.${path.join(".")}\``);
  const isValue = grade === "exact" && only !== undefined;
  const first = place && `${isValue ? `${keys.join(", ")}, set in` : madeHow[grade]} ${link(place)}`;
  const others = related.map((item) => `${capital(item.message ?? "")}: ${link(item)}`);
  return [first, ...others].filter((line) => line !== undefined).join("  \n");
}

function link({ file, uri, range: { start } }: SourcePlace): string {
  return `[${file}:${start.line + 1}](${uri}#L${start.line + 1})`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).replace(/(\.Values\.\S+)/, "`$1`");
}
