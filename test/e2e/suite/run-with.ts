import { type Outcome, resultMark } from "../lib/outcome.ts";

/** What both builds of Mocha have in common. */
export interface MochaLike {
  /** Makes `suite`, `test` and the hooks global. */
  prepare(): void;
  run(): Runner;
}

interface Runner {
  on(
    event: "pass" | "fail" | "pending" | "end",
    listener: (test: { fullTitle(): string }, error?: Error) => void,
  ): void;
}

/**
 * Runs the tests that `load` defines. What goes to `console.log` is all that leaves an extension host, so the reporter
 * is here; the last line is for the program that started the editor.
 */
export function runWith(mocha: MochaLike, load: () => void): Promise<void> {
  mocha.prepare();
  load();
  return new Promise((settle, fail) => {
    let outcome: Outcome = { passed: 0, failed: 0, skipped: 0 };
    const runner = mocha.run();
    runner.on("pass", (test) => {
      outcome = { ...outcome, passed: outcome.passed + 1 };
      console.log(`  ok      ${test.fullTitle()}`);
    });
    runner.on("pending", (test) => {
      outcome = { ...outcome, skipped: outcome.skipped + 1 };
      console.log(`  skipped ${test.fullTitle()}`);
    });
    runner.on("fail", (test, error) => {
      outcome = { ...outcome, failed: outcome.failed + 1 };
      console.log(`  FAILED  ${test.fullTitle()}`);
      for (const line of (error?.stack ?? String(error)).split("\n")) console.log(`    ${line}`);
    });
    runner.on("end", () => {
      console.log(resultMark + JSON.stringify(outcome));
      if (outcome.failed > 0) fail(new Error(`${outcome.failed} failed`));
      else settle();
    });
  });
}
