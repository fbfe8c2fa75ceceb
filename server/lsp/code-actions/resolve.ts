import { type CodeAction, MessageType, ShowMessageNotification } from "vscode-languageserver";
import type { ChosenFix } from "../../linter/fixes/choose.ts";
import type { Server } from "../server.ts";
import type { ActionContext } from "./code-action.ts";
import { type EditOrReason, workspaceEdit } from "./workspace-edit.ts";

/** What a fix's action carries to the moment when it is chosen. */
export interface ActionData {
  readonly uri: string;
  readonly fingerprint: string;
  /** The fix's title: no two of one finding share it. */
  readonly fix: string;
}

/**
 * `codeAction/resolve`: the fix is tried on the texts as they are now, and its edit is given when the trial says that
 * it cures and breaks nothing. Otherwise the action stays without an edit. Editors take nothing but an edit from the
 * answer (VS Code does not look at `disabled` any more), so the reason is shown as a message.
 */
export function answerResolve(server: Server): void {
  const { connection, features } = server;
  connection.onCodeActionResolve(async (action): Promise<CodeAction> => {
    if (!isActionData(action.data)) return action;
    const made = await resolve(action.data, server);
    if ("edit" in made) return { ...action, ...made };
    const message = `Planelint did not change anything. ${action.title}: ${made.reason}`;
    void connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Warning, message });
    return features.disabledActions ? { ...action, disabled: made } : action;
  });
}

async function resolve({ uri, fingerprint, fix: title }: ActionData, server: Server): Promise<EditOrReason> {
  const located = server.roots.owner(uri);
  const snapshot = await located?.root.lint();
  const finding = located && snapshot?.findings(located.path).find((item) => item.fingerprint === fingerprint);
  const fix = finding?.fixes.find((item) => item.title === title);
  if (!located || !snapshot || !finding || !fix)
    return { reason: "the text has changed, and this is not found there now" };
  return editAfterTrial({ finding, fix }, { ...server, ...located, snapshot });
}

/** The edit of a fix that stood its trial, or why it is not made. */
export function editAfterTrial(chosen: ChosenFix, context: ActionContext): EditOrReason {
  const made = workspaceEdit(chosen.fix, context, context.features);
  if ("reason" in made) return made;
  const reason = context.root.refusalOf(chosen, context.snapshot);
  return reason === undefined ? made : { reason };
}

function isActionData(data: unknown): data is ActionData {
  if (typeof data !== "object" || data === null) return false;
  return ["uri", "fingerprint", "fix"].every((key) => typeof (data as Record<string, unknown>)[key] === "string");
}
