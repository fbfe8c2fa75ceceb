import type { LogOutputChannel } from "vscode";
import type { DocumentSelector, LanguageClientOptions } from "vscode-languageclient";
import { type ClientOptions, openPageCommand } from "../server/contract/protocol.ts";

/**
 * By language, and by path for charts: `helm` belongs to another extension, and without that one a template's language
 * is anything. The server decides what of this is Kubernetes.
 */
export const documentSelector: DocumentSelector = [
  { language: "yaml" },
  { language: "helm" },
  { pattern: "**/templates/**/*.{yaml,yml,tpl}" },
  { pattern: "**/Chart.yaml" },
  { pattern: "**/{values,values-*,values.*,*-values,*.values}.{yaml,yml}" },
];

export function clientOptions(log: LogOutputChannel): LanguageClientOptions {
  const initializationOptions: ClientOptions = { files: true, openPage: true, status: true };
  return {
    documentSelector,
    initializationOptions,
    outputChannel: log,
    traceOutputChannel: log,
    // Hovers link to pages by command; nothing else may be run from them.
    markdown: { isTrusted: { enabledCommands: [openPageCommand] } },
  };
}
