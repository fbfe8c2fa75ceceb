import { expect, it } from "vitest";
import { cronTimes } from "./cron.ts";

it.each([
  ["0 0 * * *", 1, [0], true],
  ["*/30 * * * *", 48, undefined, true],
  ["0 */8 * * *", 3, [0, 8, 16], true],
  ["14 9 * * 1-5", 1, [9], true],
  ["0 3 * * SUN", 1, [3], false],
  ["TZ=UTC 5,35 1 * * sat,sun", 2, [1], false],
  ["@every 3h", 8, undefined, true],
  ["@weekly", 1, [0], false],
  ["0 9-17/4 * * *", 3, [9, 13, 17], true],
])("%s", (schedule, perDay, hours, onWorkdays) => {
  const times = cronTimes(schedule);
  expect(times?.perDay).toBe(perDay);
  if (hours !== undefined) expect(times?.hours).toEqual(hours);
  expect(times?.onWorkdays).toBe(onWorkdays);
});

it.each(["", "* * * *", "H H * * *", "61 0 * * *", "0 5-3 * * *", "*/0 * * * *", "{{ .Values.schedule }}"])(
  "%s is no schedule",
  (schedule) => expect(cronTimes(schedule)).toBeUndefined(),
);
