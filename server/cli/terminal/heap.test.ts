import { expect, test } from "vitest";
import { untilSignal } from "../report/lint-view.ts";
import { type Heap, processHeap, refuseFullHeap } from "./heap.ts";

const megabyte = 2 ** 20;

/** @param left what a collection leaves, in MB */
function heapOf(used: number, left: number): Heap & { collected: number } {
  return {
    limit: 1000 * megabyte,
    collected: 0,
    used() {
      return (this.collected > 0 ? left : used) * megabyte;
    },
    collect() {
      this.collected++;
    },
  };
}

test("what can be taken away does not count, and is taken away only when it matters", () => {
  const roomy = heapOf(900, 900);
  refuseFullHeap(roomy);
  expect(roomy.collected).toBe(0);
  const littered = heapOf(990, 500);
  refuseFullHeap(littered);
  expect(littered.collected).toBe(1);
});

test("a lint ends with what to do when the memory is full, before V8 ends the process", async () => {
  let steps = 0;
  const endless = (function* (): Generator<undefined, never, "stop" | undefined> {
    for (;;) {
      steps++;
      yield;
    }
  })();
  const signals = { listen: () => ({ received: undefined, end: () => {} }) };
  const lint = untilSignal(endless, { signals, heap: heapOf(930, 890) }, () => steps * 10);
  await expect(lint).rejects.toMatchObject({
    message: expect.stringContaining("the 1000 MB of memory that Node.js gives a program"),
    hint: expect.stringContaining("NODE_OPTIONS=--max-old-space-size=2000"),
  });
  expect(steps).toBeLessThan(20);
});

test("the heap of this process has room, and can be collected", () => {
  const garbage = new Array(megabyte).fill(0).map((_, index) => ({ index }));
  const before = processHeap.used();
  garbage.length = 0;
  processHeap.collect();
  expect(processHeap.used()).toBeLessThan(before);
  expect(processHeap.limit).toBeGreaterThan(before);
});
