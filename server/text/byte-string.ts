/** A text as its UTF-8 bytes, each of them one character: for what counts bytes, as git's patterns do. */
export function byteString(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text;
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
}
