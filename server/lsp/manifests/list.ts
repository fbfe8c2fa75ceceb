import { type DocumentParams, type ManifestEntry, manifestsRequest } from "../../contract/protocol.ts";
import type { Located } from "../roots/roots.ts";
import type { Server } from "../server.ts";
import { manifestUri } from "./manifest-uri.ts";
import { valuesOf } from "./shown-manifest.ts";

/** `planelint/manifests`: how the chart that a file belongs to can be shown rendered; of a template, what that prints. */
export function answerManifests({ connection, roots }: Server): void {
  connection.onRequest(manifestsRequest, async ({ uri }: DocumentParams): Promise<ManifestEntry[]> => {
    let located = roots.owner(uri);
    await located?.root.lint();
    // Once a folder is read, a root below it may have taken the file over.
    if (roots.owner(uri)?.root !== located?.root) {
      located = roots.owner(uri);
      await located?.root.lint();
    }
    return located === undefined ? [] : entriesOf(located);
  });
}

function entriesOf({ root, path }: Located): ManifestEntry[] {
  const found = root.rendering.plansFor(path);
  if (found === undefined || root.folderUri === undefined) return [];
  const { chart, plans } = found;
  const [first] = plans;
  // A library renders nothing by itself, whatever the values.
  if (first === undefined || root.rendering.renderOf(chart, first) === undefined) return [];
  const template = printsItself(path) ? path : undefined;
  const name = template === undefined ? chart.name : (template.split("/").at(-1) ?? template).replace(/\.ya?ml$/, "");
  // Of the renders that take this very values file, when there are any.
  const taking = plans.filter(({ valuesFiles }) => valuesFiles.includes(path));
  return (taking.length > 0 ? taking : plans).map((plan): ManifestEntry => {
    const target = { root: root.folderUri ?? "", chart: chart.folder, template, render: plan.name };
    const uri = manifestUri(target, `${name} (${plan.name ?? "rendered"})`);
    return { uri, title: plan.name ?? "The chart's own values", detail: valuesOf(plan) };
  });
}

/** Helpers only define, and notes are no manifest. */
function printsItself(path: string): boolean {
  return /(?:^|\/)templates\/(?:.*\/)?[^_/][^/]*\.ya?ml$/.test(path);
}
