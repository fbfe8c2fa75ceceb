const units: Readonly<Record<string, number>> = { ns: 1e-9, us: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3600 };

/** Seconds of a Go duration such as `1m30s`, or of a plain number of seconds; undefined for anything else and for zero. */
export function secondsOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) || undefined;
  if (!/^(\d+(\.\d+)?(ns|us|ms|s|m|h))+$/.test(text)) return undefined;
  let seconds = 0;
  for (const [, number, unit] of text.matchAll(/(\d+(?:\.\d+)?)(ns|us|ms|s|m|h)/g))
    seconds += Number(number) * (units[unit ?? ""] ?? 0);
  return seconds || undefined;
}
