import type { InitializeParams } from "vscode-languageserver";
import { type ClientOptions, defaultSettings, type Settings } from "../contract/protocol.ts";

/** What the client said it can do, read once. */
export interface ClientFeatures {
  readonly pullDiagnostics: boolean;
  readonly refreshDiagnostics: boolean;
  readonly relatedInformation: boolean;
  readonly configuration: boolean;
  readonly configurationChanges: boolean;
  readonly watchedFiles: boolean;
  readonly documentChanges: boolean;
  readonly createFiles: boolean;
  readonly changeAnnotations: boolean;
  readonly snippetEdits: boolean;
  readonly disabledActions: boolean;
  /** Asks for an action's edit only when it is chosen. */
  readonly resolvesEdits: boolean;
  readonly showDocument: boolean;
  readonly refreshContent: boolean;
  readonly dynamicDefinition: boolean;
  readonly files: boolean;
  readonly openPage: boolean;
  readonly status: boolean;
  readonly settings: Settings;
}

export function readFeatures({ capabilities, initializationOptions }: InitializeParams): ClientFeatures {
  const { workspace, textDocument, window } = capabilities;
  const options = optionsOf(initializationOptions);
  const edit = workspace?.workspaceEdit;
  return {
    pullDiagnostics: textDocument?.diagnostic !== undefined,
    refreshDiagnostics: workspace?.diagnostics?.refreshSupport === true,
    relatedInformation:
      textDocument?.diagnostic?.relatedInformation === true ||
      textDocument?.publishDiagnostics?.relatedInformation === true,
    configuration: workspace?.configuration === true,
    configurationChanges: workspace?.didChangeConfiguration?.dynamicRegistration === true,
    watchedFiles: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    documentChanges: edit?.documentChanges === true,
    createFiles: edit?.documentChanges === true && (edit.resourceOperations?.includes("create") ?? false),
    changeAnnotations: edit?.documentChanges === true && edit.changeAnnotationSupport !== undefined,
    snippetEdits: edit?.documentChanges === true && edit.snippetEditSupport === true,
    disabledActions: textDocument?.codeAction?.disabledSupport === true,
    resolvesEdits:
      textDocument?.codeAction?.dataSupport === true &&
      (textDocument.codeAction.resolveSupport?.properties.includes("edit") ?? false),
    refreshContent: workspace?.textDocumentContent !== undefined,
    dynamicDefinition: textDocument?.definition?.dynamicRegistration === true,
    showDocument: window?.showDocument?.support === true,
    files: options.files === true,
    openPage: options.openPage === true,
    status: options.status === true,
    settings: { ...defaultSettings, ...readSettings(options.settings) },
  };
}

/** Keeps what is a setting of the right type; anything may come in from a client. */
export function readSettings(value: unknown): Partial<Settings> {
  if (!isRecord(value)) return {};
  const { enable, workspaceDiagnostics } = value;
  return {
    ...(typeof enable === "boolean" && { enable }),
    ...(typeof workspaceDiagnostics === "boolean" && { workspaceDiagnostics }),
  };
}

function optionsOf(value: unknown): ClientOptions {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
