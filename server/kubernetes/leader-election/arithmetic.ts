import type { Timings } from "./timings.ts";

/** client-go refuses `renewDeadline <= 1.2 × retryPeriod`. `NewLeaderElector` in client-go `tools/leaderelection/leaderelection.go` */
export const jitterFactor = 1.2;

/** A standby polls after `retryPeriod × (1 … 2.2)`, 1.6 periods on average. The same file, `acquire()`. */
export const meanPollPeriods = 1.6;

/** A quotient that should be whole may come out a hair below: 0.6 / 0.2. */
const rounding = 1e-9;

/**
 * Seconds for which the API may answer nothing before the leader gives up: all attempts that fit into the deadline but
 * one have failed. https://github.com/openshift/library-go/blob/master/pkg/config/leaderelection/leaderelection.go
 */
export function toleratedOutage({ renewDeadline, retryPeriod }: Timings): number {
  return tidy(Math.max(0, Math.floor(renewDeadline / retryPeriod + rounding) - 1) * retryPeriod);
}

/** Seconds by which clocks may run apart before two Pods lead. */
export function toleratedSkew({ leaseDuration, renewDeadline }: Timings): number {
  return tidy(leaseDuration - renewDeadline);
}

/** Seconds without a leader when the leader is killed; a leader that releases its lock is followed within one retry period. */
export function worstHandOver({ leaseDuration, retryPeriod }: Timings): number {
  return tidy(leaseDuration + retryPeriod);
}

/** Time-out of one lease request in clients that client-go or controller-runtime builds: at least 1 s, else half the deadline. */
export function requestTimeout({ renewDeadline }: Timings): number {
  return Math.max(1, renewDeadline / 2);
}

/** Whether client-go refuses these timings, and which of its checks fails. */
export function refusalOf({
  leaseDuration,
  renewDeadline,
  retryPeriod,
}: Timings): "zero" | "lease" | "deadline" | undefined {
  if (leaseDuration <= 0 || renewDeadline <= 0 || retryPeriod <= 0) return "zero";
  if (leaseDuration <= renewDeadline) return "lease";
  return renewDeadline <= jitterFactor * retryPeriod ? "deadline" : undefined;
}

function tidy(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
