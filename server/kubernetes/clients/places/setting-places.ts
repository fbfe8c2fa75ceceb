import type { Location } from "../../generated/client.ts";
import type { Truth } from "../truth.ts";
import type { Child } from "./layers.ts";
import type { PathStep } from "./path-search.ts";
import type { Look, Spot } from "./spot.ts";

/** Where the search for one location starts. */
export interface Root {
  readonly start: Child;
  readonly steps: readonly PathStep[];
  /** Keys and texts of this format have no case. */
  readonly caseless: boolean;
}

/** Where a setting can stand that is written in a tree. */
export interface Roots {
  readonly roots: readonly Root[];
  /** True when it could also stand somewhere out of view. */
  readonly hidden: boolean;
  /** Pointed at where nothing of the path exists. */
  readonly missing: Spot | undefined;
}

/** The places that one subject (a container of a workload, or values of a chart) has for settings. */
export interface SettingPlaces {
  readonly subject: "workload" | "values";
  /** Pointed at where nothing nearer exists: the image, or what makes the chart run on every node. */
  readonly anchor: Spot;
  /** Trees that hold the location; undefined when this subject has no such place, or it is no tree. */
  rootsOf(location: Location): Roots | undefined;
  /** A flag or a variable; undefined when this subject has no such place. */
  lookAside(location: Location): Look | undefined;
  /** Whether this subject's chart reads the location. */
  reads(location: Location): Truth;
  /** Whether something stands at a path of the chart's values. */
  holds(path: readonly PathStep[]): Truth;
  /** Whether the container's environment has a variable of this name. */
  definesVariable(name: string): Truth;
}
