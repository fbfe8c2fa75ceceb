import { type CodeAction, CodeActionKind, type Diagnostic } from "vscode-languageserver";
import type { Finding } from "../../contract/finding.ts";
import type { ActionContext } from "./code-action.ts";
import { workspaceEdit } from "./workspace-edit.ts";

/** One action for each fix of a finding; the single safe one is the editor's preferred. */
export function quickFixes(finding: Finding, diagnostic: Diagnostic, context: ActionContext): CodeAction[] {
  const safe = finding.fixes.filter((fix) => fix.safety === "safe");
  return finding.fixes.flatMap((fix): CodeAction[] => {
    const made = workspaceEdit(fix, context, context.features);
    const action = { title: fix.title, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic] };
    if ("reason" in made) return context.features.disabledActions ? [{ ...action, disabled: made }] : [];
    return [{ ...action, edit: made.edit, ...(safe.length === 1 && fix.safety === "safe" && { isPreferred: true }) }];
  });
}
