import { baseName, folderOf } from "../../text/paths.ts";

/** What `init` found in a folder. */
export interface Survey {
  /** Folders with a Chart.yaml, with their values files that are not the default. */
  readonly charts: readonly { readonly folder: string; readonly overlays: readonly string[] }[];
  /** Names for people: `Argo CD`, `Flux`, `Kustomize`. */
  readonly tools: readonly string[];
  /** The Kubernetes version that a cluster's own files name: `1.33`. */
  readonly kubernetes: { readonly version: string; readonly file: string } | undefined;
}

const signs: readonly (readonly [string, RegExp])[] = [
  ["Argo CD", /^[ \t]*apiVersion:[ \t]*["']?argoproj\.io\//m],
  ["Flux", /^[ \t]*apiVersion:[ \t]*["']?(helm|source|kustomize)\.toolkit\.fluxcd\.io\//m],
];

/** kubeadm, Cluster API and kOps (`kubernetesVersion`), Cluster API's objects (`version` below a control plane). */
const versionLine = /^[ \t]*kubernetesVersion:[ \t]*["']?v?(1\.\d{1,2})(\.\d+)?["']?[ \t\r]*$/m;

/** Looks at texts by path; nothing is parsed, so it is quick on a large repository. */
export function survey(texts: ReadonlyMap<string, string>): Survey {
  const charts: { folder: string; overlays: string[] }[] = [];
  const tools = new Set<string>();
  let kubernetes: Survey["kubernetes"];
  for (const [path, text] of texts) {
    const [folder, name] = [folderOf(path), baseName(path)];
    if (name === "Chart.yaml") charts.push({ folder, overlays: [] });
    if (/^kustomization(\.ya?ml)?$/i.test(name)) tools.add("Kustomize");
    for (const [tool, sign] of signs) if (sign.test(text)) tools.add(tool);
    const version = kubernetes === undefined && !path.includes("templates/") ? versionLine.exec(text)?.[1] : undefined;
    if (version !== undefined) kubernetes = { version, file: path };
  }
  for (const path of texts.keys()) {
    const [folder, name] = [folderOf(path), baseName(path)];
    if (/^values[-_.].+\.ya?ml$/.test(name)) charts.find((chart) => chart.folder === folder)?.overlays.push(name);
  }
  return { charts, tools: [...tools].sort(), kubernetes };
}
