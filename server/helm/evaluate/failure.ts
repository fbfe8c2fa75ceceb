import type { TextRange } from "../../contract/place.ts";
import { goLocation } from "../template/errors.ts";
import type { TrackedText } from "../text/tracked-text.ts";

/**
 * `author`: what `fail` and `required` say, whose words are the chart's author's and not Go's. `absent`: a template or a
 * value is not there, as happens where a dependency is missing.
 */
export type FailureKind = "author" | "absent";

/** What a function says is wrong; whoever called it adds the place. */
export class FunctionError extends Error {
  constructor(
    message: string,
    /** The failure of a template that the function ran. */
    readonly inner?: TemplateFailure,
    readonly kind?: FailureKind,
  ) {
    super(message);
    this.name = "FunctionError";
  }
}

/** The piece of a template that runs: a file's body or a definition. */
export interface TemplateUnit {
  /** Of the definition, or the file's name as templates know it (`chart/templates/x.yaml`). */
  readonly name: string;
  /** The name that Go reports places in. */
  readonly parseName: string;
  /** Path of the source file. */
  readonly file: string;
  /** The file's whole text. */
  readonly source: string;
  /** Of a text that `tpl` runs: where each part of it was written. */
  readonly written?: TrackedText;
}

/** A template that stopped, in Go's words and with the place. */
export class TemplateFailure extends Error {
  constructor(
    readonly unit: TemplateUnit,
    /** The node that failed, and the offset that Go names. */
    readonly range: TextRange,
    readonly position: number,
    /** The node as Go prints it. */
    readonly context: string,
    /** What is wrong, without place. */
    readonly reason: string,
    readonly inner?: TemplateFailure,
    readonly kind?: FailureKind,
  ) {
    super(goMessage(unit, position, context, reason));
    this.name = "TemplateFailure";
  }

  /** The failure where it began: in the innermost included template. */
  get origin(): TemplateFailure {
    return this.inner === undefined ? this : this.inner.origin;
  }

  /** The words of `fail` or `required`, without what Go puts before them. */
  get reasonByAuthor(): string {
    return this.reason.replace(/^error calling \w+: /, "");
  }

  /** `file:line:column` as Go counts. */
  get location(): string {
    const { line, column } = goLocation(this.unit.source, this.position);
    return `${this.unit.parseName}:${line}:${column}`;
  }
}

function goMessage(unit: TemplateUnit, position: number, context: string, reason: string): string {
  const { line, column } = goLocation(unit.source, position);
  return `template: ${unit.parseName}:${line}:${column}: executing ${JSON.stringify(unit.name)} at <${context}>: ${reason}`;
}

/** A bound was reached: the render ends here, whatever it was doing. */
export class LimitReached extends Error {
  constructor(readonly limit: "steps" | "output" | "depth" | "memory") {
    super(
      `rendering stopped: too ${limit === "depth" ? "deep a recursion" : `much ${limit === "steps" ? "work" : limit}`}`,
    );
    this.name = "LimitReached";
  }
}
