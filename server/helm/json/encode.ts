import { formatFloat } from "../format/float.ts";
import { noTrace, type Trace } from "../text/source.ts";
import { TextBuilder, type TrackedText } from "../text/tracked-text.ts";
import { byteOrder } from "../values/order.ts";
import type { Value } from "../values/value.ts";

export interface JsonOptions {
  /** Spaces for each level; 0 for one line. */
  readonly indent: number;
  /** Whether `<`, `>` and `&` are escaped, as Go does unless told otherwise. */
  readonly escapesHtml: boolean;
}

/** A value as Go's `json.Marshal` writes it. Throws RangeError for what JSON cannot hold. */
export function encodeJson(value: Value, options: JsonOptions): TrackedText {
  const builder = new TextBuilder();
  new Encoder(builder, options).value(value, 0);
  return builder.finish();
}

class Encoder {
  constructor(
    private readonly builder: TextBuilder,
    private readonly options: JsonOptions,
  ) {}

  value(value: Value, level: number): void {
    const { builder } = this;
    switch (value.kind) {
      case "invalid":
      case "nil":
        builder.add("null", value.trace);
        return;
      case "bool":
        builder.add(String(value.value), value.trace);
        return;
      case "int":
        builder.add(value.value.toString(), value.trace);
        return;
      case "float":
        builder.add(jsonNumber(value.value), value.trace);
        return;
      case "text":
        this.string(value.text);
        return;
      case "list":
        this.group("[", "]", value.trace, value.items, level, (item) => this.value(item, level + 1));
        return;
      case "map": {
        const keys = [...value.entries.keys()].toSorted(byteOrder);
        this.group("{", "}", value.trace, keys, level, (key) => {
          const slot = value.entries.get(key);
          if (slot === undefined) return;
          builder.add(`${this.quoted(key)}:${this.options.indent > 0 ? " " : ""}`, slot.key);
          this.value(slot.value, level + 1);
        });
        return;
      }
      case "object":
        this.value(value.plain(), level);
        return;
    }
  }

  private group<Item>(
    open: string,
    close: string,
    trace: Trace,
    items: readonly Item[],
    level: number,
    write: (item: Item) => void,
  ): void {
    const { builder } = this;
    builder.add(open, trace);
    for (const [index, item] of items.entries()) {
      if (index > 0) builder.add(",", noTrace);
      this.line(level + 1);
      write(item);
    }
    if (items.length > 0) this.line(level);
    builder.add(close, trace);
  }

  private line(level: number): void {
    if (this.options.indent > 0) this.builder.add(`\n${" ".repeat(level * this.options.indent)}`, noTrace);
  }

  private string(text: TrackedText): void {
    const { builder } = this;
    builder.add('"', text.trace);
    if (!/["\\\p{Cc}<>&\u2028\u2029]/u.test(text.text)) {
      builder.append(text);
    } else {
      let at = 0;
      for (const character of text.text) {
        const part = text.slice(at, at + character.length);
        const escaped = this.escaped(character);
        if (escaped === character) builder.append(part);
        else builder.add(escaped, part.trace);
        at += character.length;
      }
    }
    builder.add('"', text.trace);
  }

  private quoted(text: string): string {
    return `"${Array.from(text, (character) => this.escaped(character)).join("")}"`;
  }

  private escaped(character: string): string {
    const named: Readonly<Record<string, string>> = {
      '"': '\\"',
      "\\": "\\\\",
      "\n": "\\n",
      "\r": "\\r",
      "\t": "\\t",
      "\b": "\\b",
      "\f": "\\f",
    };
    const short = named[character];
    if (short !== undefined) return short;
    const point = character.codePointAt(0) ?? 0;
    const html = this.options.escapesHtml && "<>&".includes(character);
    if (point < 0x20 || html || point === 0x2028 || point === 0x2029)
      return `\\u${point.toString(16).padStart(4, "0")}`;
    return point >= 0xd800 && point <= 0xdfff ? "\\ufffd" : character;
  }
}

/** Plain digits, and from 1e21 and below 1e-6 an exponent of at least one digit. */
export function jsonNumber(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`json: unsupported value: ${formatFloat(value, "g", -1)}`);
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-6 || size >= 1e21)) return formatFloat(value, "e", -1).replace(/e-0(\d)$/, "e-$1");
  return formatFloat(value, "f", -1);
}
