import { median } from "../measure.ts";
import { planelintWithPeak } from "../processes.ts";
import type { Row } from "../row.ts";
import { manifestTree } from "../trees.ts";

const small = 530;
const large = 100 * small;

/** From 1,000 to 100,000 documents (1.9 in a file): a ratio of 1 is linear growth. */
export const growthRows: readonly Row[] = [
  {
    name: "growth",
    what: "100,000 documents, all rules, as a process",
    target: 100 ** 0.05,
    measure: ({ rounds }) => {
      const trees = [small, large].map(manifestTree);
      const figures = trees.map((tree) =>
        Array.from({ length: rounds }, () => planelintWithPeak(["check", tree, "--format", "compact"])),
      );
      const [few = [], many = []] = figures;
      const wall = (runs: typeof few) => runs.map((run) => run.wall);
      const exponent = Math.log(median(wall(many)) / median(wall(few))) / Math.log(100);
      return {
        own: wall(many),
        floor: wall(few).map((value) => value * 100),
        against: "a hundred times 1,000 documents",
        command: "planelint check FOLDER --format compact",
        note: `exponent ${exponent.toFixed(2)}; peak memory ${median(many.map((run) => run.peak)).toFixed(0)} MB`,
      };
    },
  },
];
