import { joinTraces, noTrace, type Trace } from "../text/source.ts";
import { TextBuilder } from "../text/text-builder.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { textInBytes } from "../values/byte-slice.ts";
import { goTypeOf } from "../values/go-type.ts";
import { byteOrder } from "../values/order.ts";
import { deepTrace, type Value } from "../values/value.ts";
import { formatFloat } from "./float.ts";
import { formatValue } from "./print.ts";
import { escapeForGo, goQuote } from "./quote.ts";

interface Flags {
  readonly minus: boolean;
  readonly plus: boolean;
  readonly sharp: boolean;
  readonly space: boolean;
  readonly zero: boolean;
  readonly width: number | undefined;
  readonly precision: number | undefined;
}

const directive = /%([-+# 0]*)(\*|\d+)?(?:\.(\*|\d*))?(?:\[(\d+)\])?([\s\S])?/g;
/** Go refuses wider fields. */
const maxWidth = 1_000_000;

/** Go's `Sprintf`. The text of the format and of each argument keeps its history. */
export function printf(format: TrackedText | string, args: readonly Value[]): TrackedText {
  const template = typeof format === "string" ? TrackedText.of(format) : format;
  const builder = new TextBuilder();
  let next = 0;
  let at = 0;
  let reordered = false;
  for (const match of template.text.matchAll(directive)) {
    builder.append(template.slice(at, match.index));
    at = match.index + match[0].length;
    const trace = template.slice(match.index, at).trace;
    const [, flagText = "", widthText, precisionText, indexText, verb] = match;
    const number = (digits: string | undefined): number | undefined => {
      if (digits === "*") {
        const star = args[next];
        next += 1;
        return star?.kind === "int" ? Number(star.value) : undefined;
      }
      return digits === undefined ? undefined : Math.min(Number(digits), maxWidth);
    };
    const width = number(widthText);
    const precision = number(precisionText);
    if (indexText !== undefined) {
      next = Number(indexText) - 1;
      reordered = true;
    }
    if (verb === undefined) {
      builder.add("%!(NOVERB)", trace);
      continue;
    }
    if (verb === "%") {
      builder.add("%", trace);
      continue;
    }
    const arg = args[next];
    if (arg === undefined) {
      builder.add(indexText !== undefined ? `%!${verb}(BADINDEX)` : `%!${verb}(MISSING)`, trace);
      continue;
    }
    next += 1;
    const minus = flagText.includes("-") || (width ?? 0) < 0;
    builder.append(
      formatVerb(arg, verb, {
        minus,
        plus: flagText.includes("+"),
        sharp: flagText.includes("#"),
        space: flagText.includes(" "),
        zero: flagText.includes("0") && !minus,
        width: width === undefined ? undefined : Math.abs(width),
        precision,
      }),
    );
  }
  builder.append(template.slice(at));
  if (!reordered && next < args.length) appendExtra(builder, args.slice(next));
  return builder.finish();
}

function appendExtra(builder: TextBuilder, extra: readonly Value[]): void {
  builder.add("%!(EXTRA ", noTrace);
  for (const [index, arg] of extra.entries()) {
    if (index > 0) builder.add(", ", noTrace);
    const none = arg.kind === "nil" || arg.kind === "invalid";
    builder.add(none ? "<nil>" : `${goTypeOf(arg)}=`, noTrace);
    if (!none) builder.append(formatValue(arg));
  }
  builder.add(")", noTrace);
}

function formatVerb(arg: Value, verb: string, flags: Flags): TrackedText {
  if (verb === "T") return padded(TrackedText.of(goTypeOf(arg), deepTrace(arg)), flags);
  if (arg.kind === "nil" || arg.kind === "invalid") {
    return verb === "v"
      ? padded(TrackedText.of("<nil>", arg.trace), flags)
      : TrackedText.of(`%!${verb}(<nil>)`, arg.trace);
  }
  switch (arg.kind) {
    case "list":
    case "map":
      return formatCollection(arg, verb, flags);
    case "text":
      return formatText(arg.text, verb, flags);
    case "bool":
      return verb === "t" || verb === "v" ? padded(formatValue(arg), flags) : bad(arg, verb);
    case "int":
      if (arg.goType.startsWith("time.") && (verb === "v" || verb === "s")) return padded(formatValue(arg), flags);
      return formatInteger(arg.value, verb, flags, arg);
    case "float":
      return formatFloating(arg.value, verb, flags, arg);
    case "object":
      if (/[bcdoO]/.test(verb) && arg.underlying !== undefined) return formatCollection(arg.underlying, verb, flags);
      return formatText((verb === "v" ? undefined : textInBytes(arg)) ?? formatValue(arg), verb, flags);
  }
}

function formatText(text: TrackedText, verb: string, flags: Flags): TrackedText {
  const cut =
    flags.precision === undefined
      ? text
      : text.slice(0, Array.from(text.text).slice(0, flags.precision).join("").length);
  switch (verb) {
    case "v":
      return padded(flags.sharp ? TrackedText.of(goQuote(text.text), text.trace) : cut, flags);
    case "s":
      return padded(cut, flags);
    case "q":
      return padded(quoted(cut, flags.sharp), flags);
    case "x":
    case "X": {
      const hex = Array.from(new TextEncoder().encode(cut.text), (byte) => byte.toString(16).padStart(2, "0"));
      const joined = hex.join(flags.space ? " " : "");
      return padded(TrackedText.of(verb === "X" ? joined.toUpperCase() : joined, text.trace), flags);
    }
    default:
      return bad({ kind: "text", text }, verb);
  }
}

/** Go's `%q`; a text that needs no escapes stays where it is. */
export function quoted(text: TrackedText, raw = false): TrackedText {
  if (raw && !text.text.includes("`") && !text.text.includes("\n")) {
    return wrapped("`", text, "`");
  }
  const escaped = escapeForGo(text.text, '"');
  if (escaped === text.text) return wrapped('"', text, '"');
  const builder = new TextBuilder();
  const { trace } = text;
  builder.add('"', trace);
  let at = 0;
  for (const character of text.text) {
    const part = text.slice(at, at + character.length);
    const shown = escapeForGo(character, '"');
    if (shown === character) builder.append(part);
    else builder.add(shown, part.trace);
    at += character.length;
  }
  builder.add('"', trace);
  return builder.finish();
}

function wrapped(open: string, text: TrackedText, close: string): TrackedText {
  const { trace } = text;
  return TrackedText.concat([TrackedText.of(open, trace), text, TrackedText.of(close, trace)]);
}

function formatInteger(value: bigint, verb: string, flags: Flags, arg: Value): TrackedText {
  const trace = deepTrace(arg);
  const radixes: Readonly<Record<string, number>> = { d: 10, v: 10, b: 2, o: 8, O: 8, x: 16, X: 16 };
  const radix = radixes[verb];
  if (radix !== undefined) {
    let digits = (value < 0n ? -value : value).toString(radix);
    if (verb === "X") digits = digits.toUpperCase();
    if (flags.precision !== undefined) digits = digits.padStart(flags.precision, "0");
    const prefixes: Readonly<Record<string, string>> = { x: "0x", X: "0X", o: "0", b: "0b" };
    const prefix = verb === "O" ? "0o" : flags.sharp ? (prefixes[verb] ?? "") : "";
    return number(value < 0n, prefix + digits, flags, trace);
  }
  if (verb === "c" || verb === "q" || verb === "U") {
    const character = safeCharacter(value);
    if (verb === "c") return padded(TrackedText.of(character, trace), flags);
    if (verb === "q") return padded(TrackedText.of(`'${escapeForGo(character, "'")}'`, trace), flags);
    return padded(TrackedText.of(`U+${value.toString(16).toUpperCase().padStart(4, "0")}`, trace), flags);
  }
  return bad(arg, verb);
}

function safeCharacter(value: bigint): string {
  const valid = value >= 0n && value <= 0x10ffffn && !(value >= 0xd800n && value <= 0xdfffn);
  return valid ? String.fromCodePoint(Number(value)) : "�";
}

function formatFloating(value: number, verb: string, flags: Flags, arg: Value): TrackedText {
  const notations: Readonly<Record<string, "e" | "f" | "g">> = {
    v: "g",
    g: "g",
    G: "g",
    e: "e",
    E: "e",
    f: "f",
    F: "f",
  };
  const notation = notations[verb];
  if (notation === undefined) return bad(arg, verb);
  const precision = flags.precision ?? (notation === "g" ? -1 : 6);
  let digits = formatFloat(Math.abs(value), notation, precision);
  if (verb === "E" || verb === "G") digits = digits.toUpperCase();
  const finite = Number.isFinite(value);
  const negative = value < 0 || Object.is(value, -0);
  return number(negative, digits.replace(/^\+/, ""), finite ? flags : { ...flags, zero: false }, deepTrace(arg));
}

/** Sign, zeros and padding around the digits of a number. */
function number(negative: boolean, digits: string, flags: Flags, trace: Trace): TrackedText {
  const sign = negative ? "-" : flags.plus ? "+" : flags.space ? " " : "";
  const zeros = flags.zero && flags.width !== undefined ? Math.max(0, flags.width - sign.length - digits.length) : 0;
  return padded(TrackedText.of(sign + "0".repeat(zeros) + digits, trace), flags);
}

function padded(text: TrackedText, flags: Flags): TrackedText {
  const missing = (flags.width ?? 0) - Array.from(text.text).length;
  if (missing <= 0) return text;
  const padding = TrackedText.of((flags.zero ? "0" : " ").repeat(missing), text.trace);
  return TrackedText.concat(flags.minus ? [text, padding] : [padding, text]);
}

/** Lists and maps apply the verb to each part. */
function formatCollection(arg: Value & { kind: "list" | "map" }, verb: string, flags: Flags): TrackedText {
  if (verb === "v" && flags.width === undefined && !flags.sharp) return formatValue(arg);
  const builder = new TextBuilder();
  if (arg.kind === "list") {
    builder.add("[", arg.trace);
    for (const [index, item] of arg.items.entries()) {
      if (index > 0) builder.add(" ", arg.trace);
      builder.append(formatPart(item, verb, flags));
    }
    builder.add("]", arg.trace);
    return builder.finish();
  }
  builder.add("map[", arg.trace);
  let first = true;
  for (const key of [...arg.entries.keys()].toSorted(byteOrder)) {
    const slot = arg.entries.get(key);
    if (slot === undefined) continue;
    if (!first) builder.add(" ", arg.trace);
    first = false;
    builder.append(formatVerb({ kind: "text", text: TrackedText.of(key, slot.key) }, verb, flags));
    builder.add(":", arg.trace);
    builder.append(formatPart(slot.value, verb, flags));
  }
  builder.add("]", arg.trace);
  return builder.finish();
}

/** Of what is nil inside a list or a map, Go says so whatever the verb, and without padding. */
function formatPart(part: Value, verb: string, flags: Flags): TrackedText {
  const none = part.kind === "nil" || part.kind === "invalid";
  return none ? TrackedText.of("<nil>", part.trace) : formatVerb(part, verb, flags);
}

/** A verb that does not fit the type: Go says so in the output. */
function bad(arg: Value, verb: string): TrackedText {
  return TrackedText.concat([
    TrackedText.of(`%!${verb}(${goTypeOf(arg)}=`, joinTraces([deepTrace(arg)])),
    formatValue(arg),
    TrackedText.of(")", noTrace),
  ]);
}
