import type { Trace } from "../text/source.ts";
import { anyMap, list, type MapValue, map, nil, text, type Value } from "../values/value.ts";

/** What differs between `--set`, `--set-string`, `--set-json` and `--set-file`. */
export interface SettingReader {
  readonly trace: Trace;
  /** Reads a scalar; escapes are taken out already. */
  value(source: string): Value;
  /** Reads a JSON value from the beginning of a text; values are then no scalars and no `{a,b}`. */
  json?(source: string): { readonly value: Value; readonly length: number };
  fail(message: string): Error;
}

/** List indexes beyond which Helm refuses a setting, and how deep it lets names nest (pkg/strvals/parser.go). */
const maxIndex = 65_536;
const maxDepth = 30;

/** Puts a whole argument into the target. Follows Helm's pkg/strvals step by step, with what it lets pass. */
export function parseSetting(setting: string, target: MapValue, reader: SettingReader): void {
  new SettingParser(setting, reader).into(target);
}

class SettingParser {
  private at = 0;

  constructor(
    private readonly setting: string,
    private readonly reader: SettingReader,
  ) {}

  into(target: MapValue): void {
    while (!this.key(target, 0));
  }

  /** One `key=value`, the key from here on. True when the text ended instead. */
  private key(target: MapValue, depth: number): boolean {
    const { word, stop } = this.until("=[,.");
    switch (stop) {
      case "=":
        this.put(target, word, this.value());
        return false;
      case ".":
        return this.inner(target, word, depth + 1);
      case "[": {
        const index = this.index();
        const existing = this.existing(target, word, "list");
        const { items, ended } = this.item(existing?.kind === "list" ? existing.items : [], index, depth);
        this.put(target, word, list(items, undefined, this.reader.trace));
        return ended;
      }
      case ",":
        throw this.reader.fail(`key ${quoted(word)} has no value (cannot end with ,)`);
      default:
        if (word === "") return true;
        throw this.reader.fail(`key ${quoted(word)} has no value`);
    }
  }

  private inner(target: MapValue, word: string, depth: number): boolean {
    this.checkDepth(depth);
    const existing = this.existing(target, word, "map");
    const inner = existing?.kind === "map" ? existing : map([], anyMap, this.reader.trace);
    const ended = this.key(inner, depth);
    if (!ended && inner.entries.size === 0) throw this.reader.fail(`key map ${quoted(word)} has no value`);
    if (inner.entries.size > 0) this.put(target, word, inner);
    return ended;
  }

  /** What follows `[0]`: `=value`, `.key=value` or `[1]=value`. */
  private item(
    items: readonly Value[],
    index: number,
    depth: number,
  ): { readonly items: readonly Value[]; readonly ended: boolean } {
    if (index < 0) throw this.reader.fail(`negative ${index} index not allowed`);
    const { word, stop } = this.until("[.=");
    if (word !== "") throw this.reader.fail(`unexpected data at end of array index: ${quoted(word)}`);
    const existing = items[index];
    if (stop === "=") return { items: this.withItem(items, index, this.value()), ended: false };
    if (stop === "[") {
      const next = this.index();
      if (existing !== undefined && existing.kind !== "list" && existing.kind !== "nil") throw this.unfit("list");
      const inner = this.item(existing?.kind === "list" ? existing.items : [], next, depth);
      if (inner.ended) return { items, ended: true };
      return { items: this.withItem(items, index, list(inner.items, undefined, this.reader.trace)), ended: false };
    }
    if (stop !== ".") return { items, ended: true };
    this.checkDepth(depth + 1);
    // What stands there and is no map gives way.
    const inner = existing?.kind === "map" ? existing : map([], anyMap, this.reader.trace);
    const replaced = existing === undefined ? items : this.withItem(items, index, inner);
    if (this.key(inner, depth + 1)) return { items: replaced, ended: true };
    return { items: this.withItem(items, index, inner), ended: false };
  }

  private withItem(items: readonly Value[], index: number, value: Value): readonly Value[] {
    if (index > maxIndex)
      throw this.reader.fail(`index of ${index} is greater than maximum supported index of ${maxIndex}`);
    const result = [...items];
    while (result.length <= index) result.push(nil);
    result[index] = value;
    return result;
  }

  /** `0]` behind an opening bracket. */
  private index(): number {
    const { word, stop } = this.until("]");
    if (stop === "" || !/^[-+]?\d+$/.test(word))
      throw this.reader.fail(`error parsing index: ${quoted(word)} is no index`);
    return Number(word);
  }

  private value(): Value {
    if (this.reader.json !== undefined) return this.json(this.reader.json);
    // Nothing at the very end is no name of a file.
    if (this.at >= this.setting.length) return text("", this.reader.trace);
    return this.setting[this.at] === "{" ? this.braces() : this.reader.value(this.until(",").word);
  }

  /** `{a,b}`; without anything between the braces it is a list of one empty text. */
  private braces(): Value {
    this.at += 1;
    const items: Value[] = [];
    for (;;) {
      const { word, stop } = this.until(",}");
      if (stop === "") throw this.reader.fail("list must terminate with '}'");
      items.push(this.reader.value(word));
      if (stop === ",") continue;
      if (this.setting[this.at] === ",") this.at += 1;
      return list(items, undefined, this.reader.trace);
    }
  }

  /** Blanks, then a value, then a comma or the end; nothing is null. */
  private json(read: NonNullable<SettingReader["json"]>): Value {
    if (this.skipsToComma()) return { ...nil, trace: this.reader.trace };
    const { value, length } = read(this.setting.slice(this.at));
    this.at += length;
    this.skipsToComma();
    return value;
  }

  /** Passes over blanks, and one comma behind them; true when there was one, or the end. */
  private skipsToComma(): boolean {
    while (/^\s$/.test(this.setting[this.at] ?? "")) this.at += 1;
    if (this.at < this.setting.length && this.setting[this.at] !== ",") return false;
    this.at += 1;
    return true;
  }

  private put(target: MapValue, key: string, value: Value): void {
    if (key !== "") target.entries.set(key, { value, key: this.reader.trace });
  }

  private existing(target: MapValue, key: string, kind: "map" | "list"): Value | undefined {
    const existing = target.entries.get(key)?.value;
    if (existing !== undefined && existing.kind !== kind) throw this.unfit(kind);
    return existing;
  }

  private unfit(kind: "map" | "list"): Error {
    return this.reader.fail(`unable to parse key: what it names holds a value that is no ${kind}`);
  }

  private checkDepth(depth: number): void {
    if (depth > maxDepth)
      throw this.reader.fail(`value name nested level is greater than maximum supported nested level of ${maxDepth}`);
  }

  /** Characters up to one of `stops`, which is passed over; a backslash takes the next one as it is. */
  private until(stops: string): { readonly word: string; readonly stop: string } {
    let word = "";
    for (;;) {
      const character = this.setting[this.at] ?? "";
      this.at += 1;
      if (character === "" || stops.includes(character)) return { word, stop: character };
      if (character !== "\\") word += character;
      else {
        word += this.setting[this.at] ?? "";
        this.at += 1;
      }
    }
  }
}

function quoted(word: string): string {
  return JSON.stringify(word);
}
