import type { ChartIdentity, Resource } from "../../contract/resource.ts";
import type { MapNode } from "../../contract/tree.ts";
import { folderOf } from "../../text/paths.ts";
import { mapAt, textAt } from "../../yaml/read.ts";
import { chartIdentity } from "./release-values.ts";

/** A HelmRepository or an OCIRepository. https://fluxcd.io/flux/components/source/ocirepositories/ */
interface FluxSource {
  readonly folder: string;
  readonly kind: string;
  readonly namespace: string | undefined;
  readonly name: string | undefined;
  readonly url: string | undefined;
  /** Of an OCIRepository: the tag, or the range that the tag is chosen from. */
  readonly version: string | undefined;
}

/** Where HelmReleases take their charts from. */
export class FluxSources {
  readonly all: readonly FluxSource[];
  readonly #byName = new Map<string, FluxSource[]>();

  constructor(resources: readonly Resource[]) {
    this.all = resources
      .filter(({ apiVersion }) => apiVersion.startsWith("source.toolkit.fluxcd.io/"))
      .map(({ document, kind, namespace, name, root }) => ({
        folder: folderOf(document.file),
        kind,
        namespace,
        name,
        url: textAt(root, "spec", "url"),
        version: textAt(root, "spec", "ref", "tag") ?? textAt(root, "spec", "ref", "semver"),
      }));
    for (const source of this.all) {
      const key = `${source.kind}/${source.name}`;
      this.#byName.set(key, [...(this.#byName.get(key) ?? []), source]);
    }
  }

  /** The chart of a HelmRelease: by name and version, or by reference to the artifact that holds it. */
  chartOf(release: Resource): ChartIdentity | undefined {
    const spec = mapAt(release.root, "spec");
    const chart = mapAt(spec, "chart", "spec");
    if (chart === undefined) return this.artifactOf(release);
    const reference = mapAt(chart, "sourceRef");
    // The chart of a path has no repository, and its name stands in its own file.
    if (textAt(reference, "kind") === "GitRepository") return undefined;
    const { url } = this.#find(release, reference);
    return chartIdentity(textAt(chart, "chart"), textAt(chart, "version"), url);
  }

  /** The chart that `chartRef` names. https://fluxcd.io/flux/components/helm/helmreleases/#chart-reference */
  artifactOf(release: Resource): ChartIdentity | undefined {
    const reference = mapAt(release.root, "spec", "chartRef");
    if (textAt(reference, "kind") !== "OCIRepository") return undefined;
    const { url, version } = this.#find(release, reference);
    return chartIdentity(url, version, url);
  }

  /** What the sources of that name agree on; one in the release's own folder is meant before others. */
  #find(release: Resource, reference: MapNode | undefined): Pick<Partial<FluxSource>, "url" | "version"> {
    const kind = textAt(reference, "kind");
    const name = textAt(reference, "name");
    const namespace = textAt(reference, "namespace") ?? release.namespace;
    if (kind === undefined || name === undefined) return {};
    const named = (this.#byName.get(`${kind}/${name}`) ?? []).filter(
      (source) => namespace === undefined || source.namespace === undefined || source.namespace === namespace,
    );
    const beside = named.filter(({ folder }) => folder === folderOf(release.document.file));
    const [first, ...others] = beside.length > 0 ? beside : named;
    if (first === undefined || others.some(({ url }) => url !== first.url)) return {};
    const isSame = others.every(({ version }) => version === first.version);
    return { url: first.url, version: isSame ? first.version : undefined };
  }
}
