import { manifestScheme } from "../../contract/protocol.ts";

/** What a manifest document shows. */
export interface ManifestTarget {
  /** URI of the root's folder. */
  readonly root: string;
  /** Folder of the chart, relative to the root. */
  readonly chart: string;
  /** The one template that is shown; undefined for all of them. */
  readonly template: string | undefined;
  /** Name of the render; undefined for the chart's own values. */
  readonly render: string | undefined;
}

export function isManifestUri(uri: string): boolean {
  return uri.startsWith(`${manifestScheme}:`);
}

/**
 * URI of a manifest document. Its path is for people and ends in `.yaml`, outside of any `templates` folder: editors that
 * tell Helm templates by their path must not take it for one.
 */
export function manifestUri(target: ManifestTarget, title: string): string {
  const { root, chart, template, render } = target;
  const name = title.replaceAll(/[/\\]/g, "-");
  const query = JSON.stringify([root, chart, template ?? null, render ?? null]);
  return `${manifestScheme}:/${encodeURIComponent(name)}.yaml?${encodeURIComponent(query)}`;
}

/** Undefined for what {@link manifestUri} did not make. */
export function manifestTarget(uri: string): ManifestTarget | undefined {
  const query = isManifestUri(uri) ? /\?([^#]*)/.exec(uri)?.[1] : undefined;
  if (query === undefined) return undefined;
  try {
    const parts: unknown = JSON.parse(decodeURIComponent(query));
    if (!Array.isArray(parts)) return undefined;
    const [root, chart, template, render] = parts.map((part: unknown) => (typeof part === "string" ? part : undefined));
    return root === undefined || chart === undefined ? undefined : { root, chart, template, render };
  } catch {
    return undefined;
  }
}

/** The same for all ways in which clients write the URI of one target. */
export function targetKey({ root, chart, template, render }: ManifestTarget): string {
  return JSON.stringify([root, chart, template ?? null, render ?? null]);
}
