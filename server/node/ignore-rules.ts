import { join, relative, sep } from "node:path";
import { type IgnoreFile, ignoreFile } from "../text/gitignore.ts";
import { ignoreFileNames } from "./ignore-names.ts";
import { readIfThere } from "./read-text.ts";
import { gitTop } from "./root.ts";

const neverEntered = new Set([".git", ".hg", ".svn", "node_modules"]);

interface Layer {
  /** Folder of the ignore file relative to the git top level, ending in `/`; empty for the top level itself. */
  readonly prefix: string;
  readonly verdict: IgnoreFile;
}

/** The ignore files from the git top level down to one folder; a deeper one wins, as in git. */
export class IgnoreRules {
  /**
   * @param base the root as seen from the git top level, ending in `/`; empty where it is the top level
   * @param all whether the root itself is ignored, and so all below it
   */
  private constructor(
    private readonly base: string,
    private readonly all: boolean,
    private readonly layers: readonly Layer[],
  ) {}

  /** For the root folder, with the ignore files of the repository that it lies in. */
  static forRoot(root: string): IgnoreRules {
    const top = gitTop(root) ?? root;
    let rules = new IgnoreRules("", false, layersOf(top, ""));
    for (const step of relative(top, root).split(sep).filter(Boolean)) {
      const base = `${rules.base}${step}/`;
      const all = rules.all || rules.says(base);
      rules = new IgnoreRules(base, all, [...rules.layers, ...layersOf(join(top, base), base)]);
    }
    return rules;
  }

  /** For a folder below; `names` are its entries, so that folders without ignore files cost nothing. */
  enter(root: string, folder: string, names: readonly string[]): IgnoreRules {
    if (folder === "" || !ignoreFileNames.some((name) => names.includes(name))) return this;
    const layers = layersOf(join(root, folder), `${this.base}${folder}/`);
    return new IgnoreRules(this.base, this.all, [...this.layers, ...layers]);
  }

  /** @param path relative to the root, in a folder that is not ignored itself; a folder's ends in `/` */
  ignores(path: string): boolean {
    if (path.endsWith("/") && neverEntered.has(path.split("/").at(-2) ?? "")) return true;
    return this.all || this.says(this.base + path);
  }

  /** @param path relative to the git top level */
  private says(path: string): boolean {
    for (let i = this.layers.length - 1; i >= 0; i--) {
      const layer = this.layers[i];
      if (layer === undefined || !path.startsWith(layer.prefix)) continue;
      const verdict = layer.verdict(path.slice(layer.prefix.length));
      if (verdict !== undefined) return verdict;
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

function layersOf(folder: string, prefix: string): Layer[] {
  return ignoreFileNames.flatMap((name) => {
    // Git too takes an ignore file that it cannot read for none.
    const text = readIfThere(folder, name);
    return text === undefined ? [] : [{ prefix, verdict: ignoreFile(text) }];
  });
}
