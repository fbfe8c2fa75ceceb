/**
 * What the language server and an editor say to each other beyond the Language Server Protocol. A client that knows
 * none of it loses only the status item, the offline pages, and folders that are not on the server's disk.
 */

/** `initializationOptions`: what the client can do, and settings for clients without `workspace/configuration`. */
export interface ClientOptions {
  /** Answers {@link readFileRequest}, {@link readBytesRequest} and {@link listFolderRequest} for every URI, also those of other schemes than `file`. */
  readonly files?: boolean;
  /** Has the command {@link openPageCommand}. */
  readonly openPage?: boolean;
  /** Takes {@link statusNotification}. */
  readonly status?: boolean;
  readonly settings?: Partial<Settings>;
}

/** Settings of the section `planelint`. */
export interface Settings {
  readonly enable: boolean;
  /** Findings of files that are not open, too. */
  readonly workspaceDiagnostics: boolean;
}

export const defaultSettings: Settings = { enable: true, workspaceDiagnostics: true };

/** Server → client: `{uri}` → the file's text; null when it does not exist; an error when it cannot be read. */
export const readFileRequest = "planelint/readFile";

/** Server → client: `{uri}` → the file's bytes in base64; null when it does not exist; an error when it cannot be read. */
export const readBytesRequest = "planelint/readBytes";

/** Server → client: `{uri}` → the folder's entries; empty when it does not exist. */
export const listFolderRequest = "planelint/listFolder";

export interface FolderEntry {
  readonly name: string;
  readonly type: "file" | "folder";
}

/** Server → client. */
export const statusNotification = "planelint/status";

export interface Status {
  /** `busy`: files are being read, or a lint is under way. `failed`: a lint ended by an error of Planelint itself. */
  readonly state: "busy" | "ready" | "failed";
  readonly findings: number;
  /** URIs of the configuration files in use. */
  readonly configurationFiles: readonly string[];
  /** Why it failed. */
  readonly message?: string;
}

/** Client → server: the pages that can be shown, as {@link PageEntry} list. */
export const pagesRequest = "planelint/pages";

export type PageKind = "rule" | "runbook" | "incident" | "client";

export interface PageEntry {
  /** `rule/lease-per-object`, `runbook/…`, `incident/…`, `client/…`. */
  readonly id: string;
  readonly kind: PageKind;
  readonly title: string;
  /** One line more, for lists. */
  readonly summary: string;
}

/** Scheme of the read-only documents that hold the pages (`workspace/textDocumentContent`). */
export const pageScheme = "planelint";

/** Command with a page's id as its only argument: shows the page. */
export const openPageCommand = "planelint.openPage";

/** URI of a page: the path ends in `.md`, so that editors take it for Markdown. */
export function pageUri(id: string): string {
  return `${pageScheme}:/${id}.md`;
}

/**
 * Scheme of the read-only documents that show rendered manifests (`workspace/textDocumentContent`). They are answered
 * like files: `textDocument/definition` leads to the source, and `textDocument/publishDiagnostics` brings the findings where
 * they show, as long as the document is open. The server asks for a refresh when their text changed.
 */
export const manifestScheme = "planelint-manifest";

/** Client → server: {@link DocumentParams} of a file of a chart → the manifests that show it, as {@link ManifestEntry} list. */
export const manifestsRequest = "planelint/manifests";

export interface DocumentParams {
  readonly uri: string;
}

/** One way to render a chart. */
export interface ManifestEntry {
  readonly uri: string;
  /** The render's name, or the values file's. */
  readonly title: string;
  /** The values it takes, in words. */
  readonly detail: string;
}

/** Client → server: {@link ManifestLinesParams} → the lines of the manifest that come from a line, as {@link LineRange} list. */
export const manifestLinesRequest = "planelint/manifestLines";

export interface ManifestLinesParams {
  readonly manifest: string;
  /** A template or a values file. */
  readonly uri: string;
  /** From 0. */
  readonly line: number;
}

/** Client → server: {@link ManifestSourcesParams} → {@link SourceLocation} list: the place one would edit, then what explains it. */
export const manifestSourcesRequest = "planelint/manifestSources";

export interface ManifestSourcesParams {
  readonly manifest: string;
  readonly position: LinePlace;
}

/** As in the Language Server Protocol. */
export interface LinePlace {
  readonly line: number;
  readonly character: number;
}

export interface LineRange {
  readonly start: LinePlace;
  readonly end: LinePlace;
}

export interface SourceLocation {
  readonly uri: string;
  readonly range: LineRange;
}
