import type { Severity } from "../../contract/finding.ts";
import type { Environment, Output } from "./streams.ts";

export interface Colours {
  readonly bold: Paint;
  readonly dim: Paint;
  readonly red: Paint;
  readonly green: Paint;
  severity(severity: Severity): Paint;
}

type Paint = (text: string) => string;

/**
 * Whether to colour: the flag, else `NO_COLOR` and `FORCE_COLOR` (set and not empty; `0` and `false` switch
 * `FORCE_COLOR` off), else whether it is a terminal that can.
 */
export function wantsColour(output: Output, environment: Environment, flag: boolean | undefined): boolean {
  if (flag !== undefined) return flag;
  if (environment.NO_COLOR) return false;
  const force = environment.FORCE_COLOR;
  if (force !== undefined) return force !== "0" && force !== "false";
  return output.isTerminal && environment.TERM !== "dumb";
}

export function colours(on: boolean): Colours {
  const paint = (code: number): Paint => (on ? (text) => `\u001b[${code}m${text}\u001b[0m` : (text) => text);
  const bySeverity: Readonly<Record<Severity, Paint>> = {
    error: paint(31),
    warning: paint(33),
    info: paint(36),
    hint: paint(35),
  };
  return {
    bold: paint(1),
    dim: paint(2),
    red: paint(31),
    green: paint(32),
    severity: (severity) => bySeverity[severity],
  };
}
