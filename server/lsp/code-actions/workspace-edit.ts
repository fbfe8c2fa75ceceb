import type { ChangeAnnotation, TextDocumentEdit, TextEdit, WorkspaceEdit } from "vscode-languageserver";
import { CreateFile } from "vscode-languageserver";
import type { Fix, NewFile, TextEdit as OffsetTextEdit } from "../../contract/fix.ts";
import type { ClientFeatures } from "../client-features.ts";
import { groupBy } from "../group-by.ts";
import type { Root } from "../roots/root.ts";
import type { Snapshot } from "../roots/snapshot.ts";

const otherFile = "other-file";

export type EditOrReason = { readonly edit: WorkspaceEdit } | { readonly reason: string };

/**
 * A fix as the client applies it, or why this client cannot. Edits of files that are not the one at hand are marked as
 * in need of confirmation; a new file is not: it takes nothing away, and the fix's title names it.
 */
export function workspaceEdit(
  fix: Fix,
  from: { readonly root: Root; readonly path: string; readonly snapshot: Snapshot },
  features: ClientFeatures,
): EditOrReason {
  const outside = fix.edits.map(pathOf).find((path) => path.startsWith("/") || path.split("/").includes(".."));
  if (outside !== undefined) return { reason: `It would write outside of the workspace folder: ${outside}` };
  const created = fix.edits.filter(isNewFile);
  if (created.length > 0 && !features.createFiles)
    return { reason: "This editor cannot create files for an extension." };
  const present = created.find(({ create }) => from.root.has(create));
  if (present) return { reason: `${present.create} exists already.` };

  const edits = groupBy(fix.edits.filter(isTextEdit), (edit) => edit.file);
  if (!features.documentChanges) {
    const changes: Record<string, TextEdit[]> = {};
    for (const [path, ofFile] of edits)
      changes[from.root.uriOf(path)] = ofFile.map((edit) => textEdit(edit, from.snapshot));
    return { edit: { changes } };
  }
  const annotations: Record<string, ChangeAnnotation> = {};
  const documentChanges: (TextDocumentEdit | CreateFile)[] = created.flatMap(({ create, newText }) =>
    newFile(from.root.uriOf(create), newText),
  );
  for (const [path, ofFile] of edits) {
    const annotate = path !== from.path && features.changeAnnotations;
    if (annotate) annotations[otherFile] = { label: "Change another file", needsConfirmation: true };
    documentChanges.push({
      textDocument: { uri: from.root.uriOf(path), version: from.root.openDocument(path)?.version ?? null },
      edits: ofFile.map((edit) => ({
        ...textEdit(edit, from.snapshot),
        ...(annotate && { annotationId: otherFile }),
      })),
    });
  }
  return { edit: { documentChanges, ...(otherFile in annotations && { changeAnnotations: annotations }) } };
}

function newFile(uri: string, newText: string): (TextDocumentEdit | CreateFile)[] {
  const start = { line: 0, character: 0 };
  return [
    CreateFile.create(uri, { overwrite: false, ignoreIfExists: false }),
    { textDocument: { uri, version: null }, edits: [{ range: { start, end: start }, newText }] },
  ];
}

function textEdit({ file, range, newText }: OffsetTextEdit, snapshot: Snapshot): TextEdit {
  return { range: snapshot.lines(file).linesOf(range), newText };
}

function pathOf(edit: OffsetTextEdit | NewFile): string {
  return isNewFile(edit) ? edit.create : edit.file;
}

function isNewFile(edit: OffsetTextEdit | NewFile): edit is NewFile {
  return "create" in edit;
}

function isTextEdit(edit: OffsetTextEdit | NewFile): edit is OffsetTextEdit {
  return "file" in edit;
}
