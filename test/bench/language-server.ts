import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Skipped } from "./row.ts";

/** The last release that runs on Node 20. */
export const languageServerPackage = "yaml-language-server@1.19.2";

/** The part of yaml-language-server's interface that is used. */
interface LanguageService {
  configure(settings: object): void;
  doValidation(document: object, isKubernetes: boolean): Promise<readonly unknown[]>;
}

/**
 * Gives a function that validates one text as yaml-language-server does after an edit, with no schema: parsing, syntax
 * and duplicate keys.
 * @throws Skipped when it is not installed
 */
export function yamlLanguageServer(): (text: string, version: number) => Promise<unknown> {
  const folder = join(import.meta.dirname, "tools/node_modules");
  if (!existsSync(join(folder, "yaml-language-server"))) {
    throw new Skipped("yaml-language-server is not installed (npx tsx test/bench/install.ts)");
  }
  const load = createRequire(join(folder, "yaml-language-server/package.json"));
  const { getLanguageService } = load("yaml-language-server") as {
    getLanguageService: (context: object) => LanguageService;
  };
  const { TextDocument } = load("vscode-languageserver-textdocument") as {
    TextDocument: { create: (uri: string, language: string, version: number, text: string) => object };
  };
  const nothing = () => undefined;
  const service = getLanguageService({
    schemaRequestService: async () => "{}",
    workspaceContext: { resolveRelativePath: (path: string) => path },
    telemetry: { send: nothing, sendError: nothing, sendTrack: nothing },
    clientCapabilities: {},
  });
  service.configure({ validate: true, schemas: [], customTags: [] });
  return (text, version) =>
    service.doValidation(TextDocument.create("file:///edited.yaml", "yaml", version, text), false);
}
