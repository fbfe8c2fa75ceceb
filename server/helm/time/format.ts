import { RE2JS } from "re2js";
export interface GoTime {
  /** Since 1970, UTC. */
  readonly milliseconds: number;
  /** Below a millisecond. */
  readonly nanoseconds: number;
  readonly zone: string;
  /** Seconds east of UTC. */
  readonly offset: number;
}

const monthNames = "January February March April May June July August September October November December".split(" ");
const dayNames = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const layoutPart =
  /January|Jan|Monday|Mon|MST|2006|-07:00:00|-0700|-07:00|-070000|-07|Z07:00|Z0700|Z07|01|02|03|04|05|06|002|__2|15|PM|pm|_2|[.,]0+(?!\d)|[.,]9+(?!\d)|[1-5]/g;

/** Go's `Time.Format`: the layout is the reference time Mon Jan 2 15:04:05 MST 2006. */
export function formatTime(time: GoTime, layout: string): string {
  const date = new Date(time.milliseconds + time.offset * 1000);
  return layout.replaceAll(layoutPart, (part) => formatPart(part, date, time));
}

function formatPart(part: string, date: Date, time: GoTime): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const month = date.getUTCMonth();
  const day = date.getUTCDate();
  const hour = date.getUTCHours();
  const yearDay = Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000) + 1;
  switch (part) {
    case "January":
      return monthNames[month] ?? "";
    case "Jan":
      return (monthNames[month] ?? "").slice(0, 3);
    case "Monday":
      return dayNames[date.getUTCDay()] ?? "";
    case "Mon":
      return (dayNames[date.getUTCDay()] ?? "").slice(0, 3);
    case "MST":
      return time.zone;
    case "2006":
      return String(date.getUTCFullYear()).padStart(4, "0");
    case "06":
      return two(date.getUTCFullYear() % 100);
    case "01":
      return two(month + 1);
    case "1":
      return String(month + 1);
    case "02":
      return two(day);
    case "_2":
      return String(day).padStart(2, " ");
    case "2":
      return String(day);
    case "002":
      return String(yearDay).padStart(3, "0");
    case "__2":
      return String(yearDay).padStart(3, " ");
    case "15":
      return two(hour);
    case "03":
      return two(hour % 12 === 0 ? 12 : hour % 12);
    case "3":
      return String(hour % 12 === 0 ? 12 : hour % 12);
    case "04":
      return two(date.getUTCMinutes());
    case "4":
      return String(date.getUTCMinutes());
    case "05":
      return two(date.getUTCSeconds());
    case "5":
      return String(date.getUTCSeconds());
    case "PM":
      return hour >= 12 ? "PM" : "AM";
    case "pm":
      return hour >= 12 ? "pm" : "am";
  }
  if (/^[.,]/.test(part)) return formatFraction(part, time, date);
  return formatOffset(part, time.offset);
}

function formatFraction(part: string, time: GoTime, date: Date): string {
  const digits = String(date.getUTCMilliseconds()).padStart(3, "0") + String(time.nanoseconds).padStart(6, "0");
  const kept = digits.slice(0, part.length - 1);
  if (part[1] === "0") return part[0] + kept;
  const trimmed = kept.replace(/0+$/, "");
  return trimmed === "" ? "" : part[0] + trimmed;
}

function formatOffset(part: string, offset: number): string {
  if (part.startsWith("Z") && offset === 0) return "Z";
  const size = Math.abs(offset);
  const hours = String(Math.floor(size / 3600)).padStart(2, "0");
  const minutes = String(Math.floor((size % 3600) / 60)).padStart(2, "0");
  const sign = offset < 0 ? "-" : "+";
  if (part.endsWith("07")) return sign + hours;
  return part.includes(":") ? `${sign}${hours}:${minutes}` : `${sign}${hours}${minutes}`;
}

/** Go's `time.Parse` for numeric layouts and names of months; undefined when the text does not fit. */
export function parseTime(layout: string, value: string): GoTime | undefined {
  const names: string[] = [];
  let pattern = "";
  let at = 0;
  const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  for (const match of layout.matchAll(layoutPart)) {
    pattern += literal(layout.slice(at, match.index));
    at = match.index + match[0].length;
    names.push(match[0]);
    pattern += partPattern(match[0]);
  }
  const matcher = RE2JS.compile(pattern + literal(layout.slice(at))).matcher(value);
  if (!matcher.matches()) return undefined;
  const found = new Map(names.map((name, index) => [name, matcher.group(index + 1) ?? ""]));
  const read = (...keys: readonly string[]) => keys.map((key) => found.get(key)).find((text) => text !== undefined);
  const year = Number(read("2006") ?? 0);
  const monthName = read("January", "Jan");
  const month =
    monthName === undefined
      ? Number(read("01", "1") ?? 1) - 1
      : monthNames.findIndex((name) => name.startsWith(monthName));
  const day = Number(read("02", "2", "_2") ?? 1);
  const hour = Number(read("15", "03", "3") ?? 0);
  const moment = new Date(Date.UTC(2000, month, day, hour, Number(read("04", "4") ?? 0), Number(read("05", "5") ?? 0)));
  moment.setUTCFullYear(year);
  if (moment.getUTCMonth() !== month || moment.getUTCDate() !== day || hour > 23) return undefined;
  const zone = read("-0700", "-07:00", "Z07:00", "Z0700");
  const offset = zone === undefined || zone === "Z" ? 0 : zoneOffset(zone);
  return { milliseconds: moment.getTime() - offset * 1000, nanoseconds: 0, zone: "UTC", offset };
}

function partPattern(part: string): string {
  if (part === "2006") return "(\\d{4})";
  if (part === "January" || part === "Monday") return "([A-Z][a-z]+)";
  if (part === "Jan" || part === "Mon") return "([A-Z][a-z]{2})";
  if (part === "MST") return "([A-Z]{3,4})";
  if (part.includes("07")) return "(Z|[-+]\\d{2}:?\\d{2})";
  if (/^[.,]/.test(part)) return "([.,]\\d+)?";
  if (part === "PM" || part === "pm") return "([AaPp][Mm])";
  return part.length === 1 ? "(\\d{1,2})" : "(\\s?\\d{1,2})";
}

function zoneOffset(zone: string): number {
  const sign = zone.startsWith("-") ? -1 : 1;
  const digits = zone.replaceAll(/[^0-9]/g, "");
  return sign * (Number(digits.slice(0, 2)) * 3600 + Number(digits.slice(2, 4)) * 60);
}
