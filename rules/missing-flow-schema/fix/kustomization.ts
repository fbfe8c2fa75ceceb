import type { TextEdit } from "../../../server/contract/fix.ts";
import type { IndexView } from "../../../server/contract/index-view.ts";
import { listAt, textAt } from "../../../server/yaml/read.ts";

const names = ["kustomization.yaml", "kustomization.yml", "Kustomization"];

/**
 * The edits that name a new file in the kustomization that names `beside`; none where no kustomization does. Undefined
 * where the list cannot be extended: then the file would never be applied.
 */
export function kustomizationEdits(beside: string, path: string, index: IndexView): readonly TextEdit[] | undefined {
  const folders = beside.split("/").slice(0, -1);
  for (let depth = folders.length; depth >= 0; depth--) {
    const prefix = folders
      .slice(0, depth)
      .map((folder) => `${folder}/`)
      .join("");
    for (const name of names) {
      const list = listAt(index.file(prefix + name)?.documents[0]?.tree.root, "resources");
      const written = list?.items.map((item) => textAt(item)?.replace(/^\.\//, "")) ?? [];
      if (list === undefined || !written.includes(beside.slice(prefix.length))) continue;
      return list.tree.editor.append(list, path.slice(prefix.length));
    }
  }
  return [];
}
