import { type Hover, MarkupKind } from "vscode-languageserver";
import { isManifestUri } from "../manifests/manifest-uri.ts";
import type { Server } from "../server.ts";
import { explain } from "./explain.ts";
import { manifestHover } from "./manifest-hover.ts";

/** `textDocument/hover`: on a finding, the incidents behind it, its load, and where to read on. */
export function answerHover(server: Server): void {
  const { connection, host, features, roots, manifests } = server;
  connection.onHover(async ({ textDocument, position }): Promise<Hover | null> => {
    if (isManifestUri(textDocument.uri)) {
      const shown = await manifests.get(textDocument.uri);
      return shown?.root.settings.enable ? manifestHover(shown, position, server) : null;
    }
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
