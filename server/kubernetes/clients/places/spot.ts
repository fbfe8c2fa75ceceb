import type { TextEdit } from "../../../contract/fix.ts";
import type { Origin, Place } from "../../../contract/place.ts";
import type { ScalarNode } from "../../../contract/tree.ts";
import type { Location, SettingEdit } from "../../generated/client.ts";

/** A place where a setting stands, or would stand: what a finding points at and an edit changes. */
export interface Spot {
  readonly kind: Location["in"];
  /** Of grade `parent` when the setting is missing. */
  readonly place: Place;
  /** Tells spots of one subject apart, for fingerprints. */
  readonly key: string;
  /** Edits that give the setting this value; empty when it has it already, undefined when that cannot be written here. */
  write(edit: SettingEdit): readonly TextEdit[] | undefined;
}

/** One value found at a spot. */
export interface FoundValue {
  readonly spot: Spot;
  /** Undefined where something else than a scalar stands. */
  readonly scalar: Pick<ScalarNode, "text" | "value"> | undefined;
}

/** What a look at one location of a setting gave. */
export interface Look {
  readonly values: readonly FoundValue[];
  /** True when the place could be read as a whole: then nothing else stands there. */
  readonly known: boolean;
  /** Where it would have to be written. */
  readonly missing: Spot | undefined;
}

export function asParent(origin: Origin): Place {
  return origin.place.grade === "exact" ? { ...origin.place, grade: "parent" } : origin.place;
}
