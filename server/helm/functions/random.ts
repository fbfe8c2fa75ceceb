import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { FunctionError } from "../evaluate/failure.ts";
import type { CallContext } from "../evaluate/runtime.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { int, text, type Value } from "../values/value.ts";
import { define, type FunctionTable } from "./define.ts";
import { base64, bytesOfBase64 } from "./encoding.ts";

/**
 * What Helm draws at random at each render. Here it is a stand-in of the right form, the same at each render: nothing
 * secret is made. Its source says that it is one, so that rules about secrets keep silent.
 */
export const randomFunctions: FunctionTable = {
  randAlphaNum: ofLength("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"),
  randAlpha: ofLength("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"),
  randNumeric: ofLength("0123456789"),
  randAscii: ofLength(Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("")),
  randBytes: define(["int"], ([count], context) => {
    context.budget.reserve(Number(count.value));
    return standIn(base64(new TextEncoder().encode(letters(context, Number(count.value), "0123456789abcdef"))));
  }),
  randInt: define(["int", "int"], ([low, high]) => {
    if (high.value <= low.value) throw new FunctionError("invalid argument to Intn");
    return int(low.value, randomTrace);
  }),
  uuidv4: define([], (_, context) => {
    const digits = bytesToHex(sha256(new TextEncoder().encode(seed(context))));
    return standIn(
      `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`,
    );
  }),
  shuffle: define(["string"], ([value]) => text(value.replaced(value.text))),
  bcrypt: define(["string"], ([value]) => text(value.replaced(`$2a$10$${"x".repeat(53)}`))),
  htpasswd: define(["string", "string"], ([user, password]) => {
    if (user.text.includes(":")) return text(`invalid username: ${user.text}`);
    return text(TrackedText.concat([user, TrackedText.of(":"), password.replaced(`$2a$10$${"x".repeat(53)}`)]));
  }),
  encryptAES: define(["string", "string"], ([, plain]) =>
    text(plain.replaced(base64(new TextEncoder().encode("encrypted".padEnd(2 * aesBlock))))),
  ),
  // What is no cipher text is refused; what is, nobody needs to know.
  decryptAES: define(["string", "string"], ([, cipher]) => {
    const bytes = bytesOfBase64(cipher.text);
    if (typeof bytes === "string") throw new FunctionError(bytes);
    if (bytes.length < 2 * aesBlock) throw new FunctionError("runtime error: slice bounds out of range");
    if (bytes.length % aesBlock !== 0) throw new FunctionError("crypto/cipher: input not full blocks");
    return text(cipher.replaced("decrypted"));
  }),
};

/** Bytes of a block, and of what comes before the first. */
const aesBlock = 16;

const randomTrace = { sources: [{ type: "object", name: "random" } as const], control: undefined };

/** A value that Helm makes anew at each render. */
export function standIn(value: string): Value {
  return text(value, randomTrace);
}

function ofLength(alphabet: string): FunctionTable[string] {
  return define(["int"], ([count], context) => {
    context.budget.reserve(Number(count.value));
    return standIn(letters(context, Number(count.value), alphabet));
  });
}

/** Differs from place to place, and is the same at each render. */
function letters(context: CallContext, count: number, alphabet: string): string {
  let result = "";
  for (let round = 0; result.length < count; round += 1) {
    const bytes = sha256(new TextEncoder().encode(`${seed(context)} ${round}`));
    for (const byte of bytes) result += alphabet[byte % alphabet.length];
  }
  return result.slice(0, Math.max(0, count));
}

function seed(context: CallContext): string {
  return `${context.site.file} ${context.site.range.start}`;
}
