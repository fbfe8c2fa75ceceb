const units: Readonly<Record<string, number>> = {
  ns: 1e-9,
  us: 1e-6,
  µs: 1e-6,
  μs: 1e-6,
  ms: 1e-3,
  s: 1,
  m: 60,
  h: 3600,
};
const part = "(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:ns|us|µs|μs|ms|s|m|h)";
const whole = new RegExp(`^[-+]?(?:0|(?:${part})+)$`);
const parts = /(\d+(?:\.\d*)?|\.\d+)(ns|us|µs|μs|ms|s|m|h)/g;

/**
 * Seconds of a Go duration such as `1m30s`; undefined for anything that Go's `time.ParseDuration` refuses, a number
 * without a unit for one (`0` alone is allowed). https://pkg.go.dev/time#ParseDuration
 */
export function secondsOfGoDuration(text: string): number | undefined {
  if (!whole.test(text)) return undefined;
  let seconds = 0;
  for (const [, number, unit] of text.matchAll(parts)) seconds += Number(number) * (units[unit ?? ""] ?? 0);
  return text.startsWith("-") ? -seconds : seconds;
}

/** Seconds of a Go duration, or of a plain number of seconds; undefined for anything else and for zero. */
export function secondsOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : secondsOfGoDuration(text);
  return seconds !== undefined && seconds > 0 ? seconds : undefined;
}

/** `90` → `1m30s`, `0.5` → `500ms`: a Go duration as a person would write it. */
export function goDuration(seconds: number): string {
  if (seconds < 1) return `${Math.round(seconds * 1000)}ms`;
  const minutes = Math.floor(seconds / 60);
  const rest = Math.round((seconds - minutes * 60) * 1000) / 1000;
  if (minutes === 0 || seconds < 300) return `${Math.round(seconds * 1000) / 1000}s`;
  return rest === 0 ? `${minutes}m` : `${minutes}m${rest}s`;
}
