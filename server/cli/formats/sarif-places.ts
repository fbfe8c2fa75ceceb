import type { ArtifactLocation, Fix, Location, Region as SarifRegion } from "sarif";
import { groupBy } from "../../text/group-by.ts";
import type { Region, ReportedFix } from "../report/report.ts";

/** A path as an address relative to the working directory. */
export function sarifUri(file: string): ArtifactLocation {
  return { uri: file.split("/").map(encodeURIComponent).join("/"), uriBaseId: "%SRCROOT%" };
}

export function sarifLocation(file: string, range: Region): Location {
  return { physicalLocation: { artifactLocation: sarifUri(file), region: sarifRegion(range) } };
}

function sarifRegion({ start, end }: Region): SarifRegion {
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}

/** A fix of ours as SARIF's: one change for each file; a new file is an insertion at the start of what is empty. */
export function sarifFix(fix: ReportedFix): Fix {
  const start: SarifRegion = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
  const replacements = fix.edits.map((edit) =>
    "create" in edit
      ? { file: edit.create, region: start, text: edit.newText }
      : { file: edit.file, region: sarifRegion(edit.range), text: edit.newText },
  );
  return {
    description: { text: `${fix.title} (${fix.safety})` },
    artifactChanges: [...groupBy(replacements, ({ file }) => file)].map(([file, inFile]) => ({
      artifactLocation: sarifUri(file),
      replacements: inFile.map(({ region, text }) => ({ deletedRegion: region, insertedContent: { text } })),
    })),
  };
}
