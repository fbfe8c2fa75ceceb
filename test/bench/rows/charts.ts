import { dirname, join } from "node:path";
import { hasHelm, helmTemplate } from "../../helm/helm-binary.ts";
import { filesUnder } from "../files.ts";
import { planelint } from "../processes.ts";
import { type Row, Skipped } from "../row.ts";
import { chartTree } from "../trees.ts";

/** Charts, against one run of `helm template` for each. */
export const chartRows: readonly Row[] = [
  {
    name: "charts",
    what: "300 charts, all rules, as a process",
    target: 0.3,
    measure: ({ rounds, folder }) => {
      requireHelm();
      const tree = folder ?? chartTree(300);
      const charts = chartsUnder(tree);
      const own: number[] = [];
      const floor: number[] = [];
      for (let round = 0; round < rounds; round++) {
        own.push(planelint(["check", tree, "--format", "compact"]).wall);
        const start = performance.now();
        for (const chart of charts) helmTemplate("helm4", chart);
        floor.push(performance.now() - start);
      }
      const against = `\`helm template\` for each of ${charts.length}`;
      return { own, floor, against, command: "planelint check FOLDER --format compact" };
    },
  },
  {
    name: "chart",
    what: "one chart, cold",
    target: 1.5,
    measure: ({ rounds, folder }) => {
      requireHelm();
      const [chart] = chartsUnder(folder ?? chartTree(1));
      if (chart === undefined) throw new Skipped("no Chart.yaml in the folder");
      const own: number[] = [];
      const floor: number[] = [];
      for (let round = 0; round < rounds * 3; round++) {
        own.push(planelint(["render", chart]).wall);
        const start = performance.now();
        helmTemplate("helm4", chart);
        floor.push(performance.now() - start);
      }
      return { own, floor, against: "`helm template CHART`", command: "planelint render CHART" };
    },
  },
];

/** Charts that are no part of another one. */
function chartsUnder(tree: string): readonly string[] {
  return filesUnder(tree)
    .filter((path) => /(^|\/)Chart\.yaml$/.test(path) && !/(^|\/)charts\/[^/]+\/Chart\.yaml$/.test(path))
    .map((path) => join(tree, dirname(path)));
}

function requireHelm(): void {
  if (!hasHelm("helm4")) throw new Skipped("helm is not installed (npx tsx test/helm/install-helm.ts)");
}
