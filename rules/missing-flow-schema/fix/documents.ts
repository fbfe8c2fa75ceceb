import { parse } from "yaml";
import type { NewFile, TextEdit } from "../../../server/contract/fix.ts";
import type { IndexView } from "../../../server/contract/index-view.ts";
import type { Resource } from "../../../server/contract/resource.ts";
import type { PlainValue } from "../../../server/contract/tree.ts";
import { type LevelPlan, levelLines } from "../../../server/kubernetes/flow-control/write-objects.ts";
import { lineBreakOf } from "../../../server/text/edits.ts";
import { kustomizationEdits } from "./kustomization.ts";

type Edits = readonly (TextEdit | NewFile)[];

/** The two objects in the workload's own file: as further documents, or as items where it stands in a List. */
export function inSameFile(workload: Resource, plan: LevelPlan, index: IndexView): Edits | undefined {
  const objects = levelLines(plan);
  const { file } = workload.document;
  const text = index.file(file)?.text;
  if (objects === undefined || text === undefined) return undefined;
  const items = workload.root.parent;
  if (items?.type === "list") {
    const edits = objects.map((lines) => items.tree.editor.append(items, parse(lines.join("\n")) as PlainValue));
    return joined(edits);
  }
  if (!/\.ya?ml$/i.test(file)) return undefined;
  return [{ file, range: { start: text.length, end: text.length }, newText: asDocuments(objects, text) }];
}

/** Two items at the end of one list are one insertion. */
function joined(edits: readonly (readonly TextEdit[] | undefined)[]): Edits | undefined {
  const all: TextEdit[] = [];
  for (const part of edits) {
    if (part === undefined) return undefined;
    all.push(...part);
  }
  const [first] = all;
  const isOnePlace = all.every(
    ({ file, range }) => file === first?.file && range.start === first.range.start && range.end === range.start,
  );
  if (first === undefined || !isOnePlace) return undefined;
  return [{ ...first, newText: all.map(({ newText }) => newText).join("") }];
}

/** What is appended to a file, whatever its last line is. */
function asDocuments(objects: readonly (readonly string[])[], text: string): string {
  const eol = lineBreakOf(text);
  const isOpen = text !== "" && !text.endsWith("\n");
  const startsAlready = /(?:^|\n)---$/.test(text.trimEnd());
  const documents = objects.map((lines) => lines.join(eol)).join(`${eol}---${eol}`);
  return `${isOpen ? eol : ""}${startsAlready ? "" : `---${eol}`}${documents}${eol}`;
}

/** The two objects in a file of their own beside `file`, named in the kustomization that names `file`. */
export function inNewFile(file: string, plan: LevelPlan, index: IndexView): Edits | undefined {
  const objects = levelLines(plan);
  const text = index.file(file)?.text;
  const [stem] = /^[^<].*(?=\.(?:ya?ml|json)$)/i.exec(file) ?? [];
  const path = `${stem}-flow-schema.yaml`;
  if (stem === undefined || objects === undefined || text === undefined || index.file(path) !== undefined)
    return undefined;
  const kustomization = kustomizationEdits(file, path, index);
  if (kustomization === undefined) return undefined;
  const eol = lineBreakOf(text);
  const newText = `${objects.map((lines) => lines.join(eol)).join(`${eol}---${eol}`)}${eol}`;
  return [{ create: path, newText }, ...kustomization];
}
