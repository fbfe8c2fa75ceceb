import type { IndexView } from "../../../contract/index-view.ts";
import { itemsAt, textAt } from "../../../yaml/read.ts";
import { parseImage } from "../../image.ts";

/**
 * Whether a kustomization in view gives the image another name, tag or digest: then the one in the manifest tells no
 * version. https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/images/
 */
export function isRetagged(image: string, index: IndexView): boolean {
  const repository = parseImage(image)?.repository;
  return index
    .resources("Kustomization")
    .filter(({ apiVersion }) => apiVersion.startsWith("kustomize.config.k8s.io/"))
    .flatMap(({ root }) => itemsAt(root, "images"))
    .some(
      (item) =>
        textAt(item, "name") === repository &&
        (textAt(item, "newTag") ?? textAt(item, "digest") ?? textAt(item, "newName")) !== undefined,
    );
}
