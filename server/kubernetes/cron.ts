import { secondsOfGoDuration } from "./duration.ts";

/** What a cron schedule says of the hours at which it fires. */
export interface CronTimes {
  /** Firings on a day on which it fires at all. */
  readonly perDay: number;
  /** Hours of the day, sorted. */
  readonly hours: readonly number[];
  /** True when it fires on at least one day from Monday to Friday, as far as the weekday field tells. */
  readonly onWorkdays: boolean;
}

const macros: Readonly<Record<string, string>> = {
  "@hourly": "0 * * * *",
  "@daily": "0 0 * * *",
  "@midnight": "0 0 * * *",
  "@weekly": "0 0 * * 0",
  "@monthly": "0 0 1 * *",
  "@yearly": "0 0 1 1 *",
  "@annually": "0 0 1 1 *",
};

const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/**
 * Reads a schedule with five fields or a macro; undefined for anything else.
 * https://kubernetes.io/docs/concepts/workloads/controllers/cron-jobs/#schedule-syntax
 */
export function cronTimes(schedule: string): CronTimes | undefined {
  const written = schedule.trim().replace(/^(?:CRON_)?TZ=\S+\s+/, "");
  const every = /^@every\s+(\S+)$/.exec(written)?.[1];
  if (every !== undefined) return timesOfInterval(secondsOfGoDuration(every));
  const fields = (macros[written.toLowerCase()] ?? written).split(/\s+/);
  const [minute, hour, , , weekday] = fields;
  if (fields.length !== 5 || minute === undefined || hour === undefined || weekday === undefined) return undefined;
  const minutes = valuesOf(minute, 0, 59);
  const hours = valuesOf(hour, 0, 23);
  const numbered = weekdays.reduce((text, name, day) => text.replaceAll(name, String(day)), weekday.toLowerCase());
  const days = valuesOf(numbered, 0, 7);
  if (minutes === undefined || hours === undefined || days === undefined) return undefined;
  return { perDay: minutes.length * hours.length, hours, onWorkdays: days.some((day) => day >= 1 && day <= 5) };
}

/** `@every 3h`: from when it was created on, so at any hour. */
function timesOfInterval(seconds: number | undefined): CronTimes | undefined {
  if (seconds === undefined || seconds <= 0) return undefined;
  return { perDay: Math.max(1, Math.floor(86_400 / seconds)), hours: valuesOf("*", 0, 23) ?? [], onWorkdays: true };
}

/** The values of a field: `*`, `1,5`, `8-17`, `*\/2`, `H` of other tools not among them. */
function valuesOf(field: string, minimum: number, maximum: number): number[] | undefined {
  const values = new Set<number>();
  for (const part of field.split(",")) {
    const match = /^(?:\*|\?|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(part);
    if (match === null) return undefined;
    const [, first, last, step] = match;
    const from = first === undefined ? minimum : Number(first);
    const to = last !== undefined ? Number(last) : first === undefined || step !== undefined ? maximum : from;
    const by = step === undefined ? 1 : Number(step);
    if (from < minimum || to > maximum || from > to || by === 0) return undefined;
    for (let value = from; value <= to; value += by) values.add(value);
  }
  return [...values].sort((a, b) => a - b);
}
