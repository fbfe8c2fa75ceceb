import Mocha from "mocha";
import type { MochaLike } from "./run-with.ts";

/** Patience for one test on a loaded machine; none of them measures time. */
const timeout = 60_000;

const instance = new Mocha({ ui: "tdd", timeout, reporter: class {} as unknown as string });

/** Mocha in Node's extension host. */
export const mocha: MochaLike = {
  prepare: () => void instance.suite.emit("pre-require", globalThis, "", instance),
  run: () => instance.run(),
};
