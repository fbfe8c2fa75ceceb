import * as vscode from "vscode";
import { type BaseLanguageClient, State } from "vscode-languageclient";
import {
  type LineRange,
  type ManifestEntry,
  manifestLinesRequest,
  manifestScheme,
  manifestSourcesRequest,
  manifestsRequest,
  type SourceLocation,
} from "../server/contract/protocol.ts";
import { documentSelector } from "./options.ts";

/** What the server knows of rendered manifests, in the editor's terms. */
export class Manifests {
  /** Tells that there is a server to ask. */
  readonly onDidStart: vscode.Event<unknown>;

  constructor(private readonly client: BaseLanguageClient) {
    this.onDidStart = (listener, self, disposables) =>
      client.onDidChangeState(
        ({ newState }) => newState === State.Running && listener.call(self, undefined),
        null,
        disposables,
      );
  }

  /** The manifests that show a file of a chart; none for other files. */
  async of(document: vscode.TextDocument): Promise<readonly ManifestEntry[]> {
    if (isManifest(document) || !isKnown(document)) return [];
    return this.#ask<ManifestEntry>(manifestsRequest, { uri: this.#uri(document.uri) });
  }

  /** What a line of a file made in a manifest. */
  async linesFrom(document: vscode.TextDocument, line: number, manifest: vscode.Uri): Promise<vscode.Range[]> {
    const params = { manifest: this.#uri(manifest), uri: this.#uri(document.uri), line };
    return (await this.#ask<LineRange>(manifestLinesRequest, params)).map(range);
  }

  /** Where a place in a manifest comes from, the place that one would edit first. */
  async sourcesOf(manifest: vscode.Uri, { line, character }: vscode.Position): Promise<vscode.Location[]> {
    const params = { manifest: this.#uri(manifest), position: { line, character } };
    const found = await this.#ask<SourceLocation>(manifestSourcesRequest, params);
    return found.map((place) => new vscode.Location(vscode.Uri.parse(place.uri), range(place.range)));
  }

  async #ask<T>(request: string, params: object): Promise<T[]> {
    return this.client.isRunning() ? this.client.sendRequest<T[]>(request, params) : [];
  }

  #uri(uri: vscode.Uri): string {
    return this.client.code2ProtocolConverter.asUri(uri);
  }
}

export function isManifest({ uri }: vscode.TextDocument): boolean {
  return uri.scheme === manifestScheme;
}

/** Whether the server hears of a document: of others it knows nothing. */
export function isKnown(document: vscode.TextDocument): boolean {
  return vscode.languages.match(documentSelector as vscode.DocumentSelector, document) > 0;
}

export function manifestEditors(): readonly vscode.TextEditor[] {
  return vscode.window.visibleTextEditors.filter(({ document }) => isManifest(document));
}

function range({ start, end }: LineRange): vscode.Range {
  return new vscode.Range(start.line, start.character, end.line, end.character);
}
