import { defineRule } from "../../server/contract/rule.ts";
import { check, type Facts, type Problem } from "./check.ts";
import { meta, type Options } from "./meta.ts";

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: [
      { kinds: ["CronJob"], words: ["defrag"] },
      { kinds: ["Etcd"], words: ["defragmentationSchedule"] },
    ],
    values: { words: ["defrag"] },
  },
  check,
  describe,
});

function describe(facts: Facts): string {
  if (facts.byGardener)
    return `The ${facts.what} is defragmented ${facts.times?.perDay ?? 0} times a day. Each time every member stops answering in turn, and while the leader does no Lease is updated. Defragment as rarely as the database allows, at a quiet hour, once a day at most.`;
  return [
    `While etcd is defragmented a member answers nothing; when it is the leader no write passes, and a stall of 10 s costs every controller its Lease. The ${facts.what} does it without what keeps that short: ${facts.problems.map((problem) => told(problem, facts)).join("; ")}.`,
    hotHours(facts),
    "Run it as rarely as possible and only when much of the file is free, with a tool that stops at an unhealthy member: etcd-defrag with --defrag-rule, --move-leader and a pause between members, and concurrencyPolicy Forbid.",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function told(problem: Problem, { times, timeoutSeconds, isAsking }: Facts): string {
  switch (problem) {
    case "guard":
      return "nothing asks how much space there is to win";
    case "wholesale":
      return "one run takes all members, the leader wherever it comes, without a look at their health between";
    case "timeout":
      return `etcdctl gives up after ${timeoutSeconds ?? 5} s while the member goes on, so the next one is taken before this one is back`;
    case "often":
      return isAsking
        ? `it starts ${times?.perDay ?? 0} times a day, and defragments each time that its rule holds`
        : `it runs ${times?.perDay ?? 0} times a day`;
    case "overlap":
      return "a second run may start while the first one works";
  }
}

/** Working hours in the time zone of the controller, which nothing here tells. */
function hotHours({ times, schedule }: Facts): string {
  const isHot = times?.onWorkdays === true && times.perDay <= 3 && times.hours.some((hour) => hour >= 8 && hour < 18);
  return isHot ? `Its schedule "${schedule}" falls into working hours, unless the time zone moves it.` : "";
}
