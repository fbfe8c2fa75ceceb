import type { TreeNode } from "../../contract/tree.ts";
import { pathFrom } from "../../kubernetes/kustomize/paths.ts";
import { folderOf } from "../../text/paths.ts";
import { itemsAt, textAt } from "../../yaml/read.ts";

/** What kustomizations do to the objects of a file. */
export interface Placement {
  readonly namespace?: string;
  readonly namePrefix?: string;
  readonly nameSuffix?: string;
}

/** A name as kustomizations make it. */
export function placedName(written: string, placement: Placement | undefined): string {
  return `${placement?.namePrefix ?? ""}${written}${placement?.nameSuffix ?? ""}`;
}

/** A kustomization as far as it matters here; paths are resolved against the root. */
export interface Kustomization extends Placement {
  readonly folder: string;
  /** Files and folders that it takes objects from. */
  readonly resources: readonly string[];
  /** Fragments: patches and what components patch. */
  readonly patches: readonly string[];
}

/** Reads kustomization.yaml. https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/ */
export function readKustomization(file: string, root: TreeNode): Kustomization {
  const folder = folderOf(file);
  const paths = (key: string) => itemsAt(root, key).flatMap((item) => resolved(folder, textAt(item)));
  const patchFiles = itemsAt(root, "patches").flatMap((item) => resolved(folder, textAt(item, "path")));
  const json = itemsAt(root, "patchesJson6902").flatMap((item) => resolved(folder, textAt(item, "path")));
  const optional = (key: "namespace" | "namePrefix" | "nameSuffix") => {
    const value = textAt(root, key);
    return value === undefined ? {} : { [key]: value };
  };
  return {
    folder,
    resources: [...paths("resources"), ...paths("bases"), ...paths("components")],
    patches: [...patchFiles, ...json, ...paths("patchesStrategicMerge")],
    ...optional("namespace"),
    ...optional("namePrefix"),
    ...optional("nameSuffix"),
  };
}

/** Remote resources and paths that leave the root are passed over. */
function resolved(folder: string, path: string | undefined): string[] {
  const joined = pathFrom(folder, path);
  return joined === undefined ? [] : [joined];
}

/** Joins kustomizations: which files are fragments, and how each file's objects are placed. */
export class KustomizeView {
  readonly #patches: ReadonlySet<string>;
  readonly #users = new Map<string, Kustomization[]>();

  constructor(kustomizations: readonly Kustomization[]) {
    this.#patches = new Set(kustomizations.flatMap((item) => item.patches));
    for (const item of kustomizations) {
      for (const path of item.resources) this.#users.set(path, [...(this.#users.get(path) ?? []), item]);
    }
  }

  isPatch(file: string): boolean {
    return this.#patches.has(file);
  }

  /**
   * Placement of a file's objects: the outermost namespace wins, prefixes add up. Undefined without a kustomization, and
   * when several overlays place it differently: then nothing can be said.
   */
  placementOf(file: string): Placement | undefined {
    if (!this.#users.has(file)) return undefined;
    const placements = this.#chains(file, new Set());
    const [first] = placements;
    const same = placements.every((placement) => JSON.stringify(placement) === JSON.stringify(first));
    return same ? first : undefined;
  }

  #chains(path: string, seen: ReadonlySet<string>): Placement[] {
    return (this.#users.get(path) ?? []).flatMap((user) => {
      if (seen.has(user.folder)) return [];
      const own: Placement = pick(user);
      const outer = this.#chains(user.folder, new Set([...seen, user.folder]));
      return outer.length === 0 ? [own] : outer.map((placement) => combined(own, placement));
    });
  }
}

function pick({ namespace, namePrefix, nameSuffix }: Placement): Placement {
  return {
    ...(namespace !== undefined && { namespace }),
    ...(namePrefix !== undefined && { namePrefix }),
    ...(nameSuffix !== undefined && { nameSuffix }),
  };
}

function combined(inner: Placement, outer: Placement): Placement {
  return pick({
    ...inner,
    ...outer,
    ...((inner.namePrefix ?? outer.namePrefix) !== undefined && {
      namePrefix: (outer.namePrefix ?? "") + (inner.namePrefix ?? ""),
    }),
    ...((inner.nameSuffix ?? outer.nameSuffix) !== undefined && {
      nameSuffix: (inner.nameSuffix ?? "") + (outer.nameSuffix ?? ""),
    }),
  });
}
