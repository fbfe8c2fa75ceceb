import type { FileKind, SourceFile } from "../contract/source.ts";
import { blankTemplate } from "../helm/blank.ts";
import { DocumentParse, YamlDocument } from "../yaml/document.ts";
import { splitDocuments } from "../yaml/split.ts";
import { kindsIn } from "./peek.ts";
import { templateSource } from "./template-source.ts";

/** A document with what a scan of its text tells. */
export interface DocumentRecord {
  readonly document: YamlDocument;
  readonly kinds: ReadonlySet<string>;
}

/** One file: its text, its kind, its documents. Made anew for each new text; documents with the same content go over. */
export class FileRecord implements SourceFile {
  #records: readonly DocumentRecord[] | undefined;

  constructor(
    readonly path: string,
    readonly text: string,
    readonly kind: FileKind,
    private readonly previous?: FileRecord,
  ) {}

  get documents(): readonly YamlDocument[] {
    return this.records.map((record) => record.document);
  }

  get records(): readonly DocumentRecord[] {
    this.#records ??= this.#split();
    return this.#records;
  }

  /** Records that have been made, without making them. */
  get known(): readonly DocumentRecord[] {
    return this.#records ?? [];
  }

  #split(): readonly DocumentRecord[] {
    if (!hasDocuments(this.kind)) return [];
    const isTemplate = this.kind === "template";
    const blanked = isTemplate ? blankTemplate(this.path, this.text) : undefined;
    const text = blanked?.text ?? this.text;
    // A template's certainty can change without its blanked text: nothing of it is kept.
    const kept = isTemplate ? [] : (this.previous?.known ?? []);
    const unused = new Map(kept.map((record) => [record.document.text, record]));
    return splitDocuments(text).map((range, index) => {
      const content = text.slice(range.start, range.end);
      const same = unused.get(content);
      if (same?.document.range.start === range.start && same.document.index === index) return same;
      const parse = same?.document.parse ?? new DocumentParse(content);
      const makeSource = blanked && ((document: YamlDocument) => templateSource(document, blanked));
      return {
        document: new YamlDocument(this.path, index, range, parse, makeSource),
        kinds: same?.kinds ?? kindsIn(content),
      };
    });
  }
}

function hasDocuments(kind: FileKind): boolean {
  return (
    kind === "manifest" || kind === "values" || kind === "template" || kind === "chart" || kind === "kustomization"
  );
}
