import { sha1 } from "@noble/hashes/legacy.js";
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { trimEndOf } from "../../text/trim-end.ts";
import type { TrackedText } from "../text/tracked-text.ts";
import { text } from "../values/value.ts";
import { define, type FunctionTable, onText } from "./define.ts";

/** Encodings and checksums: what they make is one piece, from all that went in. */
export const encodingFunctions: FunctionTable = {
  b64enc: onText((value) => value.replaced(base64(bytesOf(value)))),
  b64dec: define(["string"], ([value]) => text(value.replaced(decodeBase64(value.text)))),
  b32enc: onText((value) => value.replaced(base32(bytesOf(value)))),
  b32dec: define(["string"], ([value]) => text(value.replaced(decodeBase32(value.text)))),
  sha1sum: onText((value) => value.replaced(bytesToHex(sha1(bytesOf(value))))),
  sha256sum: onText((value) => value.replaced(bytesToHex(sha256(bytesOf(value))))),
  sha512sum: onText((value) => value.replaced(bytesToHex(sha512(bytesOf(value))))),
  adler32sum: onText((value) => value.replaced(String(adler32(bytesOf(value))))),
};

function adler32(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  return ((high << 16) | low) >>> 0;
}

/** UTF-8; bytes that were cut out of a character come back as themselves. */
export function bytesOf(value: TrackedText): Uint8Array {
  if (!/[\udc80-\udcff]/.test(value.text)) return new TextEncoder().encode(value.text);
  const bytes: number[] = [];
  for (const character of value.text) {
    const point = character.codePointAt(0) ?? 0;
    if (point >= 0xdc80 && point <= 0xdcff) bytes.push(point - 0xdc00);
    else bytes.push(...new TextEncoder().encode(character));
  }
  return new Uint8Array(bytes);
}

/** Text of bytes; those that are no UTF-8 become unpaired surrogates, as in values/bytes.ts. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) =>
      byte < 0x80 ? String.fromCharCode(byte) : String.fromCharCode(0xdc00 + byte),
    ).join("");
  }
}

const alphabet64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const alphabet32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function base64(bytes: Uint8Array): string {
  let characters = "";
  for (let at = 0; at < bytes.length; at += argumentsAtOnce)
    characters += String.fromCharCode(...bytes.subarray(at, at + argumentsAtOnce));
  return btoa(characters);
}

/** Of a call: engines bound how many there may be. */
const argumentsAtOnce = 0x2000;

/** Groups of bytes become groups of letters, the last filled up with `=`. */
function base32(bytes: Uint8Array): string {
  const [size, letters, bits] = [5, 8, 5];
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += size) {
    const group = bytes.subarray(at, at + size);
    let value = 0n;
    for (let index = 0; index < size; index += 1) value = value * 256n + BigInt(group[index] ?? 0);
    const used = Math.ceil((group.length * 8) / bits);
    for (let letter = 0; letter < letters; letter += 1) {
      const shift = BigInt(bits * (letters - 1 - letter));
      pieces.push(letter < used ? (alphabet32[Number((value >> shift) & (2n ** BigInt(bits) - 1n))] ?? "") : "=");
    }
  }
  return pieces.join("");
}

/** sprig gives the error's text instead of failing. */
function decodeBase64(encoded: string): string {
  const bytes = bytesOfBase64(encoded);
  return typeof bytes === "string" ? bytes : textOf(bytes);
}

/** The bytes that a text stands for; Go's words where it is no base64. */
export function bytesOfBase64(encoded: string): Uint8Array | string {
  const clean = encoded.replaceAll(/[\r\n]/g, "");
  const bad = /[^A-Za-z0-9+/=]|=(?!=?$)/.exec(clean);
  if (bad !== null || clean.length % 4 !== 0)
    return `illegal base64 data at input byte ${bad?.index ?? clean.length - (clean.length % 4)}`;
  return decodeGroups(clean, 6, alphabet64);
}

function decodeBase32(encoded: string): string {
  const clean = encoded.replaceAll(/[\r\n]/g, "");
  const bad = /[^A-Z2-7=]/.exec(clean);
  if (bad !== null || clean.length % 8 !== 0) return `illegal base32 data at input byte ${bad?.index ?? clean.length}`;
  return textOf(decodeGroups(clean, 5, alphabet32));
}

function decodeGroups(encoded: string, bits: number, alphabet: string): Uint8Array {
  const bytes: number[] = [];
  let value = 0;
  let available = 0;
  for (const letter of trimEndOf(encoded, "=")) {
    value = ((value << bits) | alphabet.indexOf(letter)) & 0xffff;
    available += bits;
    if (available >= 8) {
      available -= 8;
      bytes.push((value >> available) & 0xff);
    }
  }
  return new Uint8Array(bytes);
}
