import { dirname, join } from "node:path";
import { hasHelm, helmTemplate } from "../../helm/helm-binary.ts";
import { filesUnder } from "../files.ts";
import { planelint } from "../processes.ts";
import { type Measured, type Row, Skipped } from "../row.ts";
import { chartTree, umbrellaChart } from "../trees.ts";

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
    measure: ({ rounds, folder }) => coldChart("render", firstChart(folder ?? chartTree(1)), rounds),
  },
  {
    name: "chart-check",
    what: "one chart, all rules, cold",
    measure: ({ rounds, folder }) => coldChart("check", firstChart(folder ?? chartTree(1)), rounds),
  },
  {
    name: "large-chart",
    what: "a chart of 40 subcharts, cold",
    target: 1.5,
    measure: ({ rounds, folder }) => coldChart("render", folder ? firstChart(folder) : umbrellaChart(40), rounds),
  },
  {
    name: "large-chart-check",
    what: "a chart of 40 subcharts, all rules, cold",
    measure: ({ rounds, folder }) => coldChart("check", folder ? firstChart(folder) : umbrellaChart(40), rounds),
  },
];

/** One command on one chart against helm's, each time as a new process. */
function coldChart(command: "render" | "check", chart: string, rounds: number): Measured {
  requireHelm();
  // What a first run keeps for all others is no part of them.
  planelint([command, chart]);
  const own: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < rounds * 3; round++) {
    own.push(planelint([command, chart]).wall);
    const start = performance.now();
    helmTemplate("helm4", chart);
    floor.push(performance.now() - start);
  }
  return { own, floor, against: "`helm template CHART`", command: `planelint ${command} CHART` };
}

function firstChart(folder: string): string {
  const [chart] = chartsUnder(folder);
  if (chart === undefined) throw new Skipped("no Chart.yaml in the folder");
  return chart;
}

/** Charts that are no part of another one. */
function chartsUnder(tree: string): readonly string[] {
  return filesUnder(tree)
    .filter((path) => /(^|\/)Chart\.yaml$/.test(path) && !/(^|\/)charts\/[^/]+\/Chart\.yaml$/.test(path))
    .map((path) => join(tree, dirname(path)));
}

function requireHelm(): void {
  if (!hasHelm("helm4")) throw new Skipped("helm is not installed (npx tsx test/helm/install-helm.ts)");
}
