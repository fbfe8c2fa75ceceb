import type { IndexView } from "../../contract/index-view.ts";
import type { Resource } from "../../contract/resource.ts";
import { folderOf } from "../../text/paths.ts";
import { itemsAt, textAt } from "../../yaml/read.ts";
import { type Change, changesOf } from "./changes.ts";
import { pathFrom } from "./paths.ts";

/** A kustomization or a component. */
interface Layer {
  readonly folder: string;
  readonly components: readonly string[];
  readonly changes: readonly Change[];
}

interface Layers {
  readonly byFolder: ReadonlyMap<string, Layer>;
  /** By file or folder: who takes it in. */
  readonly users: ReadonlyMap<string, readonly Layer[]>;
}

/** What the kustomizations that take a file in change, and their components; those around them, too. */
export function changesOver(file: string, index: IndexView): readonly Change[] {
  const { byFolder, users } = layersIn(index);
  const layers = new Set<Layer>();
  const addComponents = (layer: Layer): void => {
    if (layers.has(layer)) return;
    layers.add(layer);
    for (const folder of layer.components) {
      const component = byFolder.get(folder);
      if (component !== undefined) addComponents(component);
    }
  };
  const seen = new Set<string>();
  const climb = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const user of users.get(path) ?? []) {
      addComponents(user);
      climb(user.folder);
    }
  };
  climb(file);
  return [...layers].flatMap(({ changes }) => changes);
}

function layersIn(index: IndexView): Layers {
  const kustomizations = index.resources("Kustomization");
  return index.kept(kustomizations, "kustomize layers", () => {
    const found = [...kustomizations, ...index.resources("Component")].filter(isKustomize);
    const byFolder = new Map<string, Layer>();
    const users = new Map<string, Layer[]>();
    for (const { document, root } of found) {
      const folder = folderOf(document.file);
      const paths = (key: string) =>
        itemsAt(root, key).flatMap((item) => {
          const path = pathFrom(folder, textAt(item));
          return path === undefined ? [] : [path];
        });
      const layer = { folder, components: paths("components"), changes: changesOf(root, folder) };
      byFolder.set(folder, layer);
      for (const path of [...paths("resources"), ...paths("bases"), ...layer.components])
        users.set(path, [...(users.get(path) ?? []), layer]);
    }
    return { byFolder, users };
  });
}

function isKustomize({ apiVersion }: Resource): boolean {
  return apiVersion.startsWith("kustomize.config.k8s.io/");
}
