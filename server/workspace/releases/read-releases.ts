import type { Resource } from "../../contract/resource.ts";
import type { DocumentRecord, FileRecord } from "../file-record.ts";
import type { KustomizeView } from "../structure/kustomizations.ts";
import { resourcesOf } from "../subjects/resources.ts";
import { argoReleases } from "./argo.ts";
import { fluxReleases } from "./flux.ts";
import { FluxSources } from "./flux-sources.ts";
import { helmfileReleases, isHelmfile } from "./helmfile.ts";
import { generatedConfigMaps, kustomizeReleases } from "./kustomize.ts";
import { Releases } from "./releases.ts";

/** Kinds that tell which chart some file's values are for, each with what its text holds when it does. */
const carriers: ReadonlyMap<string, RegExp> = new Map([
  ["Application", /valueFiles/],
  ["ApplicationSet", /valueFiles/],
  ["HelmRelease", /values(?:From|Files)/],
  ["HelmRepository", /url/],
  ["OCIRepository", /url/],
]);

/** Whether an edit of the file can change what {@link readReleases} gives; kustomizations change the structure anyway. */
export function tellsReleases(file: FileRecord | undefined): boolean {
  if (file?.kind !== "manifest") return false;
  return isHelmfile(file.path) || file.records.some(isCarrier);
}

/** Everything in view that releases say of values which stand elsewhere. */
export function readReleases(files: ReadonlyMap<string, FileRecord>, kustomize: KustomizeView): Releases {
  const all = [...files.values()];
  const resources = all.flatMap((file) => carriersIn(file, kustomize));
  const kustomizations = all.flatMap((file) => (file.kind === "kustomization" ? file.documents.slice(0, 1) : []));
  const sources = new FluxSources(resources);
  const generated = kustomizations.flatMap(generatedConfigMaps);
  const taken = [
    ...resources.flatMap(argoReleases),
    ...resources.flatMap((resource) =>
      resource.kind === "HelmRelease" ? fluxReleases(resource, { sources, generated }) : [],
    ),
    ...all.flatMap((file) =>
      file.kind === "manifest" && isHelmfile(file.path) ? helmfileReleases(file.documents) : [],
    ),
    ...kustomizations.flatMap(kustomizeReleases),
  ];
  return new Releases(taken, sources);
}

function carriersIn(file: FileRecord, kustomize: KustomizeView): readonly Resource[] {
  if (file.kind !== "manifest" || !file.records.some(isCarrier) || kustomize.isPatch(file.path)) return [];
  const placement = kustomize.placementOf(file.path);
  return file.records
    .filter(isCarrier)
    .flatMap(({ document }) => resourcesOf(document, { role: "manifest", chart: undefined, placement }));
}

function isCarrier({ kinds, document }: DocumentRecord): boolean {
  for (const kind of kinds) if (carriers.get(kind)?.test(document.text) === true) return true;
  return false;
}
