import { FunctionError } from "../evaluate/failure.ts";
import { formatValue } from "../format/print.ts";
import { quoted } from "../format/printf.ts";
import { joinTraces, laterTrace, noTrace, type Trace } from "../text/source.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { byteLength, bytesAsCharacters, isAscii, sliceBytes } from "../values/bytes.ts";
import { bool, deepTrace, int, list, map, noneOf, strings, text, traceOf, type Value } from "../values/value.ts";
import { asText, asTexts } from "./cast.ts";
import { define, type FunctionTable, onText, variadic } from "./define.ts";
import { indent, trimCharacters, trimEdges, wrapAt } from "./text-layout.ts";

/** Texts: cutting, joining, searching. Most of them keep where each character was written. */
export const stringFunctions: FunctionTable = {
  trim: onText((value) => trimEdges(value)),
  trimAll: define(["string", "string"], ([cutset, value]) => text(trimCharacters(value, cutset.text))),
  trimall: define(["string", "string"], ([cutset, value]) => text(trimCharacters(value, cutset.text))),
  trimPrefix: define(["string", "string"], ([prefix, value]) =>
    text(value.text.startsWith(prefix.text) ? value.shortened(prefix.length) : value),
  ),
  trimSuffix: define(["string", "string"], ([suffix, value]) =>
    text(value.text.endsWith(suffix.text) ? value.shortened(0, value.length - suffix.length) : value),
  ),
  // goutils takes each byte for a character.
  nospace: onText((value) =>
    !/[\s\u0085]/.test(bytesAsCharacters(value.text))
      ? value
      : isAscii(value.text)
        ? removed(value, /\s/gu)
        : value.replaced(bytesAsCharacters(value.text).replaceAll(/[\s\u0085]/g, "")),
  ),
  trunc: define(["int", "string"], ([size, value]) => text(truncate(value, Number(size.value)))),
  substr: define(["int", "int", "string"], ([start, end, value]) =>
    text(substring(value, Number(start.value), Number(end.value))),
  ),
  repeat: define(["int", "string"], ([count, value], context) => {
    if (count.value < 0n) throw new FunctionError("strings: negative Repeat count");
    context.budget.reserve(Number(count.value) * value.length);
    return text(TrackedText.concat(Array.from({ length: Number(count.value) }, () => value)));
  }),
  replace: define(["string", "string", "string"], ([old, fresh, value]) => text(replaceAll(value, old, fresh))),
  contains: define(["string", "string"], ([part, value]) =>
    bool(value.text.includes(part.text), joinTraces([value.trace, part.trace])),
  ),
  hasPrefix: define(["string", "string"], ([part, value]) =>
    bool(value.text.startsWith(part.text), joinTraces([value.trace, part.trace])),
  ),
  hasSuffix: define(["string", "string"], ([part, value]) =>
    bool(value.text.endsWith(part.text), joinTraces([value.trace, part.trace])),
  ),
  quote: variadic([], "any", (_, values) => text(spaced(values, (value) => quoted(asText(value))))),
  squote: variadic([], "any", (_, values) => text(spaced(values, singleQuoted))),
  cat: variadic([], "any", (_, values) => text(spaced(values, formatValue))),
  indent: define(["int", "string"], ([size, value], context) =>
    text(indent(Number(size.value), value, context.budget)),
  ),
  nindent: define(["int", "string"], ([size, value], context) =>
    text(TrackedText.concat([TrackedText.of("\n", noTrace), indent(Number(size.value), value, context.budget)])),
  ),
  join: define(["string", "any"], ([separator, values]) =>
    text(joined(asTexts(values), separator).withControl(decisionsOn(values))),
  ),
  split: define(["string", "string"], ([separator, value]) => numbered(splitGo(value, separator.text))),
  splitn: define(["string", "int", "string"], ([separator, count, value]) =>
    numbered(splitLimited(value, separator.text, Number(count.value))),
  ),
  splitList: define(["string", "string"], ([separator, value]) => strings(splitGo(value, separator.text))),
  toStrings: define(["any"], ([values]) => textsOf(values, asTexts(values))),
  toString: define(["any"], ([value]) => text(asText(value))),
  sortAlpha: define(["any"], ([values]) => textsOf(values, sortedTexts(values))),
  plural: define(["string", "string", "int"], ([one, many, count]) => text(count.value === 1n ? one : many)),
  wrap: define(["int", "string"], ([width, value]) => text(wrapAt(value, Number(width.value), "\n", false))),
  wrapWith: define(["int", "string", "string"], ([width, separator, value]) =>
    text(wrapAt(value, Number(width.value), separator.text, true)),
  ),
  abbrev: define(["int", "string"], ([width, value]) => text(abbreviate(value, 0, Number(width.value)))),
  abbrevboth: define(["int", "int", "string"], ([offset, width, value]) =>
    text(abbreviate(value, Number(offset.value), Number(width.value))),
  ),
  atoi: define(["string"], ([value]) =>
    int(/^[+-]?\d+$/.test(value.text) ? BigInt(value.text.replace(/^\+/, "")) : 0n, value.trace),
  ),
  hello: define([], () => text("Hello!")),
};

function removed(value: TrackedText, pattern: RegExp): TrackedText {
  const parts: TrackedText[] = [];
  let at = 0;
  for (const match of value.text.matchAll(pattern)) {
    parts.push(value.slice(at, match.index));
    at = match.index + match[0].length;
  }
  return TrackedText.concat([...parts, value.slice(at)]);
}

/** Bytes, not characters; a negative size counts from the end. */
function truncate(value: TrackedText, size: number): TrackedText {
  const length = byteLength(value.text);
  if (size < 0 && length + size > 0) return sliceBytes(value, length + size, length);
  return size >= 0 && length > size ? sliceBytes(value, 0, size) : value;
}

function substring(value: TrackedText, start: number, end: number): TrackedText {
  const length = byteLength(value.text);
  if (start < 0) return sliceBytes(value, 0, outOfRange(end, length));
  if (end < 0 || end > length) return sliceBytes(value, outOfRange(start, length), length);
  if (start > end) throw new FunctionError(`runtime error: slice bounds out of range [${start}:${end}]`);
  return sliceBytes(value, start, end);
}

function outOfRange(bound: number, length: number): number {
  if (bound < 0 || bound > length)
    throw new FunctionError(`runtime error: slice bounds out of range [:${bound}] with length ${length}`);
  return bound;
}

export function replaceAll(value: TrackedText, old: TrackedText, fresh: TrackedText): TrackedText {
  if (old.length === 0) {
    const characters = Array.from(value.text);
    let at = 0;
    const parts = characters.flatMap((character) => {
      const part = value.slice(at, at + character.length);
      at += character.length;
      return [fresh, part];
    });
    return TrackedText.concat([...parts, fresh]);
  }
  if (!value.text.includes(old.text)) return value;
  return joined(value.split(old.text), fresh);
}

export function joined(parts: readonly TrackedText[], separator: TrackedText): TrackedText {
  return TrackedText.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part])));
}

/** What decided which items a list has. */
function decisionsOn(values: Value): Trace {
  if (values.kind !== "list" || values.trace === noTrace) return noTrace;
  return laterTrace(() => ({ sources: [], control: values.trace.control }), [values.trace]);
}

/** Texts out of a list, with the history of that. */
function textsOf(values: Value, texts: readonly TrackedText[]): Value {
  const { items, goType } = strings(texts);
  return list(items, goType, traceOf(values));
}

/** Nil is left out, the rest stands with spaces between. */
function spaced(values: readonly Value[], print: (value: Value) => TrackedText): TrackedText {
  const parts = values.filter((value) => !noneOf(value)).map(print);
  if (parts.length === 0 && values.length > 0) return TrackedText.nothing(joinTraces(values.map(deepTrace)));
  return joined(parts, TrackedText.of(" "));
}

function singleQuoted(value: Value): TrackedText {
  const printed = formatValue(value);
  const quote = TrackedText.of("'", printed.trace);
  return TrackedText.concat([quote, printed, quote]);
}

/** `strings.Split`: an empty separator splits into characters. */
function splitGo(value: TrackedText, separator: string): readonly TrackedText[] {
  if (separator !== "") return value.split(separator);
  let at = 0;
  return Array.from(value.text, (character) => {
    at += character.length;
    return value.slice(at - character.length, at);
  });
}

function splitLimited(value: TrackedText, separator: string, count: number): readonly TrackedText[] {
  if (count === 0) return [];
  const parts = splitGo(value, separator);
  if (count < 0 || parts.length <= count) return parts;
  const kept = parts.slice(0, count - 1);
  const used = kept.reduce((length, part) => length + part.length + separator.length, 0);
  return [...kept, value.slice(used)];
}

function numbered(parts: readonly TrackedText[]): Value {
  return map(
    parts.map((part, index) => [`_${index}`, { value: text(part), key: noTrace }]),
    "map[string]string",
  );
}

function sortedTexts(values: Value): readonly TrackedText[] {
  const texts = values.kind === "list" ? asTexts(values) : [asText(values)];
  return texts.toSorted((a, b) => (a.text === b.text ? 0 : a.text < b.text ? -1 : 1));
}

/** The goutils library's Abbreviate. */
function abbreviate(value: TrackedText, offset: number, width: number): TrackedText {
  if (width < 4 || (offset > 0 && width < 7)) return value;
  const length = byteLength(value.text);
  if (length <= width) return value;
  const dots = TrackedText.of("...", value.trace);
  const shift = Math.min(offset, length);
  const start = length - shift < width - 3 ? length - (width - 3) : shift;
  if (start <= 4) return TrackedText.concat([sliceBytes(value, 0, width - 3), dots]);
  if (start + width - 3 < length) {
    return TrackedText.concat([dots, abbreviate(sliceBytes(value, start, length), 0, width - 3)]);
  }
  return TrackedText.concat([dots, sliceBytes(value, length - (width - 3), length)]);
}
