import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { UserError } from "../exit-status.ts";

/** Memory of V8 for what lives longer than a moment; sizes in bytes. */
export interface Heap {
  readonly limit: number;
  /** With what nobody needs any more, which V8 takes away when it wants to. */
  used(): number;
  /** Takes away what nobody needs any more; stops the program for up to some seconds. */
  collect(): void;
}

/** V8 counts three semi-spaces into the limit, of 16 MB by default (nodejs.org/api/cli.html, `--max-semi-space-size`). */
const youngGeneration = 48 * 2 ** 20;

export const processHeap: Heap = {
  get limit() {
    return getHeapStatistics().heap_size_limit - youngGeneration;
  },
  used: () => getHeapStatistics().used_heap_size,
  collect() {
    setFlagsFromString("--expose-gc");
    runInNewContext("gc")();
  },
};

/** Of the limit: from the first on a collection tells what is in use; from the second on the next step may not fit. */
const doubtful = 0.92;
const full = 0.88;

/**
 * To be asked now and then: V8 ends a process whose memory is full, without a word on what to do.
 * @throws UserError when the memory is nearly full
 */
export function refuseFullHeap(heap: Heap): void {
  const { limit } = heap;
  if (heap.used() < doubtful * limit) return;
  heap.collect();
  if (heap.used() < full * limit) return;
  const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
  throw new UserError(
    `the ${megabytes(limit)} MB of memory that Node.js gives a program do not suffice for all charts and files in view`,
    `name folders that are to be looked at by themselves, or set NODE_OPTIONS=--max-old-space-size=${2 * megabytes(limit)}`,
  );
}
