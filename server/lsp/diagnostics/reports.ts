import type { Diagnostic } from "vscode-languageserver";
import { manifestDiagnostics } from "../manifests/manifest-diagnostics.ts";
import type { ShownManifest } from "../manifests/shown-manifest.ts";
import type { Root } from "../roots/root.ts";
import type { Located, Roots } from "../roots/roots.ts";
import type { Snapshot } from "../roots/snapshot.ts";
import { comparable } from "../roots/uris.ts";
import { findingDiagnostic, noticeDiagnostic } from "./to-diagnostic.ts";

/** The diagnostics of one file, under an id that changes with them. */
export interface Report {
  readonly id: string;
  readonly uri: string;
  /** Of the document that it speaks of, null when the file is not open. */
  readonly version: number | null;
  readonly items: readonly Diagnostic[];
}

/** Makes reports and gives equal ones the same id. */
export class Reports {
  readonly #known = new Map<string, { content: string; report: Report }>();
  readonly #fresh = new WeakMap<Snapshot, Map<string, Report>>();
  #count = 0;
  /** Ids of an earlier server process must not look like ours. */
  readonly #series = Date.now().toString(36);

  constructor(
    private readonly roots: Roots,
    private readonly relatedInformation: boolean,
  ) {}

  /** The report of a file as a current snapshot sees it. */
  of({ root, path }: Located, snapshot: Snapshot): Report {
    const made = this.#fresh.get(snapshot) ?? new Map<string, Report>();
    this.#fresh.set(snapshot, made);
    const report = made.get(path) ?? this.#make(root, path, snapshot);
    made.set(path, report);
    return report;
  }

  /** Reports of all files of a root that have something to report, open or not. */
  all(root: Root, snapshot: Snapshot): readonly Report[] {
    if (!root.settings.enable) return [];
    return [...snapshot.files]
      .filter((path) => this.roots.reports(root, path))
      .filter((path) => root.settings.workspaceDiagnostics || root.openDocument(path) !== undefined)
      .map((path) => this.of({ root, path }, snapshot));
  }

  #make(root: Root, path: string, snapshot: Snapshot): Report {
    const uri = root.uriOf(path);
    const version = root.openDocument(path)?.version ?? null;
    const items = root.settings.enable
      ? [
          ...snapshot
            .findings(path)
            .map((finding) => findingDiagnostic(finding, root, snapshot, this.relatedInformation)),
          ...snapshot.notices(path).map((notice) => noticeDiagnostic(notice, snapshot)),
        ]
      : [];
    // The version counts, too: an editor moves its marks while a document is edited, and needs them anew afterwards.
    return this.#identified(uri, version, items, JSON.stringify([version, items]));
  }

  /** The report of a document that shows a manifest. */
  ofManifest(uri: string, shown: ShownManifest | undefined): Report {
    const items = shown?.root.settings.enable ? manifestDiagnostics(shown, this.relatedInformation) : [];
    // The text counts as the version does of others.
    return this.#identified(uri, null, items, JSON.stringify([shown?.manifest.text, items]));
  }

  #identified(uri: string, version: number | null, items: readonly Diagnostic[], content: string): Report {
    const known = this.#known.get(comparable(uri));
    if (known?.content === content) return known.report;
    const report: Report = { id: `${this.#series}.${++this.#count}`, uri, version, items };
    this.#known.set(comparable(uri), { content, report });
    return report;
  }
}
