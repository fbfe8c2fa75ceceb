import { formatFloat } from "../format/float.ts";
import { joinTraces, laterTrace, noTrace, type Trace } from "../text/source.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { byteLength } from "../values/bytes.ts";
import type { MapValue, Value } from "../values/value.ts";
import { naturalOrder } from "./key-order.ts";
import { LineWriter } from "./line-writer.ts";
import { isMultiline, styleOf } from "./scalar-style.ts";
import { writeScalar } from "./scalar-writer.ts";

export interface EmitOptions {
  /** Texts are folded behind this column. */
  readonly width: number;
  /** Whether lists inside maps stand deeper than their key. */
  readonly indentsLists: boolean;
  /** Whether numbers have gone through JSON, which makes whole floats integers. */
  readonly throughJson: boolean;
}

/** How `toYaml` writes. */
export const standardLayout: EmitOptions = { width: 80, indentsLists: false, throughJson: true };
/** How `toYamlPretty` writes. */
export const prettyLayout: EmitOptions = { width: Number.POSITIVE_INFINITY, indentsLists: true, throughJson: false };

const step = 2;
/** Longer keys are written with `?`. */
const maxSimpleKey = 128;

/** A value as YAML text with the final line break. */
export function emitYaml(value: Value, options: EmitOptions = standardLayout): TrackedText {
  const writer = new LineWriter(options.width, step);
  new Emitter(writer, options).node(value, 0, "root");
  return writer.finish();
}

type Context = "root" | "mapping" | "sequence";

class Emitter {
  constructor(
    private readonly writer: LineWriter,
    private readonly options: EmitOptions,
  ) {}

  /** Writes a node. `indentation` is where the lines of a block begin; the cursor stands behind `key:` or `-`. */
  node(value: Value, indentation: number, context: Context): void {
    const { writer } = this;
    const content = value.kind === "object" ? value.plain() : value;
    switch (content.kind) {
      case "map":
        if (content.entries.size > 0) this.map(content, indentation, context);
        else this.token(content.isNil === true ? "null" : "{}", content.trace, context);
        return;
      case "list":
        if (content.items.length > 0) this.list(content.items, indentation, context);
        else this.token(content.isNil === true ? "null" : "[]", content.trace, context);
        return;
      case "text":
        if (context !== "root") writer.write(" ", content.text.trace);
        writeScalar(writer, content.text, styleOf(content.text.text, false), true, indentation + step);
        return;
      case "invalid":
      case "nil":
        this.token("null", content.trace, context);
        return;
      case "bool":
        this.token(String(content.value), content.trace, context);
        return;
      case "int":
        this.token(content.value.toString(), content.trace, context);
        return;
      case "float":
        this.token(
          this.options.throughJson ? numberText(content.value) : formatFloat(content.value, "g", -1),
          content.trace,
          context,
        );
        return;
      case "object":
        this.token("{}", content.trace, context);
        return;
    }
  }

  private token(text: string, trace: Trace, context: Context): void {
    if (context !== "root") this.writer.write(" ", trace);
    this.writer.write(text, trace);
  }

  private map(value: MapValue, outer: number, context: Context): void {
    const indentation = context === "root" ? 0 : outer + step;
    let first = context !== "mapping";
    let around = [decisionsOf(value.trace)];
    for (const key of sortedKeys(value)) {
      const slot = value.entries.get(key);
      if (slot === undefined) continue;
      if (first) {
        if (context === "sequence") this.writer.write(" ", noTrace);
      } else this.writer.newLine(indentation);
      first = false;
      this.key(key, joinTraces([slot.key, ...around]), indentation);
      around = [];
      this.node(slot.value, indentation, "mapping");
    }
  }

  private key(name: string, trace: Trace, indentation: number): void {
    const { writer } = this;
    const style = styleOf(name, true);
    if (style === "plain" && name.length <= maxSimpleKey / 4) {
      writer.write(`${name}:`, trace);
      return;
    }
    const key = TrackedText.of(name, trace);
    if (byteLength(key.text) <= maxSimpleKey && !isMultiline(key.text)) {
      writeScalar(writer, key, style, false, indentation);
      writer.write(":", key.trace);
      return;
    }
    writer.write("? ", key.trace);
    writeScalar(writer, key, styleOf(key.text, false), true, indentation + step);
    writer.newLine(indentation);
    writer.write(":", key.trace);
  }

  private list(items: readonly Value[], outer: number, context: Context): void {
    const deeper = context === "sequence" || (context === "mapping" && this.options.indentsLists);
    const indentation = deeper ? outer + step : outer;
    let first = context !== "mapping";
    for (const item of items) {
      if (first) {
        if (context === "sequence") this.writer.write(" ", noTrace);
      } else this.writer.newLine(indentation);
      first = false;
      this.writer.write("-", noTrace);
      this.node(item, indentation, "sequence");
    }
  }
}

/** What decided which entries a map has, which its first key is to carry: not what made the map. */
function decisionsOf(trace: Trace): Trace {
  return trace === noTrace ? noTrace : laterTrace(() => ({ sources: [], control: trace.control }));
}

function sortedKeys({ entries }: MapValue): readonly string[] {
  const keys = [...entries.keys()];
  return keys.length > 1 ? keys.sort(naturalOrder) : keys;
}

/**
 * Numbers go through JSON first: floats without a fraction become integers as long as JSON writes them without an
 * exponent and they fit 64 bits, all others are written as Go's `%g`.
 */
function numberText(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 2 ** 63) return BigInt(value).toString();
  if (Number.isInteger(value) && value > 0 && value < 2 ** 64) return BigInt(value).toString();
  return formatFloat(value, "g", -1);
}
