import type { TextRange } from "../../contract/place.ts";
import type { TrackedText } from "../text/tracked-text.ts";
import { RenderedSource } from "./rendered-source.ts";

/** A document as it is printed: its template, and what that gave. */
export interface PrintedDocument {
  /** Template that printed it, as Helm names it. */
  readonly name: string;
  readonly file: string;
  readonly text: TrackedText;
}

/** A document, and where it stands in the whole text. */
export class PlacedDocument {
  #source: RenderedSource | undefined;

  constructor(
    readonly document: PrintedDocument,
    /** Of the lines that name the template, above the document. */
    readonly head: TextRange,
    /** Of the document's own text. */
    readonly range: TextRange,
  ) {}

  /** Answers where parts of the document come from; its offsets count from the document's start. */
  get source(): RenderedSource {
    this.#source ??= new RenderedSource(this.document.file, this.document.text);
    return this.#source;
  }
}

/** Rendered documents as one text, the way `helm template` prints them, in which every part still knows its origin. */
export class ManifestText {
  readonly text: string;
  readonly documents: readonly PlacedDocument[];

  /** @param heading comment lines above the first document; not part of what Helm prints */
  constructor(printed: readonly PrintedDocument[], heading = "") {
    const pieces = [heading];
    let at = heading.length;
    this.documents = printed.map((document) => {
      const head = `---\n# Source: ${document.name}\n`;
      const start = at + head.length;
      const placed = new PlacedDocument(
        document,
        { start: at, end: start },
        { start, end: start + document.text.length },
      );
      pieces.push(head, document.text.text, "\n");
      at = placed.range.end + 1;
      return placed;
    });
    this.text = pieces.join("");
  }

  /** The document that an offset lies in, its head included. */
  documentAt(offset: number): PlacedDocument | undefined {
    return this.documents.find(({ head, range }) => offset >= head.start && offset <= range.end);
  }
}

/** Of a line with a key and a value it is the value whose place one wants to know; of others all but the blanks around. */
export function wantedPart(line: string): TextRange {
  const start = line.length - line.trimStart().length;
  const end = line.trimEnd().length;
  const key = /^\s*(?:- )*[^\s:#"']+:\s+(?=\S)/.exec(line)?.[0];
  return { start: key === undefined ? start : Math.min(key.length, end), end };
}
