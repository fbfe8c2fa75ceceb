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

/**
 * A document at its place in its file. An edit above it moves it: it stays the same object with the same tree, and every
 * origin that is asked for afterwards is at the new place.
 */
export class YamlDocument implements SourceDocument {
  #tree: YamlTree | undefined;
  #index: number;
  #range: TextRange;

  constructor(
    readonly file: string,
    index: number,
    range: TextRange,
    readonly parse: DocumentParse,
    private readonly makeSource: (document: YamlDocument) => TreeSource = plainSource,
  ) {
    this.#index = index;
    this.#range = range;
  }

  get index(): number {
    return this.#index;
  }

  get range(): TextRange {
    return this.#range;
  }

  moveTo(index: number, range: TextRange): void {
    this.#index = index;
    this.#range = range;
  }

  get text(): string {
    return this.parse.text;
  }

  get tree(): YamlTree {
    this.#tree ??= new YamlTree(this.parse.get().document, this.makeSource(this));
    return this.#tree;
  }

  get problems(): readonly DocumentProblem[] {
    const { start } = this.range;
    return this.parse.get().problems.map((problem) => ({
      ...problem,
      range: { start: start + problem.range.start, end: start + problem.range.end },
    }));
  }
}

function plainSource(document: YamlDocument): TreeSource {
  return fileSource(document.file, document.text, () => document.range.start);
}
