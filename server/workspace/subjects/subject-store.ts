import type { DocumentRecord, FileRecord } from "../file-record.ts";
import type { ChartRender, RenderedRecord } from "../rendering/chart-render.ts";
import type { Structure } from "../structure/structure.ts";
import { type DocumentSubjects, renderedSubjectsOf, subjectsOf } from "./document-subjects.ts";

/** The subjects of documents, made when somebody looks and kept until the document or the structure changes. */
export class SubjectStore {
  readonly #subjects = new Map<DocumentRecord | RenderedRecord, DocumentSubjects>();

  of(file: FileRecord, record: DocumentRecord, structure: Structure): DocumentSubjects {
    return this.#kept(record, () => subjectsOf(file, record, structure));
  }

  ofRendered(record: RenderedRecord, render: ChartRender, structure: Structure): DocumentSubjects {
    return this.#kept(record, () => {
      const chart = structure.chartIn(render.chart.folder) ?? render.chart;
      return renderedSubjectsOf(record, { ...render, chart });
    });
  }

  forget(records: Iterable<DocumentRecord | RenderedRecord>): void {
    for (const record of records) this.#subjects.delete(record);
  }

  forgetAll(): void {
    this.#subjects.clear();
  }

  #kept(record: DocumentRecord | RenderedRecord, make: () => DocumentSubjects): DocumentSubjects {
    let subjects = this.#subjects.get(record);
    if (subjects === undefined) {
      subjects = make();
      this.#subjects.set(record, subjects);
    }
    return subjects;
  }
}
