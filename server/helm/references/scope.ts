import { either, type Known, unknown } from "./known.ts";

interface Variable {
  readonly name: string;
  /** How many branches deep it was declared. */
  readonly depth: number;
  value: Known;
}

/** The variables that a template body sees. */
export class Scope {
  private readonly variables: Variable[] = [];
  private depth = 0;

  constructor(data: Known) {
    this.declare("$", data);
  }

  get(name: string): Known {
    return this.variables.findLast((variable) => variable.name === name)?.value ?? unknown;
  }

  declare(name: string, value: Known): void {
    this.variables.push({ name, depth: this.depth, value });
  }

  /** Inside a branch, an assignment to a variable from outside may or may not happen. */
  assign(name: string, value: Known): void {
    const variable = this.variables.findLast((candidate) => candidate.name === name);
    if (variable !== undefined) variable.value = variable.depth === this.depth ? value : either(variable.value, value);
  }

  /** Runs a branch: what it declares ends with it. */
  branch(run: () => void): void {
    const count = this.variables.length;
    this.depth += 1;
    run();
    this.depth -= 1;
    this.variables.length = count;
  }
}
