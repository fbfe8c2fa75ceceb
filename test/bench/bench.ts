/** Run by `npm run bench -- [--rounds=3] [NAME…] [FOLDER]`; prints one table. */
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { median } from "./measure.ts";
import { type Row, Skipped } from "./row.ts";
import { chartRows } from "./rows/charts.ts";
import { engineRows } from "./rows/engine.ts";
import { growthRows } from "./rows/growth.ts";
import { keystrokeRows } from "./rows/keystrokes.ts";
import { manifestRows } from "./rows/manifests.ts";
import { startingRows } from "./rows/starting.ts";

const all: readonly Row[] = [
  ...engineRows,
  ...keystrokeRows,
  ...startingRows,
  ...manifestRows,
  ...chartRows,
  ...growthRows,
];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { rounds: { type: "string" } } });
const names = positionals.filter((name) => all.some((row) => row.name === name));
const folders = positionals.filter((name) => !names.includes(name));
const missing = folders.filter((folder) => !existsSync(folder));
if (missing.length > 0 || folders.length > 1) {
  console.error(`no row and no folder: ${(missing.length > 0 ? missing : folders).join(", ")}`);
  console.error(`rows: ${all.map((row) => row.name).join(", ")}`);
  process.exit(2);
}

console.log(`Node ${process.version}, ${availableParallelism()} processors\n`);
print(["row", "what", "command", "median", "against", "its median", "ratio", "aim", "also"]);
print(Array.from({ length: 9 }, () => "---"));
for (const row of all.filter(({ name }) => names.length === 0 || names.includes(name))) {
  try {
    const round = { rounds: Number(values.rounds ?? 3), folder: folders[0] };
    const { own, floor, against, command, note } = await row.measure(round);
    const ratio = median(own) / median(floor);
    const aim = row.target === undefined ? "" : `≤ ${Number(row.target.toFixed(2))}`;
    const ms = (figures: readonly number[]) => `${median(figures).toFixed(1)} ms`;
    print([row.name, row.what, command, ms(own), against, ms(floor), ratio.toFixed(3), aim, note ?? ""]);
  } catch (error) {
    if (!(error instanceof Skipped)) throw error;
    print([row.name, row.what, "", "skipped", error.message, "", "", "", ""]);
  }
}

function print(cells: readonly string[]): void {
  console.log(`| ${cells.join(" | ")} |`);
}
