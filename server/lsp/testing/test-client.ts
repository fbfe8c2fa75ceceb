import { PassThrough } from "node:stream";
import {
  type ClientCapabilities,
  type CodeAction,
  createConnection,
  createProtocolConnection,
  type Diagnostic,
  type DocumentDiagnosticReport,
  type InitializeResult,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver/node";
import type { ClientOptions } from "../../contract/protocol.ts";
import type { ServerHost } from "../host.ts";
import { serve } from "../serve.ts";

export interface TestClientOptions {
  readonly capabilities?: ClientCapabilities;
  readonly initializationOptions?: ClientOptions;
  readonly folders?: readonly string[];
  /** Adds answers to the server's requests, before it can send any. */
  readonly prepare?: (connection: ProtocolConnection) => void;
}

export const pullCapabilities: ClientCapabilities = {
  textDocument: {
    diagnostic: { relatedInformation: true },
    codeAction: { dataSupport: true, disabledSupport: true, resolveSupport: { properties: ["edit"] } },
  },
  workspace: {
    workspaceFolders: true,
    diagnostics: { refreshSupport: true },
    workspaceEdit: {
      documentChanges: true,
      resourceOperations: ["create"],
      changeAnnotationSupport: { groupsOnLabel: true },
      snippetEditSupport: true,
    },
  },
};

/** A language client at the other end of a server in this process. */
export class TestClient {
  readonly connection: ProtocolConnection;
  readonly published: PublishDiagnosticsParams[] = [];
  refreshes = 0;
  #heard: (() => void)[] = [];

  private constructor(host: ServerHost) {
    const toServer = new PassThrough();
    const toClient = new PassThrough();
    serve(createConnection(new StreamMessageReader(toServer), new StreamMessageWriter(toClient)), host);
    this.connection = createProtocolConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
    this.connection.onNotification("textDocument/publishDiagnostics", (params: PublishDiagnosticsParams) => {
      this.published.push(params);
      this.announce();
    });
    this.connection.onRequest("workspace/diagnostic/refresh", () => {
      this.refreshes++;
      this.announce();
      return null;
    });
    this.connection.onRequest("client/registerCapability", () => null);
  }

  static async start(host: ServerHost, options: TestClientOptions = {}): Promise<TestClient> {
    const client = new TestClient(host);
    options.prepare?.(client.connection);
    client.connection.listen();
    client.initialized = await client.connection.sendRequest<InitializeResult>("initialize", {
      processId: null,
      rootUri: null,
      capabilities: options.capabilities ?? pullCapabilities,
      initializationOptions: options.initializationOptions,
      workspaceFolders: (options.folders ?? []).map((uri) => ({ uri, name: uri })),
    });
    await client.notify("initialized", {});
    return client;
  }

  initialized: InitializeResult | undefined;

  notify(method: string, params: unknown): Promise<void> {
    return this.connection.sendNotification(method, params);
  }

  request<T>(method: string, params: unknown): Promise<T> {
    return this.connection.sendRequest<T>(method, params);
  }

  open(uri: string, text: string, version = 1): Promise<void> {
    return this.notify("textDocument/didOpen", { textDocument: { uri, languageId: "yaml", version, text } });
  }

  change(uri: string, text: string, version: number): Promise<void> {
    return this.notify("textDocument/didChange", { textDocument: { uri, version }, contentChanges: [{ text }] });
  }

  close(uri: string): Promise<void> {
    return this.notify("textDocument/didClose", { textDocument: { uri } });
  }

  pull(uri: string, previousResultId?: string): Promise<DocumentDiagnosticReport> {
    return this.request("textDocument/diagnostic", {
      textDocument: { uri },
      ...(previousResultId !== undefined && { previousResultId }),
    });
  }

  /** The diagnostics of a full report. */
  async diagnostics(uri: string): Promise<Diagnostic[]> {
    const report = await this.pull(uri);
    if (report.kind !== "full") throw new Error(`a ${report.kind} report`);
    return report.items;
  }

  actions(uri: string, diagnostics: readonly Diagnostic[], only?: readonly string[]): Promise<CodeAction[]> {
    const range = diagnostics[0]?.range ?? { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
    return this.request("textDocument/codeAction", {
      textDocument: { uri },
      range,
      context: { diagnostics, ...(only && { only }) },
    });
  }

  resolve(action: CodeAction): Promise<CodeAction> {
    return this.request("codeAction/resolve", action);
  }

  /** Waits until something that the server said makes `test` true. */
  async until(test: () => boolean): Promise<void> {
    while (!test()) await new Promise<void>((resolve) => this.#heard.push(resolve));
  }

  /** The diagnostics last published for a document, once there are `count` of them. */
  async publishedFor(uri: string, count: number): Promise<PublishDiagnosticsParams> {
    const last = () => this.published.findLast((params) => params.uri === uri);
    await this.until(() => last()?.diagnostics.length === count);
    const found = last();
    if (!found) throw new Error("nothing published");
    return found;
  }

  async stop(): Promise<void> {
    await this.connection.sendRequest("shutdown");
    this.connection.dispose();
  }

  /** To be called when the server said something that {@link until} may wait for. */
  announce(): void {
    const heard = this.#heard;
    this.#heard = [];
    for (const resolve of heard) resolve();
  }
}
