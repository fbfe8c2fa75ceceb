import { layoutParts } from "./layout.ts";

export interface GoTime {
  /** Since 1970, UTC. */
  readonly milliseconds: number;
  /** Below a millisecond. */
  readonly nanoseconds: number;
  /** Its abbreviation; empty where only the offset is known. */
  readonly zone: string;
  /** Seconds east of UTC. */
  readonly offset: number;
}

export const monthNames = "January February March April May June July August September October November December".split(
  " ",
);
export const dayNames = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

/** Go's `Time.Format`: the layout is the reference time Mon Jan 2 15:04:05 MST 2006. */
export function formatTime(time: GoTime, layout: string): string {
  const date = new Date(time.milliseconds + time.offset * 1000);
  return layoutParts(layout)
    .map(({ element, text }) => (element === undefined ? text : formatElement(element, date, time)))
    .join("");
}

function formatElement(element: string, date: Date, time: GoTime): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const month = date.getUTCMonth();
  const day = date.getUTCDate();
  const hour = date.getUTCHours();
  const halfDay = hour % 12 === 0 ? 12 : hour % 12;
  switch (element) {
    case "January":
      return monthNames[month] ?? "";
    case "Jan":
      return (monthNames[month] ?? "").slice(0, 3);
    case "Monday":
      return dayNames[date.getUTCDay()] ?? "";
    case "Mon":
      return (dayNames[date.getUTCDay()] ?? "").slice(0, 3);
    case "MST":
      return time.zone === "" ? formatOffset("-0700", time.offset) : time.zone;
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
      return String(yearDay(date)).padStart(3, "0");
    case "__2":
      return String(yearDay(date)).padStart(3, " ");
    case "15":
      return two(hour);
    case "03":
      return two(halfDay);
    case "3":
      return String(halfDay);
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
  return /^[.,]/.test(element) ? formatFraction(element, time, date) : formatOffset(element, time.offset);
}

/** From 1. */
export function yearDay(date: Date): number {
  return Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000) + 1;
}

function formatFraction(element: string, time: GoTime, date: Date): string {
  const digits = String(date.getUTCMilliseconds()).padStart(3, "0") + String(time.nanoseconds).padStart(6, "0");
  const kept = digits.slice(0, element.length - 1);
  if (element[1] === "0") return element[0] + kept.padEnd(element.length - 1, "0");
  const trimmed = kept.replace(/0+$/, "");
  return trimmed === "" ? "" : element[0] + trimmed;
}

function formatOffset(element: string, offset: number): string {
  if (element.startsWith("Z") && offset === 0) return "Z";
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const size = Math.abs(offset);
  // Go looks at whole minutes for the sign.
  const sign = Math.trunc(offset / 60) < 0 ? "-" : "+";
  const hours = sign + two(size / 3600);
  const minutes = two((size % 3600) / 60);
  const seconds = two(size % 60);
  switch (element.slice(1)) {
    case "07":
      return hours;
    case "07:00":
      return `${hours}:${minutes}`;
    case "07:00:00":
      return `${hours}:${minutes}:${seconds}`;
    case "070000":
      return hours + minutes + seconds;
    default:
      return hours + minutes;
  }
}
