import { abbreviationOf } from "./abbreviations.ts";
import type { GoTime } from "./format.ts";

/** Abbreviations that people write differ by country: the first locale that has one for a zone gives it. */
const locales = ["en-US", "en-GB", "en-AU", "en-NZ", "en-IN", "en-ZA"];

/**
 * The same moment in a zone, as Go's `Time.In(LoadLocation(name))`; `Local` and what is no zone are UTC. Offsets are those
 * of the platform's tables. They have no abbreviation for most zones: it is the hours then, as Go has it for the newer ones.
 */
export function inZone(time: GoTime, name: string): GoTime {
  const utc = { ...time, zone: "UTC", offset: 0 };
  const known = zoneOf(name);
  if (known === undefined) return utc;
  const offset = offsetAt(known, time.milliseconds);
  return { ...time, offset, zone: abbreviation(known, time.milliseconds, offset) };
}

/** Undefined for UTC. */
function zoneOf(name: string): string | undefined {
  if (name === "" || name === "UTC" || name === "Local" || !/^[A-Z]/.test(name)) return undefined;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions();
    // Names of zones are those of files, where case counts.
    return timeZone !== name && timeZone.toLowerCase() === name.toLowerCase() ? undefined : name;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function offsetAt(timeZone: string, milliseconds: number): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    era: "short",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(milliseconds);
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "0";
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(read(type));
  const local = new Date(Date.UTC(2000, 0, 1, number("hour"), number("minute"), number("second")));
  const year = read("era").startsWith("B") ? 1 - number("year") : number("year");
  local.setUTCFullYear(year, number("month") - 1, number("day"));
  return local.getTime() / 1000 - Math.floor(milliseconds / 1000);
}

/** The least offset of the year. */
function standardOffset(timeZone: string, milliseconds: number): number {
  const year = new Date(milliseconds).getUTCFullYear();
  return Math.min(...[0, 6].map((month) => offsetAt(timeZone, Date.UTC(year, month, 1))));
}

function abbreviation(timeZone: string, milliseconds: number, offset: number): string {
  const own = abbreviationOf(timeZone, offset > standardOffset(timeZone, milliseconds));
  if (own !== undefined && own !== "") return own;
  for (const locale of own === undefined ? locales : []) {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "short" }).formatToParts(milliseconds);
    const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
    if (/^[A-Z]{2,5}$/.test(name)) return name;
  }
  const minutes = Math.abs(Math.trunc(offset / 60));
  const two = (value: number) => String(value).padStart(2, "0");
  const rest = minutes % 60 === 0 ? "" : two(minutes % 60);
  return (offset < 0 ? "-" : "+") + two(Math.floor(minutes / 60)) + rest;
}
