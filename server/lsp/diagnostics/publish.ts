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
    this.#published.set(root, now);
    for (const [key, report] of before) if (!now.has(key)) this.#clear(key, report);
  }

  /** The root is gone, and its findings with it. */
  withdraw(root: Root): void {
    const before = this.#published.get(root) ?? new Map<string, Report>();
    this.#published.delete(root);
    for (const [key, report] of before) this.#clear(key, report);
  }

  /** A file that went over to another root may have been published by that one already: then that holds. */
  #clear(key: string, report: Report): void {
    const elsewhere = [...this.#published.values()].some((reports) => reports.has(key));
    if (!elsewhere) this.#send({ ...report, items: [], version: null });
  }

  #send({ uri, version, items }: Report): void {
    void this.server.connection.sendDiagnostics({
      uri,
      ...(version !== null && { version }),
      diagnostics: [...items],
    });
  }
}
