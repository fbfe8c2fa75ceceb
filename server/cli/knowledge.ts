import type { PageEntry } from "../contract/protocol.ts";
import type { Rule } from "../contract/rule.ts";

/** What the command line knows besides its own code; tests put rules of their own in. */
export interface Knowledge {
  /** Tells one build from another, also of one version. */
  build(): string;
  readonly rules: readonly Rule[];
  /** A rule's page in Markdown; undefined when it has none. */
  rulePage(id: string): string | undefined;
  /** All that `explain` can tell of. */
  pages(): readonly PageEntry[];
  /** Markdown of a page by {@link PageEntry.id}. */
  page(id: string): string | undefined;
}
