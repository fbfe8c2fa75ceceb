import { type ManifestSourcesParams, manifestSourcesRequest, type SourceLocation } from "../../contract/protocol.ts";
import type { Server } from "../server.ts";
import { sourcesAt } from "./jump.ts";

/** `planelint/manifestSources`: from a place in a manifest to all that has to do with it. */
export function answerManifestSources({ connection, manifests }: Server): void {
  connection.onRequest(
    manifestSourcesRequest,
    async ({ manifest, position }: ManifestSourcesParams): Promise<SourceLocation[]> => {
      const shown = await manifests.get(manifest);
      const places = shown && sourcesAt(shown, position)?.places;
      return (places ?? []).map(({ uri, range }) => ({ uri, range }));
    },
  );
}
