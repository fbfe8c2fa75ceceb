import { type CodeAction, CodeActionKind, type Diagnostic } from "vscode-languageserver";
import type { Finding } from "../../contract/finding.ts";
import type { Fix } from "../../contract/fix.ts";
import type { ActionContext } from "./code-action.ts";
import { type ActionData, editAfterTrial } from "./resolve.ts";
import { type EditOrReason, workspaceEdit } from "./workspace-edit.ts";

/**
 * One action for each fix of a finding; the single safe one is the editor's preferred. Its edit is tried and made when
 * the action is resolved; for a client that does not resolve actions it is tried at once.
 */
export function quickFixes(finding: Finding, diagnostic: Diagnostic, context: ActionContext): CodeAction[] {
  const { features } = context;
  const safe = finding.fixes.filter((fix) => fix.safety === "safe");
  return finding.fixes.flatMap((fix): CodeAction[] => {
    const made = prepare(finding, fix, context);
    const action = { title: titleOf(fix, context), kind: CodeActionKind.QuickFix, diagnostics: [diagnostic] };
    if ("reason" in made) return features.disabledActions ? [{ ...action, disabled: made }] : [];
    return [{ ...action, ...made, ...(safe.length === 1 && fix.safety === "safe" && { isPreferred: true }) }];
  });
}

function titleOf({ title, edits }: Fix, { isElsewhere }: ActionContext): string {
  if (isElsewhere !== true) return title;
  const files = new Set(edits.map((edit) => ("file" in edit ? edit.file : edit.create)));
  return `${title} (in ${[...files].join(" and ")})`;
}

function prepare(finding: Finding, fix: Fix, context: ActionContext): EditOrReason | { readonly data: ActionData } {
  const { features, root, path } = context;
  if (!features.resolvesEdits) return editAfterTrial({ finding, fix }, context);
  const made = workspaceEdit(fix, context, features);
  if ("reason" in made) return made;
  return { data: { uri: root.uriOf(path), fingerprint: finding.fingerprint, fix: fix.title } };
}
