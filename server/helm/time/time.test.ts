import { describe, expect, test } from "vitest";
import { formatTime } from "./format.ts";
import { parseTime } from "./parse.ts";
import { inZone } from "./zone.ts";

const full = "2006-01-02T15:04:05.999999999Z07:00";

/** What helm's `mustToDate` and Go's layouts say of each. */
describe("a text is read by a layout as Go reads it", () => {
  test.each([
    ["2006-01-02", "2024-02-29", "2024-02-29T00:00:00Z"],
    ["2006-01-02T15:04:05Z07:00", "2024-02-29T13:14:15.5+05:30", "2024-02-29T13:14:15.5+05:30"],
    ["Jan _2 06 3:04PM", "jul  4 99 12:05AM", "1999-07-04T00:05:00Z"],
    ["January 2, 2006 15:04 MST", "March 3, 2021 01:02 CEST", "2021-03-03T01:02:00Z"],
    ["2006 002", "2024 060", "2024-02-29T00:00:00Z"],
    ["15:04:05.000 -070000", "23:59:59.120 -013015", "0000-01-01T23:59:59.12-01:30"],
    ["Mon Jan 2  15:04", "Tue Dec 25 7:08", "0000-12-25T07:08:00Z"],
  ])("%s of %s", (layout, value, expected) => {
    expect(formatTime(parseTime(layout, value), full)).toBe(expected);
  });

  test.each([
    ["2006-01-02", "2023-02-29", 'parsing time "2023-02-29": day out of range'],
    ["2006-01-02", "2023-13-01", 'parsing time "2023-13-01": month out of range'],
    ["2006-01-02", "2023-1-01", 'parsing time "2023-1-01" as "2006-01-02": cannot parse "1-01" as "01"'],
    ["2006-01-02", "2023-01-02x", 'parsing time "2023-01-02x": extra text: "x"'],
    ["15:04", "24:00", 'parsing time "24:00": hour out of range'],
    ["Jan", "Foo", 'parsing time "Foo" as "Jan": cannot parse "Foo" as "Jan"'],
    ["2006 002", "2023 366", 'parsing time "2023 366": day-of-year out of range'],
  ])("%s does not fit %s", (layout, value, message) => {
    expect(() => parseTime(layout, value)).toThrow(message);
  });
});

describe("a layout's elements are those of Go, the longest that fits", () => {
  const time = parseTime(full, "2009-02-04T05:06:07.0080005-08:00");
  test.each([
    ["2006-1-2 3:4:5 PM pm", "2009-2-4 5:6:7 AM am"],
    ["Monday Jan _2 __2 002", "Wednesday Feb  4  35 035"],
    ["Janet Jan. Month Mon. _2006", "Janet Feb. Month Wed. _2009"],
    [".000 ,999999999 .0000x .001", ".008 ,0080005 .0080x .002"],
    ["-07 -0700 -07:00 -07:00:00 Z0700 MST", "-08 -0800 -08:00 -08:00:00 -0800 -0800"],
    ["%+5.2f 017", "%+7.4f 027"],
  ])("%s", (layout, expected) => {
    expect(formatTime(time, layout)).toBe(expected);
  });
});

describe("a moment in a zone", () => {
  const moment = parseTime(full, "2024-07-03T09:46:40Z");
  test.each([
    ["Europe/Berlin", "2024-07-03T11:46:40+02:00"],
    ["America/New_York", "2024-07-03T05:46:40-04:00"],
    ["Asia/Kolkata", "2024-07-03T15:16:40+05:30"],
    ["Local", "2024-07-03T09:46:40Z"],
    ["Nowhere/There", "2024-07-03T09:46:40Z"],
    // Zones are files to Go: case counts.
    ["europe/berlin", "2024-07-03T09:46:40Z"],
    ["+02:00", "2024-07-03T09:46:40Z"],
  ])("%s", (zone, expected) => {
    expect(formatTime(inZone(moment, zone), full)).toBe(expected);
  });

  test("has the abbreviation that people write, or its hours", () => {
    expect(formatTime(inZone(moment, "America/New_York"), "MST")).toBe("EDT");
    expect(formatTime(inZone(moment, "Europe/Berlin"), "MST")).toBe("CEST");
    expect(formatTime(inZone(moment, "America/Sao_Paulo"), "MST")).toBe("-03");
  });
});
