/** Go's `strconv.FormatFloat`: decimal digits of a float in the notations `e`, `f` and `g`. */
export function formatFloat(value: number, notation: "e" | "f" | "g", precision: number): string {
  if (Number.isNaN(value)) return "NaN";
  if (!Number.isFinite(value)) return value > 0 ? "+Inf" : "-Inf";
  switch (notation) {
    case "e":
      return goExponent(precision < 0 ? value.toExponential() : value.toExponential(Math.min(precision, 100)), value);
    case "f":
      return signed(value, precision < 0 ? plainDigits(value) : fixed(Math.abs(value), precision));
    case "g":
      return general(value, precision);
  }
}

/** The shortest digits that make the same float of 32 bits, as sigs.k8s.io/yaml writes floats where a text is wanted. */
export function float32Text(value: number): string {
  const wanted = Math.fround(value);
  for (let digits = 1; digits <= 9; digits += 1) {
    const shorter = Number(wanted.toPrecision(digits));
    if (Math.fround(shorter) === wanted) return formatFloat(shorter, "g", -1);
  }
  return formatFloat(wanted, "g", -1);
}

/** `%g`: the shortest form, with an exponent below 1e-4 and from 1e21 (fixed precision: from that many digits) on. */
function general(value: number, precision: number): string {
  if (value === 0) return Object.is(value, -0) ? "-0" : "0";
  const shortest = precision < 0;
  const digits = shortest ? value.toExponential() : value.toExponential(Math.max(precision, 1) - 1);
  const exponent = Number(digits.slice(digits.indexOf("e") + 1));
  const trimmed = shortest ? digits : digits.replace(/\.?0+e/, "e");
  const count = trimmed.replace(/e.*/, "").replace(/[-.]/g, "").length;
  let limit = shortest ? 6 : Math.max(precision, 1);
  if (!shortest && limit > count && count >= exponent + 1) limit = count;
  if (exponent < -4 || exponent >= limit) return goExponent(trimmed, value);
  return signed(value, plainDigits(Math.abs(Number(trimmed))));
}

/** JavaScript writes `1e+6` where Go writes `1e+06`. */
function goExponent(text: string, value: number): string {
  const sign = Object.is(value, -0) ? "-" : "";
  return sign + text.replace(/e([+-])(\d)$/, "e$10$2");
}

/** All digits, without an exponent. */
export function plainDigits(value: number): string {
  const [mantissa = "", exponentText = "0"] = Math.abs(value).toExponential().split("e");
  const digits = mantissa.replace(".", "");
  const point = Number(exponentText) + 1;
  if (point <= 0) return `0.${"0".repeat(-point)}${digits}`;
  if (point >= digits.length) return digits + "0".repeat(point - digits.length);
  return `${digits.slice(0, point)}.${digits.slice(point)}`;
}

function fixed(value: number, precision: number): string {
  if (value < 1e21) return value.toFixed(Math.min(precision, 100));
  return BigInt(value).toString() + (precision > 0 ? `.${"0".repeat(precision)}` : "");
}

function signed(value: number, digits: string): string {
  return value < 0 || Object.is(value, -0) ? `-${digits}` : digits;
}
