import { type Hover, MarkupKind } from "vscode-languageserver";
import type { Server } from "../server.ts";
import { explain } from "./explain.ts";

/** `textDocument/hover`: on a finding, the incidents behind it, its load, and where to read on. */
export function answerHover({ connection, host, features, roots }: Server): void {
  connection.onHover(async ({ textDocument, position }): Promise<Hover | null> => {
    const located = roots.owner(textDocument.uri);
    const snapshot = await located?.root.lint();
    if (!located || !snapshot || !located.root.settings.enable) return null;
    const lines = snapshot.lines(located.path);
    const offset = lines.offsetAt(position);
    const found = snapshot
      .findings(located.path)
      .filter(({ place }) => place.range.start <= offset && offset <= place.range.end);
    const [first] = found;
    if (!first) return null;
    return {
      contents: {
        kind: MarkupKind.Markdown,
        value: found.map((finding) => explain(finding, host.library, features.openPage)).join("\n\n---\n\n"),
      },
      range: lines.linesOf(first.place.range),
    };
  });
}
