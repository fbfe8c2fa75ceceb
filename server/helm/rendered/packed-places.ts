import type { TextRange } from "../../contract/place.ts";
import type { LoadedChart } from "../chart/load-chart.ts";
import { declarationOf } from "../render/dependencies.ts";

/** The line that stands for what nobody can edit: of files in a packed chart, where the chart around names it. */
export type PackedPlaces = (file: string) => { readonly file: string; readonly range: TextRange } | undefined;

export const nothingPacked: PackedPlaces = () => undefined;

export function packedPlaces(chart: LoadedChart): PackedPlaces {
  const archives = [...archivesIn(chart)];
  if (archives.length === 0) return nothingPacked;
  return (file) => archives.find(({ folder }) => file.startsWith(`${folder}/`))?.place;
}

function* archivesIn(chart: LoadedChart): Iterable<{
  readonly folder: string;
  readonly place: { readonly file: string; readonly range: TextRange };
}> {
  for (const part of chart.dependencies) {
    if (part.isPacked) yield { folder: part.folder, place: declarationOf(chart, part.metadata.name) };
    else yield* archivesIn(part);
  }
}
