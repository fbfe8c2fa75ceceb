/** Comes back when the clock shows another second: what was made from it before is another now. */
export function untilNextSecond(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1001 - (Date.now() % 1000));
}
