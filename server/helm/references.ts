import type { ValuesReference } from "../contract/resource.ts";
import { type OwnedDefinition, ReferenceReader } from "./references/reader.ts";
import type { ParsedTemplate } from "./template/parser.ts";

export interface ReferenceSources {
  /** All templates of the chart, helpers too; each template's `name` is its file's path. */
  readonly templates: readonly ParsedTemplate[];
  /** Templates of charts it depends on: their definitions can be included, their own bodies have other values. */
  readonly libraries?: readonly ParsedTemplate[];
}

/**
 * Every values path that a chart's templates read, each at its exact place: through `include`, `template`, `with`,
 * `range`, variables, `index`, `get`, `dig`, `default`, dicts handed to helpers. A helper that is used with several
 * contexts has several references at one place. What cannot be told is left out.
 *
 * In order of file and place; a reference in a library's helper names the library's file.
 */
export function collectValuesReferences(sources: ReferenceSources): readonly ValuesReference[] {
  const definitions = new Map<string, OwnedDefinition>();
  // The chart's own definitions win, and of two in one chart the later.
  for (const template of [...(sources.libraries ?? []), ...sources.templates]) {
    for (const definition of template.definitions) {
      definitions.set(definition.name, { file: template.name, definition });
    }
  }
  const reader = new ReferenceReader(definitions);
  for (const template of sources.templates) reader.readFile(template.name, template.root);
  return reader.references.toSorted(
    (a, b) => compareText(a.file, b.file) || a.range.start - b.range.start || a.range.end - b.range.end,
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
