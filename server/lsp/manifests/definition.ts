import { DefinitionRequest, type LocationLink } from "vscode-languageserver";
import { manifestScheme } from "../../contract/protocol.ts";
import type { Server } from "../server.ts";
import { sourcesAt } from "./jump.ts";
import { isManifestUri } from "./manifest-uri.ts";

/** `textDocument/definition` in a manifest: the values key or the line of the template that one would edit. */
export function answerDefinition({ connection, features, manifests, whenInitialized }: Server): void {
  connection.onDefinition(async ({ textDocument, position }): Promise<LocationLink[] | null> => {
    const shown = isManifestUri(textDocument.uri) ? await manifests.get(textDocument.uri) : undefined;
    const found = shown && sourcesAt(shown, position);
    const [place] = found?.places ?? [];
    if (found === undefined || place === undefined) return null;
    const { uri, range } = place;
    return [{ originSelectionRange: found.range, targetUri: uri, targetRange: range, targetSelectionRange: range }];
  });
  if (!features.dynamicDefinition) return;
  // For manifests alone: editors offer the command wherever somebody may have an answer.
  whenInitialized(() => {
    connection.client
      .register(DefinitionRequest.type, { documentSelector: [{ scheme: manifestScheme }] })
      .catch((error) => connection.console.warn(`manifests have no definitions: ${String(error)}`));
  });
}
