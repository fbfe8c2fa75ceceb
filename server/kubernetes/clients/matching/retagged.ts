import type { IndexView } from "../../../contract/index-view.ts";
import { itemsAt, textAt } from "../../../yaml/read.ts";
import { parseImage } from "../../image.ts";

/**
 * Whether a kustomization in view gives the image another name, tag or digest: then the one in the manifest tells no
 * version. https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/images/
 */
export function isRetagged(image: string, index: IndexView): boolean {
  const repository = parseImage(image)?.repository;
  return repository !== undefined && retaggedIn(index).has(repository);
}

function retaggedIn(index: IndexView): ReadonlySet<string> {
  const kustomizations = index.resources("Kustomization");
  return index.kept(kustomizations, "retagged images", () => {
    const items = kustomizations
      .filter(({ apiVersion }) => apiVersion.startsWith("kustomize.config.k8s.io/"))
      .flatMap(({ root }) => itemsAt(root, "images"))
      .filter((item) => (textAt(item, "newTag") ?? textAt(item, "digest") ?? textAt(item, "newName")) !== undefined);
    return new Set(items.flatMap((item) => textAt(item, "name") ?? []));
  });
}
