import type { ValuesTree } from "../../server/contract/resource.ts";

export interface Facts {
  readonly target: "node" | "pod" | "server";
  readonly address: string;
  /** Values of Consul's chart that run no agents, where they are what is to be changed. */
  readonly consul: ValuesTree | undefined;
  /** Nothing is written: the chart's own default asks for Consul. */
  readonly isChartDefault: boolean;
}
