import type {
  ChangeAnnotation,
  CreateFile,
  SnippetTextEdit,
  TextDocumentEdit,
  TextEdit,
  WorkspaceEdit,
} from "vscode-languageserver";
import type { Fix, TextEdit as OffsetTextEdit } from "../../contract/fix.ts";
import { isNewFile, isTextEdit } from "../../linter/fixes/changes.ts";
import { refusalOf } from "../../linter/fixes/verify.ts";
import { groupBy } from "../../text/group-by.ts";
import type { ClientFeatures } from "../client-features.ts";
import type { Root } from "../roots/root.ts";
import type { Snapshot } from "../roots/snapshot.ts";

const together = "together";

export type EditOrReason = { readonly edit: WorkspaceEdit } | { readonly reason: string };

/**
 * A fix as the client applies it, or why this client cannot. One that changes another file than the one at hand needs
 * confirmation, and then all its edits do: they belong together, and none is made by default. A new file alone needs none: it takes
 * nothing away, and the fix's title names it.
 */
export function workspaceEdit(
  fix: Fix,
  from: { readonly root: Root; readonly path: string; readonly snapshot: Snapshot },
  features: ClientFeatures,
): EditOrReason {
  const refusal = refusalOf([fix], from.snapshot.textOf);
  if (refusal !== undefined) return { reason: refusal };
  const created = fix.edits.filter(isNewFile);
  if (created.length > 0 && !features.createFiles) return { reason: "this editor cannot create files" };

  const edits = groupBy(fix.edits.filter(isTextEdit), (edit) => edit.file);
  if (!features.documentChanges) {
    const changes: Record<string, TextEdit[]> = {};
    for (const [path, ofFile] of edits)
      changes[from.root.uriOf(path)] = ofFile.map((edit) => textEdit(edit, from.snapshot));
    return { edit: { changes } };
  }
  const asks = features.changeAnnotations && [...edits.keys()].some((path) => path !== from.path);
  const mark = asks ? { annotationId: together } : {};
  const documentChanges = [
    ...created.flatMap(({ create, newText }) => newFile(from.root.uriOf(create), newText, mark)),
    ...[...edits].map(([path, ofFile]): TextDocumentEdit => {
      const textDocument = { uri: from.root.uriOf(path), version: from.root.openDocument(path)?.version ?? null };
      return { textDocument, edits: ofFile.map((edit) => ({ ...textEdit(edit, from.snapshot), ...mark })) };
    }),
  ];
  if (!asks) return { edit: { documentChanges } };
  const annotation: ChangeAnnotation = { label: fix.title, needsConfirmation: true };
  return { edit: { documentChanges, changeAnnotations: { [together]: annotation } } };
}

/** One edit of the document at hand. */
export function documentEdit(
  { root, path, features }: { readonly root: Root; readonly path: string; readonly features: ClientFeatures },
  edit: TextEdit | SnippetTextEdit,
): WorkspaceEdit {
  const uri = root.uriOf(path);
  if (!features.documentChanges && "newText" in edit) return { changes: { [uri]: [edit] } };
  const version = root.openDocument(path)?.version ?? null;
  return { documentChanges: [{ textDocument: { uri, version }, edits: [edit] }] };
}

function newFile(
  uri: string,
  newText: string,
  mark: { readonly annotationId?: string },
): (TextDocumentEdit | CreateFile)[] {
  const start = { line: 0, character: 0 };
  return [
    { kind: "create", uri, options: { overwrite: false, ignoreIfExists: false }, ...mark },
    { textDocument: { uri, version: null }, edits: [{ range: { start, end: start }, newText, ...mark }] },
  ];
}

function textEdit({ file, range, newText }: OffsetTextEdit, snapshot: Snapshot): TextEdit {
  return { range: snapshot.lines(file).linesOf(range), newText };
}
