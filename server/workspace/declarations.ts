import type { DeclaredChart, DeclaredValues } from "./structure/structure.ts";

/** What the configuration tells of charts. */
export interface Declarations {
  readonly charts: readonly DeclaredChart[];
  /** The declared version, for `.Capabilities`. */
  readonly kubernetes?: string | undefined;
  /** Files with values of charts that are somewhere else. */
  readonly values?: readonly DeclaredValues[] | undefined;
}

export function saysNothing({ charts, kubernetes, values = [] }: Declarations): boolean {
  return charts.length === 0 && kubernetes === undefined && values.length === 0;
}
