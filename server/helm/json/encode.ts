import { formatFloat } from "../format/float.ts";
import { noTrace, type Trace } from "../text/source.ts";
import { TextBuilder } from "../text/text-builder.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { byteOrder } from "../values/order.ts";
import { deepTrace, type MapValue, type Value } from "../values/value.ts";
import { escapeJson, needsEscape } from "./escape.ts";

export interface JsonOptions {
  /** Spaces for each level; 0 for one line. */
  readonly indent: number;
  /** Whether `<`, `>` and `&` are escaped, as Go does unless told otherwise. */
  readonly escapesHtml: boolean;
}

/**
 * A value as Go's `json.Marshal` writes it. Throws RangeError for what JSON cannot hold. Charts turn whole sections into
 * JSON just to look for `{{` in them, so the history of the parts is put together only when somebody asks.
 */
export function encodeJson(value: Value, options: JsonOptions): TrackedText {
  const plain = new PlainSink(options);
  new Encoder(plain, options).value(value, 0);
  const text = plain.finish();
  const segments = () => {
    const tracked = new TrackedSink(options);
    new Encoder(tracked, options).value(value, 0);
    const result = tracked.finish();
    // A map that was changed in the meantime no longer fits what was printed.
    return result.text === text ? result.segments : TrackedText.of(text, deepTrace(value)).segments;
  };
  return new TrackedText(text, segments, 0, () => deepTrace(value));
}

/** Where the encoder writes to. */
interface Sink {
  raw(text: string, trace: Trace): void;
  /** A text in quotes, its inside escaped. */
  quoted(text: TrackedText): void;
}

class PlainSink implements Sink {
  private readonly pieces: string[] = [];

  constructor(private readonly options: JsonOptions) {}

  raw(text: string): void {
    this.pieces.push(text);
  }

  quoted({ text }: TrackedText): void {
    this.pieces.push('"', escapeJson(text, this.options.escapesHtml), '"');
  }

  finish(): string {
    return this.pieces.join("");
  }
}

class TrackedSink implements Sink {
  private readonly builder = new TextBuilder();

  constructor(private readonly options: JsonOptions) {}

  raw(text: string, trace: Trace): void {
    this.builder.add(text, trace);
  }

  quoted(text: TrackedText): void {
    const { builder } = this;
    builder.add('"', text.trace);
    if (needsEscape(text.text)) {
      let at = 0;
      for (const character of text.text) {
        const part = text.slice(at, at + character.length);
        const escaped = escapeJson(character, this.options.escapesHtml);
        if (escaped === character) builder.append(part);
        else builder.add(escaped, part.trace);
        at += character.length;
      }
    } else {
      builder.append(text);
    }
    builder.add('"', text.trace);
  }

  finish(): TrackedText {
    return this.builder.finish();
  }
}

class Encoder {
  constructor(
    private readonly sink: Sink,
    private readonly options: JsonOptions,
  ) {}

  value(value: Value, level: number): void {
    const { sink } = this;
    switch (value.kind) {
      case "invalid":
      case "nil":
        sink.raw("null", value.trace);
        return;
      case "bool":
        sink.raw(String(value.value), value.trace);
        return;
      case "int":
        sink.raw(value.value.toString(), value.trace);
        return;
      case "float":
        sink.raw(jsonNumber(value.value), value.trace);
        return;
      case "text":
        sink.quoted(value.text);
        return;
      case "list":
        if (value.isNil === true) sink.raw("null", value.trace);
        else this.group("[", "]", value.trace, value.items, level, (item) => this.value(item, level + 1));
        return;
      case "map":
        if (value.isNil === true) sink.raw("null", value.trace);
        else this.map(value, [...value.entries.keys()].toSorted(byteOrder), level);
        return;
      case "object": {
        const plain = value.plain();
        // A struct's fields stay in their order.
        if (plain.kind === "map" && value.underlying === undefined) this.map(plain, [...plain.entries.keys()], level);
        else this.value(plain, level);
      }
    }
  }

  private map({ entries, trace }: MapValue, keys: readonly string[], level: number): void {
    this.group("{", "}", trace, keys, level, (key) => {
      const slot = entries.get(key);
      if (slot === undefined) return;
      const colon = this.options.indent > 0 ? ": " : ":";
      this.sink.raw(`"${escapeJson(key, this.options.escapesHtml)}"${colon}`, slot.key);
      this.value(slot.value, level + 1);
    });
  }

  private group<Item>(
    open: string,
    close: string,
    trace: Trace,
    items: readonly Item[],
    level: number,
    write: (item: Item) => void,
  ): void {
    const { sink } = this;
    sink.raw(open, trace);
    for (const [index, item] of items.entries()) {
      if (index > 0) sink.raw(",", noTrace);
      this.line(level + 1);
      write(item);
    }
    if (items.length > 0) this.line(level);
    sink.raw(close, trace);
  }

  private line(level: number): void {
    if (this.options.indent > 0) this.sink.raw(`\n${" ".repeat(level * this.options.indent)}`, noTrace);
  }
}

/** Plain digits, and from 1e21 and below 1e-6 an exponent of at least one digit. */
export function jsonNumber(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`json: unsupported value: ${formatFloat(value, "g", -1)}`);
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-6 || size >= 1e21)) return formatFloat(value, "e", -1).replace(/e-0(\d)$/, "e-$1");
  return formatFloat(value, "f", -1);
}
