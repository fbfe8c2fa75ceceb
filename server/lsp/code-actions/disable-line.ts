import { type CodeAction, CodeActionKind, type Diagnostic, type SnippetTextEdit } from "vscode-languageserver";
import type { Finding } from "../../contract/finding.ts";
import { suppressionEdit } from "../../linter/suppressions/insert.ts";
import type { ActionContext } from "./code-action.ts";
import { documentEdit } from "./workspace-edit.ts";

/** Stands where the reason belongs; the editor selects it, so that typing replaces it. */
const placeholder = "why this is fine here";

/** Puts a comment with a reason above the finding. */
export function disableForLine(finding: Finding, diagnostic: Diagnostic, context: ActionContext): CodeAction[] {
  const { path, snapshot, features } = context;
  const text = snapshot.textOf(path) ?? "";
  const edit = suppressionEdit(path, text, isTemplate(context), finding.place.range.start, finding.rule, placeholder);
  if (!edit) return [];
  const range = snapshot.lines(path).linesOf(edit.range);
  const action = {
    title: `Disable ${finding.rule} for this line`,
    kind: CodeActionKind.QuickFix,
    diagnostics: [diagnostic],
  };
  const snippet: SnippetTextEdit = { range, snippet: { kind: "snippet", value: snippetOf(edit.newText) } };
  return [
    { ...action, edit: documentEdit(context, features.snippetEdits ? snippet : { range, newText: edit.newText }) },
  ];
}

function snippetOf(text: string): string {
  return text.replace(/[\\$}]/g, "\\$&").replace(placeholder, `\${1:${placeholder}}`);
}

/** True below the `templates` folder of a chart. */
function isTemplate({ root, path }: ActionContext): boolean {
  const match = /^(.*?)(?:^|\/)templates\//.exec(path);
  if (!match) return false;
  const chart = match[1] ?? "";
  return root.has(chart === "" ? "Chart.yaml" : `${chart}/Chart.yaml`);
}
