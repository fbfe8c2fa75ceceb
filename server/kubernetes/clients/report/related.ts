import type { Place, RelatedPlace } from "../../../contract/place.ts";
import type { ValuesPlaces } from "../places/values-places.ts";
import type { OpenHazard } from "../seen-client.ts";

/** The image, or the value that puts the program on every node, where the finding itself stands elsewhere. */
export function relatedOf({ place, seen: { source, anchor } }: OpenHazard): readonly RelatedPlace[] {
  const { file, range } = source.type === "workload" ? anchor : (perNodeValue(source.places) ?? place);
  if (file === place.file && range.start === place.range.start) return [];
  const message = source.type === "workload" ? "The image that runs on every node." : "This puts it on every node.";
  return [{ file, range, message }];
}

function perNodeValue(places: ValuesPlaces): Place | undefined {
  const when = places.chart.runsPerNodeWhen;
  return when !== undefined && "values" in when ? places.scalar(when.values).scalar?.origin.place : undefined;
}
