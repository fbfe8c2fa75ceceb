import { intersects, subset } from "semver";
import type { IndexView } from "../../../contract/index-view.ts";
import type { ValuesTree } from "../../../contract/resource.ts";
import { trimEndOf } from "../../../text/trim-end.ts";
import type { Client, ClientChart, Image } from "../../generated/client.ts";
import type { ValuesPlaces } from "../places/values-places.ts";
import type { Truth } from "../truth.ts";
import { matchImage } from "./match-container.ts";
import { repositoryOf } from "./release.ts";
import { type VersionRange, versionOfRange, versionOfTag } from "./version.ts";

/** The catalogue's chart that values are for, by its name. Whether it is the one of that repository is another question. */
export function chartNamed(client: Client, values: ValuesTree): ClientChart | undefined {
  const name = values.chart?.name;
  return client.match.charts?.find((chart) => chart.name === name || chart.aliases?.includes(name ?? ""));
}

/**
 * Whether values are for this very chart. A repository that is told decides; a chart in the workspace and a release whose
 * repository is out of view must show it by the image or a setting that only this chart has.
 */
export function isSameChart(client: Client, places: ValuesPlaces, values: ValuesTree, index: IndexView): boolean {
  const { chart } = places;
  const repository = repositoryOf(values, index);
  if (repository !== undefined) {
    const addresses = [...chart.repositories, `${mirror}/${chart.name}`];
    return addresses.some((known) => isSameAddress(known, repository, chart.name));
  }
  const image = imageOf(client, places);
  if (image !== undefined) return !hasOtherCharts.test(image.repository);
  if (keepsImage(client, places) === false) return false;
  const paths = Object.values(client.settings).flatMap(({ at }) =>
    at.flatMap((location) => (location.in === "values" && location.chart === chart.name ? [location.path] : [])),
  );
  return paths.filter((path) => places.holds(path) === true).length >= (values.local === undefined ? 1 : 2);
}

/** Publishes charts of others unchanged. https://github.com/home-operations/charts-mirror */
const mirror = "oci://ghcr.io/home-operations/charts-mirror";

function isSameAddress(known: string, written: string, name: string): boolean {
  const [a, b] = [known, written].map((address) => trimEndOf(address.replace(/^\w+:\/\//, ""), "/").toLowerCase());
  return a === b || a === `${b}/${name}`;
}

/** Bitnami's images come with charts of its own, which have the same names and other values. https://github.com/bitnami/charts */
const hasOtherCharts = /^bitnami\//;

/** The image that the values name, if it is one of the client's. Charts that take the registry from elsewhere leave it out. */
export function imageOf(client: Client, places: ValuesPlaces): Image | undefined {
  const path = places.chart.imageRepository;
  const repository = path && places.scalar(path).scalar?.text;
  return repository === undefined || repository === "" ? undefined : matchImage(client, repository)?.image;
}

/** Whether the values keep the image of this client; false for an image of somebody else. */
export function keepsImage(client: Client, places: ValuesPlaces): Truth {
  const path = places.chart.imageRepository;
  if (path === undefined) return true;
  const { scalar, known } = places.scalar(path);
  if (scalar === undefined) return known || undefined;
  return scalar.text === "" || scalar.value === null || matchImage(client, scalar.text) !== undefined;
}

/** Version of the program: the tag in the values, else the chart's appVersion, else what that chart version installs. */
export function programVersion(places: ValuesPlaces, values: ValuesTree): VersionRange | undefined {
  const { imageTag, defaultVersions = [] } = places.chart;
  if (imageTag !== undefined) {
    const { scalar, known } = places.scalar(imageTag);
    if (scalar !== undefined && scalar.value !== null && scalar.text !== "") return versionOfTag(scalar.text);
    if (scalar === undefined && !known) return undefined;
  }
  const own = versionOfTag(values.chart?.appVersion);
  if (own !== undefined) return own;
  const { chartVersion } = places;
  if (chartVersion === undefined) return undefined;
  const possible = defaultVersions.filter(({ chart }) => intersects(chart, chartVersion.range));
  const covered = possible.some(({ chart }) => subset(chartVersion.range, chart));
  if (possible.length !== 1 || !covered) return undefined;
  return versionOfRange(possible[0]?.client);
}
