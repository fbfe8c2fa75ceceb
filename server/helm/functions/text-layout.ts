import type { Budget } from "../evaluate/budget.ts";
import { FunctionError } from "../evaluate/failure.ts";
import { noTrace } from "../text/source.ts";
import { TextBuilder } from "../text/text-builder.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { bytesAsCharacters, sliceBytes } from "../values/bytes.ts";

/** Spaces before each line; those before an empty line too, as sprig does. A negative size fails. */
export function indent(size: number, value: TrackedText, budget: Budget): TrackedText {
  if (size < 0) throw new FunctionError("strings: negative Repeat count");
  budget.reserve(size * (1 + lineBreaks(value.text)));
  if (size === 0) return value;
  const padding = " ".repeat(size);
  const text = padding + value.text.replaceAll("\n", `\n${padding}`);
  return new TrackedText(text, () => indented(padding, value).segments, value.depth);
}

function lineBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}

function indented(padding: string, value: TrackedText): TrackedText {
  const builder = new TextBuilder();
  let at = 0;
  for (const line of value.text.split("\n")) {
    // The spaces belong to whoever printed the line behind them.
    builder.add(padding, noTrace);
    const end = Math.min(value.length, at + line.length + 1);
    builder.append(value.slice(at, end));
    at = end;
  }
  return builder.finish();
}

/** White space off both ends, as Go's `strings.TrimSpace`. */
export function trimEdges(value: TrackedText): TrackedText {
  const { text } = value;
  let start = 0;
  let end = text.length;
  while (start < end && isGoSpace(text[start])) start += 1;
  while (end > start && isGoSpace(text[end - 1])) end -= 1;
  return value.shortened(start, end);
}

function isGoSpace(character: string | undefined): boolean {
  // JavaScript counts U+FEFF as white space, Go does not, and the other way round with U+0085.
  return character !== undefined && (/\s/.test(character) || character === "\u0085") && character !== "\uFEFF";
}

/** Characters of a set off both ends. */
export function trimCharacters(value: TrackedText, cutset: string): TrackedText {
  const set = new Set(cutset);
  const characters = Array.from(value.text);
  let start = 0;
  let end = value.length;
  let first = 0;
  let last = characters.length;
  for (; first < last && set.has(characters[first] ?? ""); first += 1) start += (characters[first] ?? "").length;
  for (; last > first && set.has(characters[last - 1] ?? ""); last -= 1) end -= (characters[last - 1] ?? "").length;
  return value.shortened(start, end);
}

/** The goutils library's Wrap: breaks at spaces, long words only when asked to. Counts bytes. */
export function wrapAt(value: TrackedText, width: number, separator: string, breakWords: boolean): TrackedText {
  const limit = Math.max(1, width);
  const breakText = TrackedText.of(separator === "" ? "\n" : separator);
  const bytes = bytesAsCharacters(value.text);
  const parts: TrackedText[] = [];
  let at = 0;
  while (bytes.length - at > limit) {
    if (bytes[at] === " ") {
      at += 1;
      continue;
    }
    const space = bytes.lastIndexOf(" ", limit + at);
    const next = space >= at || breakWords ? space : bytes.indexOf(" ", limit + at);
    if (next < at && !breakWords) break;
    const end = next >= at ? next : at + limit;
    parts.push(sliceBytes(value, at, end), breakText);
    at = next >= at ? end + 1 : end;
  }
  return TrackedText.concat([...parts, sliceBytes(value, at, bytes.length)]);
}
