import type { ApiServer } from "../../server/kubernetes/api-server/api-server.ts";
import { numberOf, textOf } from "../../server/kubernetes/api-server/numbers.ts";
import type { Argument, ArgumentState } from "../../server/kubernetes/control-plane/arguments.ts";
import type { Options } from "./meta.ts";

export interface Limit {
  readonly flag: string;
  /** The API server's default. */
  readonly standard: number;
  readonly value: number;
  readonly written: Argument | undefined;
}

export interface Facts {
  readonly problem: "none" | "low" | "large";
  readonly limits: readonly Limit[];
  readonly sum: number;
}

/** apiserver `pkg/server/config.go` */
const flags = [
  { flag: "max-requests-inflight", standard: 400 },
  { flag: "max-mutating-requests-inflight", standard: 200 },
];

/** What is wrong with the limits of an API server; undefined when they are well, or cannot be told. */
export function judge(server: ApiServer, options: Options, nodes: number | undefined): Facts | undefined {
  if (isWithoutFlowControl(server)) return undefined;
  const limits = flags.flatMap(({ flag, standard }): Limit[] => {
    const state = stateOf(server, flag);
    const value = numberOf(state, standard);
    return value === undefined ? [] : [{ flag, standard, value, written: writtenOf(state) }];
  });
  if (limits.length < flags.length) return undefined;
  const sum = limits.reduce((total, { value }) => total + value, 0);
  const isWritten = limits.some(({ written }) => written !== undefined);
  if (sum === 0) return { problem: "none", limits, sum };
  if (sum < options.minimumSeats && isWritten) return { problem: "low", limits, sum };
  const isLarge = nodes !== undefined && nodes >= options.largeClusterNodes;
  return isLarge && sum <= options.minimumSeats ? { problem: "large", limits, sum } : undefined;
}

/** kOps leaves a zero out, so that the default applies. */
function stateOf(server: ApiServer, flag: string): ArgumentState {
  const state = server.get(flag);
  return server.form === "kops" && numberOf(state, 1) === 0 ? "absent" : state;
}

/** Without flow control each limit stands for itself, and 0 is none. */
function isWithoutFlowControl(server: ApiServer): boolean {
  if (textOf(server.get("enable-priority-and-fairness")) === "false") return true;
  return /\bAPIPriorityAndFairness=false\b/.test(textOf(server.get("feature-gates")) ?? "");
}

function writtenOf(state: ArgumentState): Argument | undefined {
  return state === "absent" || state === "unknown" ? undefined : state;
}
