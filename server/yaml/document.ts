import type { TextRange } from "../contract/place.ts";
import type { DocumentProblem, SourceDocument } from "../contract/source.ts";
import { type ParsedText, parseText } from "./parse.ts";
import { fileSource, type TreeSource } from "./tree/source.ts";
import { YamlTree } from "./tree/yaml-tree.ts";

/** A document's parse, made when first asked for and kept as long as the content stays the same. */
export class DocumentParse {
  #parsed: ParsedText | undefined;

  constructor(readonly text: string) {}

  get isDone(): boolean {
    return this.#parsed !== undefined;
  }

  get(): ParsedText {
    this.#parsed ??= parseText(this.text);
    return this.#parsed;
  }
}

/** A document at its place in its file. When it moves, a new one shares the old one's parse. */
export class YamlDocument implements SourceDocument {
  #tree: YamlTree | undefined;

  constructor(
    readonly file: string,
    readonly index: number,
    readonly range: TextRange,
    readonly parse: DocumentParse,
    private readonly makeSource: (document: YamlDocument) => TreeSource = plainSource,
  ) {}

  get text(): string {
    return this.parse.text;
  }

  get tree(): YamlTree {
    this.#tree ??= new YamlTree(this.parse.get().document, this.makeSource(this));
    return this.#tree;
  }

  get problems(): readonly DocumentProblem[] {
    const { start } = this.range;
    return this.parse.get().problems.map(({ range, message }) => ({
      range: { start: start + range.start, end: start + range.end },
      message,
    }));
  }
}

function plainSource(document: YamlDocument): TreeSource {
  return fileSource(document.file, document.text, document.range.start);
}
