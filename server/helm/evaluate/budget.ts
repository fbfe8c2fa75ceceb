import { LimitReached } from "./failure.ts";

export interface RenderLimits {
  /** Nodes of the syntax trees that are evaluated. */
  readonly steps: number;
  /** UTF-16 code units that are printed, those that go into variables and helpers included. */
  readonly output: number;
  /** Templates inside templates. Helm stops at 1,000 includes of one name. */
  readonly depth: number;
}

/** Enough for the largest public charts many times over, and over within a second or two. */
export const defaultLimits: RenderLimits = { steps: 5_000_000, output: 100_000_000, depth: 400 };

/** What one render may still spend. */
export class Budget {
  private steps = 0;
  private output = 0;

  constructor(
    readonly limits: RenderLimits,
    /** Called now and then; throws to drop the render. */
    private readonly checkpoint: () => void = () => {},
  ) {}

  step(): void {
    this.steps += 1;
    if (this.steps > this.limits.steps) throw new LimitReached("steps");
    if (this.steps % 4096 === 0) this.checkpoint();
  }

  print(length: number): void {
    this.output += length;
    if (this.output > this.limits.output) throw new LimitReached("output");
  }

  /** To be asked before something large is made in one go: a string repeated, a list of numbers. */
  reserve(size: number): void {
    if (size > this.limits.output - this.output) throw new LimitReached("memory");
    this.steps += Math.floor(size / 64);
    if (this.steps > this.limits.steps) throw new LimitReached("steps");
  }

  /** A text that a function made, of which nobody knows yet whether it will be printed; its pieces are work. */
  made({ length, pieces }: { readonly length: number; readonly pieces: number }): void {
    this.print(length);
    this.steps += Math.floor(pieces / 2);
    if (this.steps > this.limits.steps) throw new LimitReached("steps");
  }

  enter(depth: number): void {
    if (depth > this.limits.depth) throw new LimitReached("depth");
  }
}
