import type { ResourceName } from "../../contract/finding.ts";
import type { TextEdit } from "../../contract/fix.ts";
import type { Origin } from "../../contract/place.ts";
import type { Resource } from "../../contract/resource.ts";
import type { Product } from "./products.ts";

export type Timing = "leaseDuration" | "renewDeadline" | "retryPeriod";

export const timings: readonly Timing[] = ["leaseDuration", "renewDeadline", "retryPeriod"];

/** Seconds of all three. */
export type Timings = Readonly<Record<Timing, number>>;

/** A timing as somebody wrote it. */
export interface TimingSetting {
  readonly timing: Timing;
  /** The flag, variable or key as written. */
  readonly name: string;
  readonly text: string | undefined;
  /** Undefined when the value is computed or cannot be read. */
  readonly seconds: number | undefined;
  /** True for a value that the program is known to refuse: a number without a unit where Go wants a duration. */
  readonly malformed: boolean;
  /** Place of the value. */
  readonly origin: Origin;
  /** False when it exists only perhaps (a conditional part of a template). */
  readonly certain: boolean;
  /** Edits that write another value in the same form; undefined where other timings follow from this one. */
  replace(seconds: number): readonly TextEdit[] | undefined;
}

/**
 * - `set`: written, perhaps with a value that cannot be told.
 * - `default`: known not to be written, so the product's default applies.
 * - `unknown`: something out of view may set it.
 */
export type TimingState =
  | { readonly state: "set"; readonly setting: TimingSetting }
  | { readonly state: "default" }
  | { readonly state: "unknown" };

export type TimingStates = Readonly<Record<Timing, TimingState>>;

/** The kind of object that holds the lock, as written. */
export interface LockSetting {
  readonly name: string;
  readonly text: string;
  readonly origin: Origin;
  readonly certain: boolean;
  replace(kind: string): readonly TextEdit[] | undefined;
}

/** One leader election as it is configured in one place. */
export interface Election extends TimingStates {
  readonly product: Product;
  /** Undefined when the program's own default decides and is not known. */
  readonly enabled: boolean | undefined;
  /** Place of what switches it on, if that is written. */
  readonly switchedOn: Origin | undefined;
  /** Name of the switch, or of the first timing. */
  readonly name: string;
  readonly lock: LockSetting | undefined;
  /** Pods that compete; undefined when nothing in view tells. */
  readonly candidates: number | undefined;
  readonly workload: Resource | undefined;
  readonly resource: ResourceName | undefined;
  /** Version of the program's image, if it can be told. */
  readonly tag: string | undefined;
  /** Tells several of one subject apart. */
  readonly key: string;
}

/** Settings that are written, in the order of {@link timings}. */
export function writtenTimings(states: TimingStates): readonly TimingSetting[] {
  return timings.flatMap((timing) => {
    const state = states[timing];
    return state.state === "set" ? [state.setting] : [];
  });
}

/** Seconds that certainly apply; undefined when they cannot be told. */
export function secondsOfTiming(election: TimingStates & { readonly product: Product }, timing: Timing) {
  const state = election[timing];
  if (state.state === "set") return state.setting.certain ? state.setting.seconds : undefined;
  return state.state === "default" ? election.product.defaults?.[timing] : undefined;
}

/** All three, or undefined as soon as one cannot be told. */
export function timingsOf(election: TimingStates & { readonly product: Product }): Timings | undefined {
  const leaseDuration = secondsOfTiming(election, "leaseDuration");
  const renewDeadline = secondsOfTiming(election, "renewDeadline");
  const retryPeriod = secondsOfTiming(election, "retryPeriod");
  if (leaseDuration === undefined || renewDeadline === undefined || retryPeriod === undefined) return undefined;
  return { leaseDuration, renewDeadline, retryPeriod };
}

const unknown: TimingState = { state: "unknown" };
export const unknownTimings: TimingStates = { leaseDuration: unknown, renewDeadline: unknown, retryPeriod: unknown };
