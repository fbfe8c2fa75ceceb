import type { Diagnostic } from "vscode-languageserver";
import { DiagnosticSeverity } from "vscode-languageserver";
import type { Finding } from "../../contract/finding.ts";
import type { Place, TextRange } from "../../contract/place.ts";
import { RenderedDocument } from "../../helm/rendered/render-resources.ts";
import { exactlyMadeFrom } from "../../helm/rendered/to-rendered.ts";
import { findingDiagnostic, noticeDiagnostic } from "../diagnostics/to-diagnostic.ts";
import { shifted } from "./shifted.ts";
import type { ShownManifest } from "./shown-manifest.ts";

/** The findings that a manifest shows, at the lines that their places print, and what is wrong with the render. */
export function manifestDiagnostics(shown: ShownManifest, relatedInformation: boolean): readonly Diagnostic[] {
  const { root, snapshot, lines } = shown;
  return [
    ...failureDiagnostics(shown),
    ...shownFindings(shown).flatMap(({ finding, ranges }) => {
      const told = findingDiagnostic(finding, root, snapshot, relatedInformation);
      const here = { location: { uri: root.uriOf(finding.place.file), range: told.range }, message: "comes from here" };
      const relatedInfo = relatedInformation && { relatedInformation: [here, ...(told.relatedInformation ?? [])] };
      return ranges.map((range): Diagnostic => ({ ...told, ...relatedInfo, range: lines.linesOf(range) }));
    }),
  ];
}

/** A finding, and the stretches of a manifest that show it. */
export interface ShownFinding {
  readonly finding: Finding;
  readonly ranges: readonly TextRange[];
}

/** The findings that a manifest shows. */
export function shownFindings(shown: ShownManifest): readonly ShownFinding[] {
  // They speak of the texts as they are, and an outdated manifest does not.
  const findings = shown.isOutdated ? [] : shown.snapshot.result.findings;
  return findings.flatMap((finding) => {
    const ranges = rangesOf(finding, shown);
    return ranges.length === 0 ? [] : [{ finding, ranges }];
  });
}

function failureDiagnostics(shown: ShownManifest): Diagnostic[] {
  const { lines, notices, failure, snapshot } = shown;
  const seen = new Set<string>();
  return notices.flatMap((notice) => {
    const found = printedAt(shown, { ...notice, grade: "exact" });
    const ranges = found.length === 0 && notice === failure ? [firstLine(lines.text, 0)] : found;
    const severity = notice === failure ? { severity: DiagnosticSeverity.Error } : {};
    return ranges.flatMap((range) => {
      const key = `${notice.message} ${range.start}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ ...noticeDiagnostic(notice, snapshot), ...severity, range: lines.linesOf(range) }];
    });
  });
}

/**
 * In the documents that show the finding: what its place printed, or else where such a document begins. A finding that is not
 * on rendered documents shows only where its place printed something.
 */
function rangesOf(finding: Finding, shown: ShownManifest): readonly TextRange[] {
  const { manifest, root } = shown;
  const subjects = root.rendering.documentsOf(finding).filter((document) => document instanceof RenderedDocument);
  if (subjects.length === 0) return printedAt(shown, finding.place);
  const { file, range } = finding.place;
  return manifest.documents.flatMap((placed) => {
    const { document } = placed;
    // A render that is not linted prints mostly the same documents, which show the same.
    if (!subjects.some(({ file, text }) => file === document.file && text === document.text.text)) return [];
    const ranges = exactlyMadeFrom(manifest, file, range, [placed]);
    return ranges.length > 0 ? ranges : [firstLine(manifest.text, placed.range.start)];
  });
}

function printedAt({ manifest, texts, snapshot }: ShownManifest, { file, range }: Place): readonly TextRange[] {
  const before = texts.get(file);
  if (before === undefined) return [];
  return exactlyMadeFrom(manifest, file, shifted(range, snapshot.textOf(file) ?? "", before), manifest.documents);
}

function firstLine(text: string, start: number): TextRange {
  const end = text.indexOf("\n", start);
  return { start, end: end === -1 ? text.length : end };
}
