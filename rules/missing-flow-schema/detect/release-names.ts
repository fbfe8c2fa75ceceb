/** The name that charts are rendered with where no release is known. server/helm/render/objects.ts */
const standIn = "release";

/**
 * What a name that was rendered without a known release may be in a cluster: another release's name takes the place of the
 * stand-in, and one that holds the chart's name may be the whole of it, as `helm create` makes full names.
 */
export function looksLike(rendered: string, chartName: string | undefined): RegExp {
  const pattern = rendered.split(standIn).map(escaped).join(".*");
  const byChart = chartName === undefined ? "" : `|${escaped(chartName)}`;
  return new RegExp(`^${pattern}$${byChart}`);
}

/** The same for charts that are out of view: names with the chart's in them, and those that the catalogue knows. */
export function looksLikeChart(chartName: string, usual: readonly string[]): RegExp {
  return new RegExp([chartName, ...usual.filter((name) => !name.includes("{"))].map(escaped).join("|"));
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
