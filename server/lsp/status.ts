import { type Status, statusNotification } from "../contract/protocol.ts";
import type { Root } from "./roots/root.ts";
import { configurationFile } from "./roots/view.ts";
import type { Server } from "./server.ts";

/** Tells the client what the server is doing, when that changes. */
export class StatusReporter {
  readonly #busy = new Map<Root, number>();
  #problem: string | undefined;
  #sent = "";

  constructor(private readonly server: Server) {}

  busy(root: Root, busy: boolean): void {
    const count = (this.#busy.get(root) ?? 0) + (busy ? 1 : -1);
    if (count > 0) this.#busy.set(root, count);
    else this.#busy.delete(root);
    this.#send();
  }

  linted(): void {
    this.#problem = undefined;
    this.#send();
  }

  failed(error: unknown): void {
    this.#problem = error instanceof Error ? error.message : String(error);
    this.server.connection.console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    this.#send();
  }

  #send(): void {
    const { connection, features, roots } = this.server;
    if (!features.status) return;
    const status: Status = {
      state: this.#busy.size > 0 ? "busy" : this.#problem === undefined ? "ready" : "failed",
      findings: roots.all().reduce((sum, root) => sum + (root.lastSnapshot?.result.findings.length ?? 0), 0),
      configurationFiles: roots
        .folders()
        .filter((root) => root.configured)
        .map((root) => root.uriOf(configurationFile)),
      ...(this.#problem !== undefined && { message: this.#problem }),
    };
    const content = JSON.stringify(status);
    if (content === this.#sent) return;
    this.#sent = content;
    void connection.sendNotification(statusNotification, status);
  }
}
