import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAllDocuments } from "yaml";
import { filesUnder } from "../files.ts";
import { rounds } from "../measure.ts";
import { binaryOf, type OtherLinter, otherLinters } from "../other-linters.ts";
import { planelint, timed } from "../processes.ts";
import { type Row, Skipped } from "../row.ts";
import { manifestTree } from "../trees.ts";

const all = "10,000 manifests, all rules, as a process";

/** Whole runs over plain manifests, against linters that read the same files, and against parsing them. */
export const manifestRows: readonly Row[] = [
  ...otherLinters.map(
    (other): Row => ({
      name: other.name,
      what: all,
      target: 0.5,
      measure: ({ rounds: count, folder }) => {
        const binary = binaryOf(other);
        const tree = folder ?? manifestTree(10_000);
        return processesInTurn(count, tree, other.name, () => runOther(binary, other, tree, folder === undefined));
      },
    }),
  ),
  {
    name: "parsing",
    what: all,
    target: 0.5,
    measure: ({ rounds: count, folder }) => {
      const tree = folder ?? manifestTree(10_000);
      const files = filesUnder(tree).filter((path) => /\.ya?ml$/.test(path));
      return processesInTurn(count, tree, "reading the files and parsing them with `yaml`", () => {
        const [taken] = rounds(
          1,
          () => files,
          (paths) => paths.map((path) => parseAllDocuments(readFileSync(join(tree, path), "utf8"))),
        );
        return taken ?? Number.NaN;
      });
    },
  },
];

function runOther(binary: string, other: OtherLinter, tree: string, isGenerated: boolean): number {
  const files = filesUnder(tree)
    .filter((path) => /\.ya?ml$/.test(path))
    .map((path) => join(tree, path));
  const { wall, status } = timed(binary, other.args(tree, files));
  const highest = isGenerated && other.passes === true ? 0 : 1;
  if (status === null || status > highest) throw new Skipped(`${other.name} ended with status ${status}`);
  return wall;
}

/** One round of each after the other, so that a slow minute of the machine falls on both. */
function processesInTurn(count: number, tree: string, against: string, floor: () => number) {
  const own: number[] = [];
  const others: number[] = [];
  for (let round = 0; round < count; round++) {
    own.push(planelint(["check", tree, "--format", "compact"]).wall);
    others.push(floor());
  }
  return { own, floor: others, against, command: "planelint check FOLDER --format compact" };
}
