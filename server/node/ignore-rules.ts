import { dirname, join, relative, sep } from "node:path";
import ignore, { type Ignore } from "ignore";
import { ignoreFileNames } from "./ignore-names.ts";
import { readIfThere } from "./read-text.ts";
import { gitTop } from "./root.ts";

const neverEntered = new Set([".git", ".hg", ".svn", "node_modules"]);

interface Layer {
  /** Folder of the ignore file relative to the root, ending in `/`; empty for the root and what is above it. */
  readonly prefix: string;
  /** What to put before a path: the root's own place below an ignore file above it. */
  readonly above: string;
  readonly rules: Ignore;
}

/** The ignore files from the git top level down to one folder; a deeper one wins, as in git. */
export class IgnoreRules {
  readonly #layers: readonly Layer[];

  private constructor(layers: readonly Layer[]) {
    this.#layers = layers;
  }

  /** For the root folder, with the ignore files of the repository that it lies in. */
  static forRoot(root: string): IgnoreRules {
    const layers: Layer[] = [];
    const top = gitTop(root) ?? root;
    for (let folder = root; ; folder = dirname(folder)) {
      const above = relative(folder, root)
        .split(sep)
        .filter(Boolean)
        .map((part) => `${part}/`);
      layers.unshift(...layersOf(folder, "", above.join("")));
      if (folder === top || dirname(folder) === folder) break;
    }
    return new IgnoreRules(layers);
  }

  /** For a folder below; `names` are its entries, so that folders without ignore files cost nothing. */
  enter(root: string, folder: string, names: readonly string[]): IgnoreRules {
    if (folder === "" || !ignoreFileNames.some((name) => names.includes(name))) return this;
    return new IgnoreRules([...this.#layers, ...layersOf(join(root, folder), `${folder}/`, "")]);
  }

  /** @param path relative to the root; a folder's ends in `/` */
  ignores(path: string): boolean {
    if (path.endsWith("/") && neverEntered.has(path.split("/").at(-2) ?? "")) return true;
    for (let i = this.#layers.length - 1; i >= 0; i--) {
      const layer = this.#layers[i];
      if (layer === undefined || !path.startsWith(layer.prefix)) continue;
      const verdict = layer.rules.test(layer.above + path.slice(layer.prefix.length));
      if (verdict.ignored) return true;
      if (verdict.unignored) return false;
    }
    return false;
  }
}

/** Answers for single paths: the rules of each folder are read once. */
export class IgnoreTree {
  /** Undefined: the folder itself is ignored. */
  readonly #folders = new Map<string, IgnoreRules | undefined>();

  constructor(readonly root: string) {
    this.#folders.set("", IgnoreRules.forRoot(root));
  }

  /** @param path relative to the root; a folder's may end in `/` */
  ignores(path: string): boolean {
    const rules = this.rules(parentOf(path));
    return rules === undefined || rules.ignores(path);
  }

  /** The rules for what stands in a folder; undefined when the folder is ignored. */
  rules(folder: string): IgnoreRules | undefined {
    if (this.#folders.has(folder)) return this.#folders.get(folder);
    const outer = this.rules(parentOf(folder));
    const own =
      outer === undefined || outer.ignores(`${folder}/`) ? undefined : outer.enter(this.root, folder, ignoreFileNames);
    this.#folders.set(folder, own);
    return own;
  }
}

function parentOf(path: string): string {
  return path.split("/").filter(Boolean).slice(0, -1).join("/");
}

function layersOf(folder: string, prefix: string, above: string): Layer[] {
  return ignoreFileNames.flatMap((name) => {
    // Git too takes an ignore file that it cannot read for none.
    const text = readIfThere(folder, name);
    return text === undefined ? [] : [{ prefix, above, rules: ignore({ allowRelativePaths: false }).add(text) }];
  });
}
