import "mocha/mocha.js";
import type { MochaLike } from "./run-with.ts";

/** Patience for one test on a loaded machine; none of them measures time. */
const timeout = 60_000;

interface Page {
  readonly mocha: { setup(options: object): void; run(): ReturnType<MochaLike["run"]> };
}
const page = globalThis as unknown as Page;

/** Mocha's browser build, which makes itself global. */
export const mocha: MochaLike = {
  prepare: () => page.mocha.setup({ ui: "tdd", timeout, reporter: class {} }),
  run: () => page.mocha.run(),
};
