import manifest from "../../package.json" with { type: "json" };
import { exitStatus } from "./exit-status.ts";
import { run } from "./run.ts";
import { processHeap } from "./terminal/heap.ts";
import { processStreams } from "./terminal/process-streams.ts";
import { processSignals } from "./terminal/signals.ts";

const words = process.argv.slice(2);
// Asked for alone, the version must not cost more than starting Node.
if (words.length === 1 && (words[0] === "--version" || words[0] === "-v")) {
  process.stdout.write(`${manifest.version}\n`);
} else {
  run(words, {
    version: manifest.version,
    loadKnowledge: async () => (await import("./built-in-knowledge.ts")).builtInKnowledge(manifest.version),
    streams: processStreams(),
    signals: processSignals,
    heap: processHeap,
    cwd: process.cwd(),
    environment: process.env,
    today: new Date().toISOString().slice(0, 10),
    now: Date.now,
  }).then(
    (status) => {
      process.exitCode = status;
      // What is left to do is to give memory back, which costs large charts as much as a tenth of their rendering.
      if (process.stdout.writableLength === 0 && process.stderr.writableLength === 0) process.exit();
    },
    (error: unknown) => {
      const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
      process.stderr.write(`planelint: an error of planelint itself, please report it:\n${trace}\n`);
      process.exitCode = exitStatus.failure;
    },
  );
}
