/** The value of a number constant, in each of the readings that Go allows for it. */
export interface NumberReading {
  readonly int: bigint | undefined;
  readonly float: number | undefined;
  readonly imaginary: number | undefined;
}

/** End of the number at `start` as Go's lexer scans it; undefined when it is malformed. */
export function scanNumber(text: string, start: number): number | undefined {
  const digits = /[0-9]+(?=[\s)|}])/y;
  digits.lastIndex = start;
  if (digits.test(text)) return digits.lastIndex;
  const pattern =
    /[+-]?(?:0[xX][0-9a-fA-F_]*(?:\.[0-9a-fA-F_]*)?(?:[pP][+-]?[0-9_]*)?|0[oO][0-7_]*(?:\.[0-7_]*)?|0[bB][01_]*(?:\.[01_]*)?|[0-9_]*(?:\.[0-9_]*)?(?:[eE][+-]?[0-9_]*)?)i?/y;
  pattern.lastIndex = start;
  const end = start + (pattern.exec(text)?.[0].length ?? 0);
  return /[\p{L}\p{Nd}_]/u.test(text.slice(end, end + 1)) ? undefined : end;
}

/** Reads a number constant; undefined for what is not one ("bad number syntax"). */
export function readNumber(text: string): NumberReading | undefined {
  if (/^(?:0|[1-9][0-9]{0,14})$/.test(text)) return { int: BigInt(text), float: Number(text), imaginary: undefined };
  if (text.endsWith("i")) {
    const imaginary = readFloat(text.slice(0, -1));
    if (imaginary === undefined) return undefined;
    return imaginary === 0 ? { int: 0n, float: 0, imaginary: 0 } : { int: undefined, float: undefined, imaginary };
  }
  const int = readInteger(text);
  if (int !== undefined) return { int, float: Number(int), imaginary: undefined };
  const float = readFloat(text);
  if (float === undefined) return undefined;
  // A float constant without a fraction serves as an integer too, as long as it is written as a float.
  const whole = Number.isInteger(float) && Math.abs(float) < 2 ** 63 && /[.eEpP]/.test(text);
  if (!whole && !/[.eEpP]/.test(text)) return undefined;
  return { int: whole ? BigInt(float) : undefined, float, imaginary: undefined };
}

const maxUnsigned = 2n ** 64n - 1n;
const minSigned = -(2n ** 63n);

/** A Go integer with its base prefix and underscores; undefined when it is none or does not fit 64 bits. */
export function readInteger(text: string): bigint | undefined {
  const match =
    /^([+-]?)(0[xX]_?[0-9a-fA-F]+(?:_[0-9a-fA-F]+)*|0[bB]_?[01]+(?:_[01]+)*|0[oO]?_?[0-7]+(?:_[0-7]+)*|0|[1-9][0-9]*(?:_[0-9]+)*)$/.exec(
      text,
    );
  if (match === null) return undefined;
  const digits = (match[2] ?? "").replaceAll("_", "");
  const octal = /^0[oO]?([0-7]+)$/.exec(digits);
  const size = BigInt(octal ? `0o${octal[1]}` : digits.toLowerCase());
  const value = match[1] === "-" ? -size : size;
  return value > maxUnsigned || value < minSigned ? undefined : value;
}

/** A Go float: decimal or hexadecimal (`0x1p20`), with underscores. */
export function readFloat(text: string): number | undefined {
  const digits = text.replaceAll(/(?<=[0-9a-fA-FxX])_(?=[0-9a-fA-F])/g, "");
  if (/^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/.test(digits)) return finite(Number(digits));
  const hex = /^([+-]?)0[xX]([0-9a-fA-F]*)(?:\.([0-9a-fA-F]*))?[pP]([+-]?[0-9]+)$/.exec(digits);
  if (hex === null || `${hex[2]}${hex[3] ?? ""}` === "") return undefined;
  const fraction = hex[3] ?? "";
  const mantissa = Number(BigInt(`0x0${hex[2]}${fraction}`)) * 2 ** (-4 * fraction.length);
  return finite((hex[1] === "-" ? -1 : 1) * mantissa * 2 ** Number(hex[4]));
}

function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined;
}
