import type { FileKind, SourceFile } from "../contract/source.ts";
import type { Tree } from "../contract/tree.ts";
import { blankTemplate } from "../helm/blank.ts";
import { type ParsedTemplate, parseTemplate } from "../helm/template/parser.ts";
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
  #template: ParsedTemplate | undefined;

  constructor(
    readonly path: string,
    readonly text: string,
    readonly kind: FileKind,
    private previous?: FileRecord,
    /** To be told when its parsed template is used. */
    private readonly used?: (file: FileRecord) => void,
  ) {}

  get documents(): readonly YamlDocument[] {
    return this.records.map((record) => record.document);
  }

  get records(): readonly DocumentRecord[] {
    this.#records ??= this.#split();
    return this.#records;
  }

  /** Tree of the first document; of a values file without any, an empty one. */
  get firstTree(): Tree | undefined {
    const [first] = this.documents;
    if (first !== undefined || this.kind !== "values") return first?.tree;
    return new YamlDocument(this.path, 0, { start: 0, end: this.text.length }, new DocumentParse(this.text)).tree;
  }

  /** Records that have been made, without making them. */
  get known(): readonly DocumentRecord[] {
    return this.#records ?? [];
  }

  /** What a template or helper says, whatever functions there are; kept for all who want it. */
  get template(): ParsedTemplate {
    const template = this.#template ?? parseTemplate(this.path, this.text);
    this.#keep(template);
    return template;
  }

  #keep(template: ParsedTemplate): void {
    this.#template = template;
    this.used?.(this);
  }

  /** The template is parsed again when somebody wants it. */
  forgetTemplate(): void {
    this.#template = undefined;
  }

  #split(): readonly DocumentRecord[] {
    if (!hasDocuments(this.kind)) return [];
    const isTemplate = this.kind === "template";
    const blanked = isTemplate ? blankTemplate(this.path, this.text) : undefined;
    if (blanked !== undefined) this.#keep(blanked.template);
    const text = blanked?.text ?? this.text;
    const source = blanked && { printing: blanked.printing, conditional: blanked.conditional };
    // A template's certainty can change without its blanked text: nothing of it is kept.
    const kept = isTemplate ? [] : (this.previous?.known ?? []);
    // Only the last text's documents are looked at: a chain of all texts would never be let go.
    this.previous = undefined;
    const unused = kept.length === 0 ? undefined : new Map<string, DocumentRecord[]>();
    for (const record of kept.toReversed()) {
      unused?.set(record.document.text, [...(unused.get(record.document.text) ?? []), record]);
    }
    return splitDocuments(text).map((range, index) => {
      const content = text.slice(range.start, range.end);
      const same = unused?.get(content)?.pop();
      if (same !== undefined) {
        same.document.moveTo(index, range);
        return same;
      }
      const makeSource = source && ((document: YamlDocument) => templateSource(document, source));
      const parse = new DocumentParse(content);
      const written = kindsIn(content);
      // A kustomization need not say what it is.
      const kinds = this.kind === "kustomization" ? new Set([...written, "Kustomization"]) : written;
      return { document: new YamlDocument(this.path, index, range, parse, makeSource), kinds };
    });
  }
}

function hasDocuments(kind: FileKind): boolean {
  return (
    kind === "manifest" || kind === "values" || kind === "template" || kind === "chart" || kind === "kustomization"
  );
}
