import type { LintEngine } from "../../linter/lint-engine.ts";
import { LineIndex } from "../../text/line-index.ts";
import type { Session } from "../session.ts";
import type { View } from "../view/view.ts";

/** Tells each mistake in the configuration at its line, on stderr. True when there is one. */
export function printConfigurationMistakes(engine: LintEngine, view: View, session: Session): boolean {
  const mistakes = engine.configurationProblems();
  for (const { file, range, message } of mistakes) {
    const text =
      view.configuration === "none" || view.configuration?.path !== file ? engine.text(file) : view.configuration.text;
    const { line, character } = new LineIndex(text ?? "").positionAt(range.start);
    session.error(`${view.shown(file)}:${line + 1}:${character + 1}: ${message}`);
  }
  return mistakes.length > 0;
}
