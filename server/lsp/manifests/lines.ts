import { type LineRange, type ManifestLinesParams, manifestLinesRequest } from "../../contract/protocol.ts";
import type { Server } from "../server.ts";
import { linesFrom } from "./jump.ts";

/** `planelint/manifestLines`: from a line of a template or values file to what it makes in a manifest. */
export function answerManifestLines({ connection, roots, manifests }: Server): void {
  connection.onRequest(manifestLinesRequest, async (params: ManifestLinesParams): Promise<readonly LineRange[]> => {
    const shown = await manifests.get(params.manifest);
    const located = roots.owner(params.uri);
    return shown && located?.root === shown.root ? linesFrom(shown, located.path, params.line) : [];
  });
}
