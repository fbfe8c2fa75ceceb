import { UnreadableFile } from "../../contract/file-system.ts";
import type { LintEngine } from "../../linter/lint-engine.ts";
import { readText, staysInside } from "../../node/read-text.ts";
import { UnreadTexts } from "../../node/unread-texts.ts";
import type { View } from "./view.ts";

/** The view with the team's runbook in it, which fixes add notes to; its name is known once the configuration is read. */
export function withRunbook(view: View, engine: LintEngine): View {
  const { runbook } = engine.configuration();
  if (runbook === undefined || !view.wholeViewKnown || view.texts.has(runbook)) return view;
  try {
    if (!staysInside(view.root, runbook)) {
      throw new UnreadableFile(runbook, "a symbolic link that leads out of the workspace");
    }
    const text = readText(view.root, runbook);
    if (text === undefined) return view;
    engine.update(runbook, text);
    const { texts } = view;
    const withIt = texts instanceof UnreadTexts ? texts.with(runbook, text) : new Map([...texts, [runbook, text]]);
    return { ...view, texts: withIt, runbook: { path: runbook, text } };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { ...view, unread: [...view.unread, { file: runbook, reason: error.reason }] };
  }
}
