const units: Readonly<Record<string, bigint>> = {
  ns: 1n,
  us: 1_000n,
  µs: 1_000n,
  μs: 1_000n,
  ms: 1_000_000n,
  s: 1_000_000_000n,
  m: 60_000_000_000n,
  h: 3_600_000_000_000n,
};

/** Go's `time.ParseDuration` in nanoseconds; undefined when it is malformed. */
export function parseDuration(text: string): bigint | undefined {
  const match = /^([-+]?)((?:\d+(?:\.\d*)?|\.\d+)(?:ns|us|µs|μs|ms|s|m|h))+$/.exec(text);
  if (match === null) return /^[-+]?0$/.test(text) ? 0n : undefined;
  let total = 0n;
  for (const [, whole = "0", fraction = "", unit = "s"] of text.matchAll(
    /(?<!\d)(\d*)(?:\.(\d*))?(ns|us|µs|μs|ms|s|m|h)/g,
  )) {
    const size = units[unit] ?? 0n;
    total += BigInt(whole === "" ? "0" : whole) * size;
    if (fraction !== "") total += (BigInt(fraction) * size) / 10n ** BigInt(fraction.length);
  }
  return match[1] === "-" ? -total : total;
}

/** Go's `Duration.String`: `1h2m3.5s`. */
export function durationText(nanoseconds: bigint): string {
  if (nanoseconds === 0n) return "0s";
  const sign = nanoseconds < 0n ? "-" : "";
  const size = nanoseconds < 0n ? -nanoseconds : nanoseconds;
  if (size < 1_000n) return `${sign}${size}ns`;
  if (size < 1_000_000n) return `${sign}${decimal(size, 3)}µs`;
  if (size < 1_000_000_000n) return `${sign}${decimal(size, 6)}ms`;
  const hours = size / 3_600_000_000_000n;
  const minutes = (size / 60_000_000_000n) % 60n;
  const seconds = decimal(size % 60_000_000_000n, 9);
  if (hours > 0n) return `${sign}${hours}h${minutes}m${seconds}s`;
  return minutes > 0n ? `${sign}${minutes}m${seconds}s` : `${sign}${seconds}s`;
}

function decimal(value: bigint, places: number): string {
  const digits = value.toString().padStart(places + 1, "0");
  const fraction = digits.slice(-places).replace(/0+$/, "");
  return digits.slice(0, -places) + (fraction === "" ? "" : `.${fraction}`);
}
