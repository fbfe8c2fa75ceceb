import type { ChartRender, RenderedRecord } from "./chart-render.ts";

/** Rendered documents by the kinds that they name. */
export class RenderedIndex {
  readonly #byKind = new Map<string, Set<RenderedRecord>>();
  readonly #renders = new Map<RenderedRecord, ChartRender>();

  /** In the order of the charts and of what they print. */
  get entries(): IterableIterator<[RenderedRecord, ChartRender]> {
    return this.#renders.entries();
  }

  named(kind: string): readonly (readonly [RenderedRecord, ChartRender])[] {
    return [...(this.#byKind.get(kind) ?? [])].flatMap((record) => {
      const render = this.#renders.get(record);
      return render === undefined ? [] : [[record, render] as const];
    });
  }

  add(renders: readonly ChartRender[]): void {
    for (const render of renders) {
      for (const record of render.records) {
        this.#renders.set(record, render);
        for (const kind of record.kinds) this.#byKind.set(kind, (this.#byKind.get(kind) ?? new Set()).add(record));
      }
    }
  }

  remove(renders: readonly ChartRender[]): readonly RenderedRecord[] {
    const records = renders.flatMap((render) => render.records);
    for (const record of records) {
      this.#renders.delete(record);
      for (const kind of record.kinds) this.#byKind.get(kind)?.delete(record);
    }
    return records;
  }
}
