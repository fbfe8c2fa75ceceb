import { FunctionError } from "../evaluate/failure.ts";
import type { Trace } from "../text/source.ts";
import { durationText, parseDuration } from "../time/duration.ts";
import { formatTime, type GoTime, yearDay } from "../time/format.ts";
import { parseTime, TimeError } from "../time/parse.ts";
import { inZone } from "../time/zone.ts";
import { int, type ObjectValue, text, traceOf, type Value } from "../values/value.ts";
import { define, type FunctionTable } from "./define.ts";

/** `now` at each render would make every render differ: one fixed moment stands for it, and its source says so. */
const fixedNow = Date.UTC(2024, 0, 1);
const nowTrace: Trace = { sources: [{ type: "object", name: "now" }], control: undefined };

export const dateFunctions: FunctionTable = {
  now: define([], () => timeValue({ milliseconds: fixedNow, nanoseconds: 0, zone: "UTC", offset: 0 }, nowTrace)),
  date: define(["string", "any"], ([layout, date]) => formatted(layout.text, date, "Local")),
  dateInZone: define(["string", "any", "string"], ([layout, date, zone]) => formatted(layout.text, date, zone.text)),
  date_in_zone: define(["string", "any", "string"], ([layout, date, zone]) => formatted(layout.text, date, zone.text)),
  htmlDate: define(["any"], ([date]) => formatted("2006-01-02", date, "Local")),
  htmlDateInZone: define(["any", "string"], ([date, zone]) => formatted("2006-01-02", date, zone.text)),
  dateModify: define(["string", "time"], ([change, date]) => modified(change.text, date, false)),
  date_modify: define(["string", "time"], ([change, date]) => modified(change.text, date, false)),
  mustDateModify: define(["string", "time"], ([change, date]) => modified(change.text, date, true)),
  must_date_modify: define(["string", "time"], ([change, date]) => modified(change.text, date, true)),
  toDate: define(["string", "string"], ([layout, value]) => {
    const time = parsed(layout.text, value.text);
    return timeValue(time instanceof TimeError ? zeroTime : time, value.trace);
  }),
  mustToDate: define(["string", "string"], ([layout, value]) => {
    const time = parsed(layout.text, value.text);
    if (time instanceof TimeError) throw new FunctionError(time.message);
    return timeValue(time, value.trace);
  }),
  unixEpoch: define(["time"], ([date]) => text(String(Math.floor(timeOf(date).milliseconds / 1000)), traceOf(date))),
  ago: define(["any"], ([date]) => {
    const seconds = Math.round((fixedNow - timeOf(date).milliseconds) / 1000);
    return text(durationText(BigInt(seconds) * 1_000_000_000n), nowTrace);
  }),
  duration: define(["any"], ([seconds]) => text(durationText(secondsOf(seconds) * 1_000_000_000n), traceOf(seconds))),
  durationRound: define(["any"], ([duration]) => text(rounded(duration), traceOf(duration))),
};

const zeroTime: GoTime = { milliseconds: -62_135_596_800_000, nanoseconds: 0, zone: "UTC", offset: 0 };

/** sprig looks at texts and int64 only; anything else is no time at all. */
function secondsOf(value: Value): bigint {
  if (value.kind === "text")
    return /^[-+]?\d+$/.test(value.text.text) ? BigInt(value.text.text.replace(/^\+/, "")) : 0n;
  return value.kind === "int" && value.goType === "int64" ? value.value : 0n;
}

/** Anything that is no time is the moment of rendering. */
function timeOf(value: Value): GoTime {
  if (value.kind === "object" && value.goType === "time.Time") return value.content as GoTime;
  if (value.kind === "int" && isTime(value))
    return { milliseconds: Number(value.value) * 1000, nanoseconds: 0, zone: "UTC", offset: 0 };
  return { milliseconds: fixedNow, nanoseconds: 0, zone: "UTC", offset: 0 };
}

function parsed(layout: string, value: string): GoTime | TimeError {
  try {
    return parseTime(layout, value);
  } catch (error) {
    if (error instanceof TimeError) return error;
    throw error;
  }
}

function formatted(layout: string, date: Value, zone: string): Value {
  return text(formatTime(inZone(timeOf(date), zone), layout), isTime(date) ? traceOf(date) : nowTrace);
}

/** Times, and whole numbers of the types that sprig takes for seconds since 1970. */
function isTime(value: Value): boolean {
  if (value.kind === "object") return value.goType === "time.Time";
  return value.kind === "int" && (value.goType === "int" || value.goType === "int64" || value.goType === "int32");
}

function modified(change: string, date: Value, must: boolean): Value {
  const duration = parseDuration(change);
  if (duration === undefined) {
    if (must) throw new FunctionError(`time: invalid duration ${JSON.stringify(change)}`);
    return date;
  }
  const time = timeOf(date);
  return timeValue({ ...time, milliseconds: time.milliseconds + Number(duration / 1_000_000n) }, traceOf(date));
}

/** The largest unit that fits, rounded down; days and more in the units of sprig. */
function rounded(duration: Value): string {
  let nanoseconds = 0n;
  if (duration.kind === "text") nanoseconds = parseDuration(duration.text.text) ?? 0n;
  else if (duration.kind === "int") nanoseconds = duration.value;
  const seconds = (nanoseconds < 0n ? -nanoseconds : nanoseconds) / 1_000_000_000n;
  const units: readonly (readonly [bigint, string])[] = [
    [31_536_000n, "y"],
    [2_592_000n, "mo"],
    [86_400n, "d"],
    [3_600n, "h"],
    [60n, "m"],
    [1n, "s"],
  ];
  for (const [size, unit] of units)
    if (seconds > size || (unit === "s" && seconds >= 1n)) return `${seconds / size}${unit}`;
  return "0s";
}

/** A `time.Time` with the methods that templates use. */
export function timeValue(time: GoTime, trace: Trace): ObjectValue {
  const date = new Date(time.milliseconds + time.offset * 1000);
  const numbers: Readonly<Record<string, number>> = {
    Year: date.getUTCFullYear(),
    Day: date.getUTCDate(),
    Hour: date.getUTCHours(),
    Minute: date.getUTCMinutes(),
    Second: date.getUTCSeconds(),
    YearDay: yearDay(date),
  };
  const methods: FunctionTable = {
    Unix: define([], () => int(Math.floor(time.milliseconds / 1000), trace, "int64")),
    Month: define([], () => int(date.getUTCMonth() + 1, trace, "time.Month")),
    UTC: define([], () => timeValue(time, trace)),
    Local: define([], () => timeValue(time, trace)),
    String: define([], () => text(formatTime(time, "2006-01-02 15:04:05.999999999 -0700 MST"), trace)),
    Format: define(["string"], ([layout]) => text(formatTime(time, layout.text), trace)),
  };
  return {
    kind: "object",
    goType: "time.Time",
    trace,
    field: () => undefined,
    method: (name) => {
      const number = numbers[name];
      if (number !== undefined) return define([], () => int(number, trace));
      return methods[name];
    },
    print: () => formatTime(time, "2006-01-02 15:04:05.999999999 -0700 MST"),
    plain: () => text(formatTime(time, "2006-01-02T15:04:05.999999999Z07:00"), trace),
    content: time,
  };
}
