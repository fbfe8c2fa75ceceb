import type { Place } from "../../contract/place.ts";
import type { ValuesTree } from "../../contract/resource.ts";
import type { Client } from "../generated/client.ts";
import { holds } from "./conditions.ts";
import { evaluate } from "./evaluate.ts";
import { isJudgedInParent, isLeftOut } from "./matching/dependency.ts";
import { chartNamed, imageOf, isSameChart, keepsImage, programVersion } from "./matching/match-chart.ts";
import { takesMoreValues } from "./matching/release.ts";
import { lowerTree, valuesLayers } from "./matching/values-layers.ts";
import { versionOfRange } from "./matching/version.ts";
import { ValuesPlaces } from "./places/values-places.ts";
import type { ClientContext, OpenHazard, SeenClient } from "./seen-client.ts";
import { ClientSettings } from "./settings/client-settings.ts";

/** The clients that values of a known chart run on every node. */
export function seenInValues(values: ValuesTree, context: ClientContext): readonly SeenClient[] {
  return context.catalogue.flatMap((client) => {
    if (chartNamed(client, values) === undefined || isJudgedInParent(values, context.index)) return [];
    const seen = seenIn(client, values, context);
    return seen === undefined ? [] : [withoutInherited(seen, values, context)];
  });
}

function seenIn(client: Client, values: ValuesTree, context: ClientContext): SeenClient | undefined {
  const chart = chartNamed(client, values);
  if (chart === undefined || isLeftOut(values, context.index)) return undefined;
  const open = takesMoreValues(values, context.index);
  const version = versionOfRange(values.chart?.version);
  const places = new ValuesPlaces(chart, version, valuesLayers(values, context.index), open);
  if (!isSameChart(client, places, values, context.index) || keepsImage(client, places) !== true) return undefined;
  const program = programVersion(places, values);
  const settings = new ClientSettings(client, places, program);
  const scope = {
    settings,
    image: imageOf(client, places),
    version: program,
    values: places,
    kubernetes: context.kubernetes,
  };
  if (chart.runsPerNodeWhen !== undefined && holds(chart.runsPerNodeWhen, scope, new Map()) !== true) return undefined;
  const source = { type: "values", values, places } as const;
  return evaluate({ client, version: program, scope, source, anchor: places.anchor.place });
}

/** A hazard that the tree below shows too is that tree's, when it stands in it, or when nothing in this one bears on it. */
function withoutInherited(seen: SeenClient, values: ValuesTree, context: ClientContext): SeenClient {
  const lower = lowerTree(values, context.index);
  const reports = lower !== undefined && !isJudgedInParent(lower, context.index);
  const inherited = reports ? seenIn(seen.client, lower, context) : undefined;
  if (inherited === undefined) return seen;
  const whole = values.root.origin.place;
  const isInherited = ({ hazard, place }: OpenHazard) =>
    inherited.hazards.some(
      (other) => other.hazard.id === hazard.id && (isSamePlace(place, other.place) || isSamePlace(place, whole)),
    );
  return { ...seen, hazards: seen.hazards.filter((open) => !isInherited(open)) };
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.file === other.file && one.range.start === other.range.start;
}
