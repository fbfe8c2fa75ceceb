import { TrackedText } from "../text/tracked-text.ts";

/** Go counts bytes of UTF-8 where JavaScript counts UTF-16 code units. */
export function byteLength(text: string): number {
  if (isAscii(text)) return text.length;
  return new TextEncoder().encode(text).length;
}

/** The UTF-16 offset of a byte offset; inside a character, that of the character's start. */
export function offsetOfByte(text: string, byte: number): number {
  if (isAscii(text)) return Math.min(byte, text.length);
  let bytes = 0;
  let offset = 0;
  for (const character of text) {
    const size = byteLengthOfPoint(character.codePointAt(0) ?? 0);
    if (bytes + size > byte) break;
    bytes += size;
    offset += character.length;
  }
  return offset;
}

/**
 * The part between two byte offsets. Where a cut goes through a character, its bytes would be no UTF-8; each of them
 * becomes the surrogate U+DC80–U+DCFF (low half, unpaired), which printing turns into U+FFFD.
 */
export function sliceBytes(tracked: TrackedText, start: number, end: number): TrackedText {
  const { text } = tracked;
  if (isAscii(text)) return tracked.shortened(start, end);
  const from = offsetOfByte(text, start);
  const to = offsetOfByte(text, end);
  const head = brokenBytes(text, from, start, Math.min(end, byteAt(text, from) + sizeAt(text, from)));
  const wholeStart = head === "" ? from : from + (String.fromCodePoint(text.codePointAt(from) ?? 0).length || 1);
  const tail = to >= wholeStart ? brokenBytes(text, to, byteAt(text, to), end) : "";
  const middle = tracked.slice(wholeStart, Math.max(wholeStart, to));
  return TrackedText.concat([TrackedText.of(head, tracked.trace), middle, TrackedText.of(tail, tracked.trace)]);
}

function brokenBytes(text: string, offset: number, start: number, end: number): string {
  const first = byteAt(text, offset);
  const size = sizeAt(text, offset);
  if (end <= start || (start <= first && end >= first + size)) return "";
  const bytes = new TextEncoder().encode(String.fromCodePoint(text.codePointAt(offset) ?? 0));
  return Array.from(bytes.slice(start - first, end - first), (byte) => String.fromCharCode(0xdc00 + byte)).join("");
}

function byteAt(text: string, offset: number): number {
  return byteLength(text.slice(0, offset));
}

function sizeAt(text: string, offset: number): number {
  const point = text.codePointAt(offset);
  return point === undefined ? 0 : byteLengthOfPoint(point);
}

function byteLengthOfPoint(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

/** A character for each byte: how some Go libraries read texts that hold more than ASCII. */
export function bytesAsCharacters(text: string): string {
  if (isAscii(text)) return text;
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
}

export function isAscii(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII is meant, controls included
  return !/[^\x00-\x7f]/.test(text);
}
