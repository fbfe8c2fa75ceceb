import type { Root } from "../roots/root.ts";
import { comparable } from "../roots/uris.ts";
import type { Server } from "../server.ts";
import type { Report } from "./reports.ts";

/** Pushes diagnostics to clients that do not ask for them (`textDocument/publishDiagnostics`). */
export class Publisher {
  readonly #published = new Map<Root, Map<string, Report>>();

  constructor(private readonly server: Server) {}

  /** Lints a root and publishes what differs from what was published before. */
  async publish(root: Root): Promise<void> {
    const snapshot = await root.lint();
    // No await between this check and the sending: what is sent speaks of the texts as they are.
    if (!root.isCurrent(snapshot)) return;
    const before = this.#published.get(root) ?? new Map<string, Report>();
    const now = new Map<string, Report>();
    for (const report of this.server.reports.all(root, snapshot)) {
      now.set(comparable(report.uri), report);
      if (before.get(comparable(report.uri))?.id !== report.id) this.#send(report);
    }
    for (const [key, report] of before) if (!now.has(key)) this.#send({ ...report, items: [], version: null });
    this.#published.set(root, now);
  }

  /** The root is gone, and its findings with it. */
  withdraw(root: Root): void {
    for (const report of this.#published.get(root)?.values() ?? []) this.#send({ ...report, items: [], version: null });
    this.#published.delete(root);
  }

  #send({ uri, version, items }: Report): void {
    void this.server.connection.sendDiagnostics({
      uri,
      ...(version !== null && { version }),
      diagnostics: [...items],
    });
  }
}
