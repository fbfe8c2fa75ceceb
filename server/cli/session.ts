import type { Knowledge } from "./knowledge.ts";
import { colours, wantsColour } from "./terminal/colours.ts";
import type { Heap } from "./terminal/heap.ts";
import type { Signals } from "./terminal/signals.ts";
import type { Environment, Streams } from "./terminal/streams.ts";
import { visible } from "./terminal/visible.ts";

export interface SessionInput {
  /** Version of Planelint. */
  readonly version: string;
  /** Rules and pages: most of the program, so that commands which do without them start sooner. */
  readonly loadKnowledge: () => Promise<Knowledge>;
  readonly streams: Streams;
  readonly signals: Signals;
  readonly heap: Heap;
  readonly cwd: string;
  readonly environment: Environment;
  /** Today's day in UTC: `2027-01-31`. */
  readonly today: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** `--color` or `--no-color`. */
  readonly colour: boolean | undefined;
}

/** One run of the command line: what every command is given. */
export class Session implements SessionInput {
  readonly version: string;
  readonly loadKnowledge: () => Promise<Knowledge>;
  readonly streams: Streams;
  readonly signals: Signals;
  readonly heap: Heap;
  readonly cwd: string;
  readonly environment: Environment;
  readonly today: string;
  readonly now: () => number;
  readonly colour: boolean | undefined;

  constructor(input: SessionInput) {
    this.version = input.version;
    this.loadKnowledge = input.loadKnowledge;
    this.streams = input.streams;
    this.signals = input.signals;
    this.heap = input.heap;
    this.cwd = input.cwd;
    this.environment = input.environment;
    this.today = input.today;
    this.now = input.now;
    this.colour = input.colour;
  }

  /**
   * Texts from files on standard output: byte for byte where a program reads them, on a terminal with what that would
   * obey written out.
   */
  content(text: string): void {
    const { out } = this.streams;
    out.write(out.isTerminal ? text.split("\n").map(visible).join("\n") : text);
  }

  /** A line on stderr that changes nothing. */
  note(text: string): void {
    this.streams.err.write(`planelint: ${visible(text)}\n`);
  }

  /** A line on stderr about what went wrong. */
  error(text: string, hint?: string): void {
    const paint = colours(wantsColour(this.streams.err, this.environment, this.colour));
    const rest = hint === undefined ? "" : ` (${visible(hint)})`;
    this.streams.err.write(`${paint.red("planelint: error:")} ${visible(text)}${rest}\n`);
  }
}

/** A run of a command that needs what Planelint knows. */
export class InformedSession extends Session {
  constructor(
    input: SessionInput,
    readonly knowledge: Knowledge,
  ) {
    super(input);
  }
}
