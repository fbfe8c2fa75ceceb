import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { manifest } from "../generate.ts";
import { planelint, timed } from "../processes.ts";
import type { Row } from "../row.ts";
import { manifestTree, temporaryFolder } from "../trees.ts";

/** What a run costs before and beside the files: starting, and starting again. */
export const startingRows: readonly Row[] = [
  {
    name: "cold",
    what: "one small file, cold",
    target: 2.5,
    measure: ({ rounds }) => {
      const folder = temporaryFolder();
      writeFileSync(join(folder, "one.yaml"), manifest(4));
      const own: number[] = [];
      const floor: number[] = [];
      for (let round = 0; round < rounds * 5; round++) {
        own.push(planelint(["check", folder]).wall);
        floor.push(timed(process.execPath, ["-e", "0"]).wall);
      }
      return { own, floor, against: "`node -e 0`", command: "planelint check FOLDER" };
    },
  },
  {
    name: "cache",
    what: "second run, nothing changed, `--cache`",
    target: 0.15,
    measure: ({ rounds, folder }) => {
      const own: number[] = [];
      const floor: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const tree = join(temporaryFolder(), "tree");
        mkdirSync(tree);
        cpSync(folder ?? manifestTree(10_000), tree, { recursive: true });
        // A file that was written less than a tenth of a second before it was read is read again, as git does.
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
        // Texts are remembered by content: in a cache of an earlier round, the first run would find them.
        const args = ["check", tree, "--format", "compact", `--cache=${temporaryFolder()}`];
        floor.push(planelint(args).wall);
        own.push(planelint(args).wall);
      }
      return { own, floor, against: "the first run", command: "planelint check FOLDER --format compact --cache=NEW" };
    },
  },
];
