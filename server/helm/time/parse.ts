import { dayNames, type GoTime, monthNames } from "./format.ts";
import { layoutParts } from "./layout.ts";
import { zoneLength } from "./zone-name.ts";

/** What does not fit, in Go's words. */
export class TimeError extends Error {}

/** What has been read of a time so far. */
interface Fields {
  year: number;
  month: number | undefined;
  day: number | undefined;
  yearDay: number | undefined;
  hour: number;
  minute: number;
  second: number;
  nanoseconds: number;
  half: "AM" | "PM" | undefined;
  offset: number | undefined;
  zone: string | undefined;
}

/** A number or name at the start of a text, and the rest; undefined when there is none. */
type Taken = readonly [number, string] | undefined;

/** Go's `time.Parse`. Throws TimeError. */
export function parseTime(layout: string, value: string): GoTime {
  const fields: Fields = { ...noFields };
  const fail = (rest: string, element: string): never => {
    const words = `cannot parse ${JSON.stringify(rest)} as ${JSON.stringify(element)}`;
    throw new TimeError(`parsing time ${JSON.stringify(value)} as ${JSON.stringify(layout)}: ${words}`);
  };
  const outside = (what: string): never => {
    throw new TimeError(`parsing time ${JSON.stringify(value)}: ${what}`);
  };
  const parts = layoutParts(layout);
  let rest = value;
  for (const [index, { element, text }] of parts.entries()) {
    if (element === undefined) {
      const skipped = skip(rest, text);
      if (typeof skipped !== "string") return fail(skipped.at, text);
      rest = skipped;
      continue;
    }
    const read = readElement(element, rest, fields);
    if (read === undefined) return fail(rest, element);
    if ("outside" in read) return outside(`${read.outside} out of range`);
    rest = read.rest;
    const isFraction = /^[.,]/.test(parts[index + 1]?.element ?? "");
    if ((element === "05" || element === "5") && !isFraction) rest = fraction(rest, fields);
  }
  if (rest !== "") return outside(`extra text: ${JSON.stringify(rest)}`);
  return timeOf(fields, outside);
}

const noFields: Fields = {
  year: 0,
  month: undefined,
  day: undefined,
  yearDay: undefined,
  hour: 0,
  minute: 0,
  second: 0,
  nanoseconds: 0,
  half: undefined,
  offset: undefined,
  zone: undefined,
};

/** The text behind a literal, in which a space stands for any number of them. */
function skip(value: string, literal: string): string | { readonly at: string } {
  let rest = value;
  let left = literal;
  while (left !== "") {
    if (left.startsWith(" ")) {
      if (rest !== "" && !rest.startsWith(" ")) return { at: rest };
      left = left.replace(/^ +/, "");
      rest = rest.replace(/^ +/, "");
      continue;
    }
    if (rest[0] !== left[0]) return { at: rest };
    left = left.slice(1);
    rest = rest.slice(1);
  }
  return rest;
}

type Read = { readonly rest: string } | { readonly outside: string } | undefined;

function readElement(element: string, text: string, fields: Fields): Read {
  const number = (taken: Taken, name: string, low: number, high: number, set: (value: number) => void): Read => {
    if (taken === undefined) return undefined;
    const [value, rest] = taken;
    if (value < low || value > high) return { outside: name };
    set(value);
    return { rest };
  };
  const any = (taken: Taken, set: (value: number) => void): Read => number(taken, "", 0, Number.MAX_SAFE_INTEGER, set);
  switch (element) {
    case "2006":
      return any(digits(text, /^\d{4}/), (year) => (fields.year = year));
    case "06":
      return any(digits(text, /^\d{2}/), (year) => (fields.year = year + (year >= 69 ? 1900 : 2000)));
    case "January":
      return any(named(text, monthNames), (month) => (fields.month = month + 1));
    case "Jan":
      return any(named(text, shortened(monthNames)), (month) => (fields.month = month + 1));
    case "Monday":
      return any(named(text, dayNames), () => undefined);
    case "Mon":
      return any(named(text, shortened(dayNames)), () => undefined);
    case "01":
    case "1":
      return number(short(text, element === "01"), "month", 1, 12, (month) => (fields.month = month));
    case "02":
    case "2":
    case "_2":
      return any(
        short(element === "_2" ? text.replace(/^ /, "") : text, element === "02"),
        (day) => (fields.day = day),
      );
    case "002":
      return any(digits(text, /^\d{3}/), (day) => (fields.yearDay = day));
    case "__2":
      return any(digits(text.replace(/^ {1,2}/, ""), /^\d{1,3}/), (day) => (fields.yearDay = day));
    case "15":
      return number(short(text, false), "hour", 0, 23, (hour) => (fields.hour = hour));
    case "03":
    case "3":
      return number(short(text, element === "03"), "hour", 0, 12, (hour) => (fields.hour = hour));
    case "04":
    case "4":
      return number(short(text, element === "04"), "minute", 0, 59, (minute) => (fields.minute = minute));
    case "05":
    case "5":
      return number(short(text, element === "05"), "second", 0, 59, (second) => (fields.second = second));
    case "PM":
    case "pm":
      return readHalf(element, text, fields);
    case "MST":
      return readZone(text, fields);
  }
  if (/^[.,]0/.test(element)) return readFraction(text, element.length, fields);
  if (/^[.,]9/.test(element)) return { rest: fraction(text, fields) };
  return readOffset(element, text, fields);
}

function shortened(names: readonly string[]): readonly string[] {
  return names.map((name) => name.slice(0, 3));
}

function digits(text: string, pattern: RegExp): Taken {
  const found = pattern.exec(text)?.[0];
  return found === undefined ? undefined : [Number(found), text.slice(found.length)];
}

/** One or two digits, or always two. */
function short(text: string, isFixed: boolean): Taken {
  return digits(text, isFixed ? /^\d{2}/ : /^\d{1,2}/);
}

function named(text: string, names: readonly string[]): Taken {
  const index = names.findIndex((name) => text.slice(0, name.length).toLowerCase() === name.toLowerCase());
  return index === -1 ? undefined : [index, text.slice(names[index]?.length)];
}

function readHalf(element: "PM" | "pm", text: string, fields: Fields): Read {
  const half = text.slice(0, 2);
  const wanted = element === "PM" ? ["AM", "PM"] : ["am", "pm"];
  if (!wanted.includes(half)) return undefined;
  fields.half = half.toUpperCase() === "PM" ? "PM" : "AM";
  return { rest: text.slice(2) };
}

function readZone(text: string, fields: Fields): Read {
  const length = text.startsWith("UTC") ? 3 : zoneLength(text);
  if (length === undefined) return undefined;
  if (text.startsWith("UTC")) fields.offset = 0;
  fields.zone = text.slice(0, length);
  return { rest: text.slice(length) };
}

function readOffset(element: string, text: string, fields: Fields): Read {
  if (element.startsWith("Z") && text.startsWith("Z")) {
    fields.offset = 0;
    fields.zone = "UTC";
    return { rest: text.slice(1) };
  }
  const pattern = element.slice(1).replace("07", "(\\d{2})").replaceAll("00", "(\\d{2})");
  const found = new RegExp(`^([-+])${pattern}`).exec(text);
  if (found === null) return undefined;
  const [whole, sign, hours = "0", minutes = "0", seconds = "0"] = found;
  if (Number(hours) > 24) return { outside: "time zone offset hour" };
  if (Number(minutes) > 60) return { outside: "time zone offset minute" };
  if (Number(seconds) > 60) return { outside: "time zone offset second" };
  fields.offset = (sign === "-" ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
  return { rest: text.slice(whole.length) };
}

function readFraction(text: string, length: number, fields: Fields): Read {
  const found = text.slice(0, length);
  if (!new RegExp(`^[.,]\\d{${length - 1}}$`).test(found)) return undefined;
  fields.nanoseconds = nanoseconds(found);
  return { rest: text.slice(length) };
}

/** A fraction that may stand there. */
function fraction(text: string, fields: Fields): string {
  const [found = ""] = /^[.,]\d+/.exec(text) ?? [];
  if (found !== "") fields.nanoseconds = nanoseconds(found);
  return text.slice(found.length);
}

function nanoseconds(digitsWithPoint: string): number {
  return Number(digitsWithPoint.slice(1, 10).padEnd(9, "0"));
}

function timeOf(fields: Fields, outside: (what: string) => never): GoTime {
  const { year, yearDay, minute, second } = fields;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  let { month, day, hour } = fields;
  if (fields.half === "PM" && hour < 12) hour += 12;
  if (fields.half === "AM" && hour === 12) hour = 0;
  if (yearDay !== undefined) {
    if (yearDay < 1 || yearDay > (isLeap ? 366 : 365)) return outside("day-of-year out of range");
    const date = new Date(Date.UTC(isLeap ? 2000 : 2001, 0, yearDay));
    if (month !== undefined && month !== date.getUTCMonth() + 1) return outside("day-of-year does not match month");
    if (day !== undefined && day !== date.getUTCDate()) return outside("day-of-year does not match day");
    month = date.getUTCMonth() + 1;
    day = date.getUTCDate();
  }
  const date = new Date(Date.UTC(2000, (month ?? 1) - 1, 1, hour, minute, second));
  date.setUTCFullYear(year, (month ?? 1) - 1, day ?? 1);
  if (date.getUTCDate() !== (day ?? 1)) return outside("day out of range");
  const below = { milliseconds: Math.floor(fields.nanoseconds / 1e6), nanoseconds: fields.nanoseconds % 1e6 };
  const milliseconds = date.getTime() + below.milliseconds - (fields.offset ?? 0) * 1000;
  const { zone, offset } = placed(fields);
  return { milliseconds, nanoseconds: below.nanoseconds, zone, offset };
}

/** An abbreviation alone tells no offset, but for `GMT+3`. */
function placed({ zone, offset }: Fields): Pick<GoTime, "zone" | "offset"> {
  // The zone of the machine, which a render does not know, is UTC.
  if (offset === 0 && (zone === undefined || zone === "UTC")) return { zone: "UTC", offset };
  if (offset !== undefined) return { zone: zone ?? "", offset };
  if (zone === undefined) return { zone: "UTC", offset: 0 };
  const hours = zone.length > 3 && zone.startsWith("GMT") ? Number(zone.slice(3)) : 0;
  return { zone, offset: Number.isNaN(hours) ? 0 : hours * 3600 };
}
