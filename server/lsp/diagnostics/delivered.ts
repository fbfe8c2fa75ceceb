import { comparable } from "../roots/uris.ts";
import type { Report } from "./reports.ts";

/** What the client was last told of each document. */
export class Delivered {
  readonly #ids = new Map<string, string>();

  note(report: Report): void {
    this.#ids.set(comparable(report.uri), report.id);
  }

  /** True when the client was told something of the document, and something else than this. */
  isStale(report: Report): boolean {
    const id = this.#ids.get(comparable(report.uri));
    return id !== undefined && id !== report.id;
  }

  forget(uri: string): void {
    this.#ids.delete(comparable(uri));
  }
}
