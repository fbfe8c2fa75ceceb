import { hmac } from "@noble/hashes/hmac.js";
import { scrypt } from "@noble/hashes/scrypt.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { joinTraces } from "../text/source.ts";
import type { TrackedText } from "../text/tracked-text.ts";
import { text } from "../values/value.ts";
import { define, type FunctionTable } from "./define.ts";

/** The Master Password algorithm: a password computed from a secret, a user, a site and a counter. */
export const passwordFunctions: FunctionTable = {
  derivePassword: define(["int", "string", "string", "string", "string"], ([counter, kind, password, user, site]) => {
    const trace = joinTraces([counter.trace, kind.trace, password.trace, user.trace, site.trace]);
    const templates = templatesOf(kind.text);
    if (templates === undefined) return text(`cannot find password template ${kind.text}`);
    return text(derive(Number(counter.value), templates, password, user, site), trace);
  }),
};

const prefix = "com.lyndir.masterpassword";

const characters: Readonly<Record<string, string>> = {
  V: "AEIOU",
  C: "BCDFGHJKLMNPQRSTVWXYZ",
  v: "aeiou",
  c: "bcdfghjklmnpqrstvwxyz",
  A: "AEIOUBCDFGHJKLMNPQRSTVWXYZ",
  a: "AEIOUaeiouBCDFGHJKLMNPQRSTVWXYZbcdfghjklmnpqrstvwxyz",
  n: "0123456789",
  o: "@&%?,=[]_:-+*$#!'^~;()/.",
  x: "AEIOUaeiouBCDFGHJKLMNPQRSTVWXYZbcdfghjklmnpqrstvwxyz0123456789!@#$%^&*()",
};

function templatesOf(kind: string): readonly string[] | undefined {
  switch (kind) {
    case "maximum":
      return ["anoxxxxxxxxxxxxxxxxx", "axxxxxxxxxxxxxxxxxno"];
    case "long":
      return longTemplates();
    case "medium":
      return ["CvcnoCvc", "CvcCvcno"];
    case "short":
      return ["Cvcn"];
    case "basic":
      return ["aaanaaan", "aannaaan", "aaannaaa"];
    case "pin":
      return ["nnnn"];
    default:
      return undefined;
  }
}

/** Three syllables and a pair of digit and symbol, which stands behind the first, second or third of them. */
function longTemplates(): readonly string[] {
  const syllables = [
    "Cvcv Cvcv Cvcv",
    "Cvcc Cvcv Cvcv",
    "Cvcv Cvcc Cvcv",
    "Cvcv Cvcv Cvcc",
    "Cvcc Cvcc Cvcv",
    "Cvcv Cvcc Cvcc",
    "Cvcc Cvcv Cvcc",
  ];
  return syllables.flatMap((words) =>
    [0, 1, 2].map((place) =>
      words
        .split(" ")
        .map((word, index) => (index === place ? `${word}no` : word))
        .join(""),
    ),
  );
}

function derive(
  counter: number,
  templates: readonly string[],
  password: TrackedText,
  user: TrackedText,
  site: TrackedText,
): string {
  const encoder = new TextEncoder();
  const sized = (value: TrackedText) => {
    const bytes = encoder.encode(value.text);
    return [...bigEndian(bytes.length), ...bytes];
  };
  const salt = new Uint8Array([...encoder.encode(prefix), ...sized(user)]);
  const key = scrypt(encoder.encode(password.text), salt, { N: 32768, r: 8, p: 2, dkLen: 64 });
  const message = new Uint8Array([...encoder.encode(prefix), ...sized(site), ...bigEndian(counter)]);
  const seed = hmac(sha256, key, message);
  const template = templates[(seed[0] ?? 0) % templates.length] ?? "";
  return Array.from(template, (letter, index) => {
    const set = characters[letter] ?? "";
    return set[(seed[index + 1] ?? 0) % set.length];
  }).join("");
}

function bigEndian(value: number): readonly number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
}
