/** Kinds whose objects carry values of charts. */
export const valuesCarriers = ["Application", "ApplicationSet", "HelmRelease", "HelmChart", "HelmChartConfig"];

export function carriesValues(kinds: ReadonlySet<string>): boolean {
  return valuesCarriers.some((kind) => kinds.has(kind));
}
