import type { AST } from "toml-eslint-parser";
import { nextLineAt, wholeLines } from "../lines.ts";
import {
  closed,
  type EntrySyntax,
  type ItemSyntax,
  type LinesBody,
  type ListSyntax,
  type MapSyntax,
} from "../syntax.ts";
import { tomlKeyText, tomlValue } from "./toml-values.ts";

/** Puts tables, arrays of tables and dotted keys together: what a TOML text says in many places is one tree. */
export class TomlTables {
  readonly root: MapSyntax;

  constructor(
    private readonly text: string,
    private readonly complete: boolean,
  ) {
    const after = 0;
    this.root = this.map({ start: 0, end: text.length }, { ...lines, after, table: [], sectionsAt: text.length });
  }

  read(program: AST.TOMLProgram): MapSyntax {
    for (const statement of program.body[0].body) {
      if (statement.type === "TOMLTable") this.table(statement);
      else this.keyValue(this.root, statement);
    }
    return this.root;
  }

  private table(table: AST.TOMLTable): void {
    const keys = table.key.keys;
    const names = keys.map(tomlKeyText);
    const range = this.rangeOf(table);
    const whole = wholeLines(this.text, range);
    let map = this.root;
    let absolute = true;
    for (const [index, key] of keys.slice(0, -1).entries()) {
      const found = this.descend(map, names[index] ?? "");
      absolute &&= found?.absolute ?? true;
      map = found?.map ?? this.implied(map, key, names[index] ?? "", absolute ? names.slice(0, index + 1) : undefined);
    }
    const [key, name] = [keys.at(-1), names.at(-1)];
    if (key === undefined || name === undefined) return;
    const isItem = table.kind === "array";
    const opened = this.map(range, {
      ...lines,
      after: nextLineAt(this.text, table.key.range[1]),
      ...(absolute && !isItem ? { table: names } : { dotted: "" }),
    });
    const target = isItem ? this.addItem(map, key, name, opened, whole) : this.addTable(map, key, name, opened, whole);
    for (const statement of table.body) this.keyValue(target, statement);
  }

  /**
   * The map that a further table below this name goes into: of an array of tables the last one. It then stands in several
   * places, so it cannot be taken away by its own lines alone.
   */
  private descend(map: MapSyntax, name: string): { map: MapSyntax; absolute: boolean } | undefined {
    const entry = map.entries.findLast(({ key }) => key === name);
    if (entry?.value.type === "map") {
      entry.whole = undefined;
      return { map: entry.value, absolute: true };
    }
    const last = entry?.value.type === "list" ? entry.value.items.at(-1) : undefined;
    if (last?.value.type !== "map") return undefined;
    last.whole = undefined;
    return { map: last.value, absolute: false };
  }

  private implied(map: MapSyntax, key: Key, name: string, table: readonly string[] | undefined): MapSyntax {
    const body = table ? { ...lines, after: 0, table, headless: true } : closed;
    const value = this.map(this.rangeOf(key), body);
    map.entries.push({ key: name, keyRange: this.rangeOf(key), value, line: false });
    return value;
  }

  private addTable(map: MapSyntax, key: Key, name: string, opened: MapSyntax, whole: EntrySyntax["whole"]): MapSyntax {
    const before = map.entries.find((entry) => entry.key === name)?.value;
    if (before?.type === "map") {
      // It was implied by a table below it and gets its header only now.
      before.body = opened.body;
      before.range = opened.range;
      return before;
    }
    map.entries.push({ key: name, keyRange: this.rangeOf(key), value: opened, line: false, whole });
    return opened;
  }

  private addItem(map: MapSyntax, key: Key, name: string, opened: MapSyntax, whole: ItemSyntax["whole"]): MapSyntax {
    const before = map.entries.find((entry) => entry.key === name)?.value;
    if (before?.type === "list") {
      before.items.push({ value: opened, whole });
      before.range = { start: before.range.start, end: opened.range.end };
    } else {
      const items = [{ value: opened, whole }];
      const list: ListSyntax = { type: "list", range: opened.range, items, complete: this.complete, body: closed };
      map.entries.push({ key: name, keyRange: this.rangeOf(key), value: list, line: false });
    }
    return opened;
  }

  private keyValue(table: MapSyntax, statement: AST.TOMLKeyValue): void {
    const whole = wholeLines(this.text, this.rangeOf(statement));
    let map = table;
    let dotted = "";
    for (const key of statement.key.keys.slice(0, -1)) {
      const name = tomlKeyText(key);
      dotted += `${this.text.slice(...key.range)}.`;
      const found = map.entries.find((entry) => entry.key === name);
      if (found?.value.type === "map") {
        map = found.value;
        found.whole = undefined;
      } else {
        const value = this.map(this.rangeOf(statement), { ...lines, after: 0, dotted });
        map.entries.push({ key: name, keyRange: this.rangeOf(key), value, line: false, whole });
        map = value;
      }
      if (map.body.kind === "lines") map.body.after = whole.end;
    }
    if (table.body.kind === "lines") table.body.after = whole.end;
    const key = statement.key.keys.at(-1);
    if (key === undefined) return;
    const value = tomlValue(this.text, statement.value);
    map.entries.push({ key: tomlKeyText(key), keyRange: this.rangeOf(key), value, line: true, whole });
  }

  private map(range: { start: number; end: number }, body: MapSyntax["body"]): MapSyntax {
    return { type: "map", range, entries: [], complete: this.complete, body };
  }

  private rangeOf({ range: [start, end] }: { range: [number, number] }): { start: number; end: number } {
    return { start, end };
  }
}

type Key = AST.TOMLBare | AST.TOMLQuoted;

const lines = { kind: "lines", indent: "", keys: true, sections: true } satisfies Omit<LinesBody, "after">;
