import type { KubernetesVersion } from "../../contract/configuration.ts";
import type { IndexView } from "../../contract/index-view.ts";
import type { Place } from "../../contract/place.ts";
import type { Resource, ValuesTree } from "../../contract/resource.ts";
import type { Client, Hazard } from "../generated/client.ts";
import type { PodTemplate } from "../pod-template.ts";
import type { Scope } from "./conditions.ts";
import type { VersionRange } from "./matching/version.ts";
import type { ValuesPlaces } from "./places/values-places.ts";
import type { Binding } from "./settings/client-settings.ts";

/** What an evaluation needs beside the subject. */
export interface ClientContext {
  readonly index: IndexView;
  readonly kubernetes: KubernetesVersion;
  readonly catalogue: readonly Client[];
}

/** A client of the catalogue that runs on every node, seen at a workload or in the values of its chart. */
export interface SeenClient {
  readonly client: Client;
  /** Undefined where nothing tells it. */
  readonly version: VersionRange | undefined;
  readonly source:
    | { readonly type: "workload"; readonly workload: Resource; readonly template: PodTemplate }
    | { readonly type: "values"; readonly values: ValuesTree; readonly places: ValuesPlaces };
  /** The image, or the value that makes the chart run on every node. */
  readonly anchor: Place;
  /** Every hazard that is open for certain. */
  readonly hazards: readonly OpenHazard[];
  /** True when the entry says that nothing of it is open here: no permission of its needs a second look. */
  readonly gentle: boolean;
  readonly scope: Scope;
}

export interface OpenHazard {
  readonly hazard: Hazard;
  readonly seen: Pick<SeenClient, "client" | "version" | "source" | "anchor" | "scope">;
  /** The setting that matters; its nearest parent, in grade `parent`, when it is missing. */
  readonly place: Place;
  /** Tells places of one subject apart, for fingerprints. */
  readonly key: string;
  /** Seconds between two rounds, for what repeats on a timer. */
  readonly every: number | undefined;
  readonly binding: Binding;
}
