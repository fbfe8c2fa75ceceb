import type { Chart, PlainDocument, Resource, ValuesTree } from "../contract/resource.ts";
import type { SubjectSelector } from "../contract/rule.ts";
import type { FileKind, SourceDocument } from "../contract/source.ts";
import type { FileLists } from "./file-lists.ts";
import type { DocumentRecord, FileRecord } from "./file-record.ts";
import type { FilesByKind } from "./index/files-by-kind.ts";
import type { ObjectDocument, ObjectSources } from "./index/object-list.ts";
import type { ChartRender } from "./rendering/chart-render.ts";
import type { ChartRenders } from "./rendering/chart-renders.ts";
import { placedName } from "./structure/kustomizations.ts";
import type { Structure } from "./structure/structure.ts";
import { carriesValues } from "./subjects/carriers.ts";
import type { DocumentSubjects } from "./subjects/document-subjects.ts";
import { entriesOf, type SubjectEntry } from "./subjects/entries.ts";
import { type FoundWords, SubjectFilter } from "./subjects/subject-filter.ts";
import type { SubjectStore } from "./subjects/subject-store.ts";
import type { SubjectBlock, WantedSubjects } from "./subjects/wanted-subjects.ts";

/** The workspace's parts, up to date. */
export interface Parts {
  readonly files: ReadonlyMap<string, FileRecord>;
  readonly fileLists: FileLists;
  readonly structure: Structure;
  readonly filesByKind: FilesByKind;
  readonly renders: ChartRenders;
  readonly subjects: SubjectStore;
  readonly wanted: WantedSubjects;
}

/** The part of what is in view that is a file. Files come before what charts print. */
export function filePart(path: string): string {
  return `file ${path}`;
}

/** The part that is what a chart prints. */
export function chartPart(folder: string): string {
  return `render ${folder}`;
}

/** What is in view: subjects for rules, and the answers that the index gives. Everything is made when somebody asks. */
export class InView implements ObjectSources {
  /** @param parts brings them up to date first */
  constructor(private readonly parts: () => Parts) {}

  /**
   * Subjects that a rule with one of the selectors may want, in blocks of files, of what a chart prints, of charts: the same
   * block until something in it may have changed. Documents that none can want are not parsed, the others when it is their
   * turn.
   */
  *subjects(selectors: readonly SubjectSelector[]): Iterable<SubjectBlock> {
    const parts = this.parts();
    const { wanted } = parts;
    const filter = wanted.filter(selectors);
    for (const files of parts.fileLists) yield wanted.block(files, () => groupsOfFiles(files, filter, parts));
    for (const render of parts.renders.shown) {
      yield wanted.block(render, () => groupsOfRender(render, filter, parts));
    }
    if (!filter.wantsCharts) return;
    for (const chart of parts.structure.charts) {
      const subject = { type: "chart", chart } as const;
      const entries = () => [{ subject, wantedBy: filter.wantedBy(new Uint8Array(), subject) }];
      yield wanted.block(chart, () => [wanted.of(chart, entries)]);
    }
  }

  /** Documents that hold nothing only because a bound was reached, among those that {@link subjects} went over. */
  get refused(): readonly SourceDocument[] {
    const { wanted, renders } = this.parts();
    return [...wanted.refused].filter(({ file }) => !renders.covers(file));
  }

  refresh(): void {
    this.parts();
  }

  partsNaming(kind: string): readonly string[] {
    const { filesByKind, renders } = this.parts();
    const charts = renders.shown.filter(({ records }) => records.some(({ kinds }) => kinds.has(kind)));
    return [...[...filesByKind.of(kind)].map(filePart), ...charts.map(({ chart }) => chartPart(chart.folder))];
  }

  *documentsIn(part: string): Generator<ObjectDocument> {
    const parts = this.parts();
    const file = fileOf(part, parts);
    if (file !== undefined && !isCovered(file, parts)) yield* file.records;
    for (const { records } of rendersOf(part, parts)) yield* records;
  }

  objectsIn(part: string, document: ObjectDocument): readonly Resource[] {
    const parts = this.parts();
    const { structure, subjects } = parts;
    if (!("hook" in document)) {
      const file = fileOf(part, parts);
      return file === undefined ? [] : subjects.of(file, document, structure).resources;
    }
    const render = rendersOf(part, parts).find(({ records }) => records.includes(document));
    return render === undefined ? [] : subjects.ofRendered(document, render, structure).resources;
  }

  appliedName(part: string, written: string): string {
    const parts = this.parts();
    const file = fileOf(part, parts);
    return file === undefined ? written : placedName(written, parts.structure.kustomize.placementOf(file.path));
  }

  isRendered(values: ValuesTree): boolean {
    return this.parts().renders.tookIn(values);
  }

  valuesOf(chart: Chart): readonly ValuesTree[] {
    const { files, structure, subjects } = this.parts();
    return structure.valuesFilesOf(chart).flatMap((path) => {
      const file = files.get(path);
      return (file?.records ?? []).flatMap((record) =>
        file === undefined
          ? []
          : subjects
              .of(file, record, structure)
              .values.filter((tree) => tree.local === chart && tree.path.length === 0),
      );
    });
  }

  values(): readonly ValuesTree[] {
    const { files, structure, subjects } = this.parts();
    return [...files.values()].flatMap((file) => {
      if (file.kind !== "values" && file.kind !== "manifest" && file.kind !== "kustomization") return [];
      const records = file.records.filter(
        (record) => carriesValues(record.kinds) || structure.holdsValues(file, record),
      );
      return records.flatMap((record) => subjects.of(file, record, structure).values);
    });
  }

  documents(words: readonly string[]): readonly PlainDocument[] {
    const parts = this.parts();
    const filter = new SubjectFilter([{ documents: { words } }]);
    return [...parts.files.values()]
      .flatMap((file) =>
        file.kind === "manifest" ? entriesIn(file, filter, parts, { of: (_, make) => make(), refuse: () => {} }) : [],
      )
      .flatMap(({ subject, wantedBy }) => (subject.type === "document" && wantedBy.length > 0 ? [subject.plain] : []));
  }
}

function fileOf(part: string, { files }: Parts): FileRecord | undefined {
  return part.startsWith(filePart("")) ? files.get(part.slice(filePart("").length)) : undefined;
}

function rendersOf(part: string, { renders }: Parts): readonly ChartRender[] {
  return part.startsWith(chartPart("")) ? renders.of(part.slice(chartPart("").length)) : [];
}

/** Whether renders show what a template makes. */
function isCovered(file: FileRecord, { renders }: Parts): boolean {
  return file.kind === "template" && renders.covers(file.path);
}

const none: readonly never[] = [];

/** One group for each file, so that it is known how many have been gone through. */
function* groupsOfFiles(
  files: readonly FileRecord[],
  filter: SubjectFilter,
  parts: Parts,
): Generator<readonly SubjectEntry[]> {
  const { wanted } = parts;
  for (const file of files) {
    // By document, too: an edit of one leaves the others of its file as they are.
    yield isCovered(file, parts) ? none : wanted.of(file, () => entriesIn(file, filter, parts, wanted));
  }
}

function* groupsOfRender(
  render: ChartRender,
  filter: SubjectFilter,
  { wanted, subjects, structure }: Parts,
): Generator<readonly SubjectEntry[]> {
  for (const record of render.records) {
    yield wanted.of(record, () =>
      wantedOf(record, "rendered", filter, filter.scan(record.document.text), false, () =>
        subjects.ofRendered(record, render, structure),
      ),
    );
  }
}

function entriesIn(
  file: FileRecord,
  filter: SubjectFilter,
  { structure, subjects }: Parts,
  known: Pick<WantedSubjects, "of" | "refuse">,
): readonly SubjectEntry[] {
  return file.records.flatMap((record) =>
    known.of(record, () =>
      wantedOf(record, file.kind, filter, scanned(file, record, filter), structure.holdsValues(file, record), () => {
        const made = subjects.of(file, record, structure);
        if (made.subjects.length === 0 && isRefused(record.document)) known.refuse(record, record.document);
        return made;
      }),
    ),
  );
}

function scanned(file: FileRecord, { document }: DocumentRecord, filter: SubjectFilter): FoundWords {
  // A template's documents are no parts of its text.
  if (file.kind === "template") return filter.scan(document.text);
  return filter.scan(file.text, document.range.start, document.range.end);
}

function wantedOf(
  { kinds }: Pick<DocumentRecord, "kinds">,
  kind: FileKind | "rendered",
  filter: SubjectFilter,
  found: FoundWords,
  holdsValues: boolean,
  subjects: () => DocumentSubjects,
): readonly SubjectEntry[] {
  return filter.mayWant(found, kind, kinds, holdsValues) ? entriesOf(subjects(), filter, found) : [];
}

function isRefused({ problems }: SourceDocument): boolean {
  return problems.some(({ limit }) => limit === true);
}
