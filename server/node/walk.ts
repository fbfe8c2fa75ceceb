import { type Dirent, existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { isPackedChart } from "../text/chart-paths.ts";
import { type IgnoreRules, IgnoreTree } from "./ignore-rules.ts";
import { linkedFolder, staysInside } from "./read-text.ts";
import { isRelevantName } from "./relevant.ts";
import { declaresRoot } from "./root.ts";
import { configurationNames } from "./says-root.ts";

export interface Listing {
  /** Relative to the root, sorted by name within each folder. */
  readonly files: readonly string[];
  /** What else lies in charts: whatever `.Files` may give to templates, and packed charts. */
  readonly parts: readonly string[];
  /** Links in charts to folders inside the root. */
  readonly links: ReadonlyMap<string, string>;
  readonly unread: readonly { readonly file: string; readonly reason: string }[];
  /** Folders that were left because they are roots of their own, relative to the root. */
  readonly nested: readonly string[];
}

/**
 * The files of a root that can matter. Links to folders are not entered: what they lead to inside the root is found
 * at its own place, and of links in charts it is told where they lead. A link to a file counts if its target lies in the root.
 * @param start folder to begin at, relative to the root; empty for all
 * @param nestedRoots whether folders below that are roots of their own are entered
 */
export function walk(root: string, start = "", nestedRoots: "entered" | "left" = "entered"): Listing {
  return new Walk(root, nestedRoots).from(start);
}

class Walk {
  readonly #files: string[] = [];
  readonly #parts = new Set<string>();
  readonly #links = new Map<string, string>();
  readonly #unread: { file: string; reason: string }[] = [];
  readonly #nested: string[] = [];
  readonly #ignored: IgnoreTree;

  constructor(
    private readonly root: string,
    private readonly nestedRoots: "entered" | "left",
  ) {
    this.#ignored = new IgnoreTree(root);
  }

  from(start: string): Listing {
    const rules = this.#ignored.rules(start);
    if (rules !== undefined) this.#visit(start, rules, this.#isInChart(start));
    for (const target of this.#links.values()) this.#addLinked(target);
    return {
      files: this.#files,
      parts: [...this.#parts],
      links: this.#links,
      unread: this.#unread,
      nested: this.#nested,
    };
  }

  #visit(folder: string, outer: IgnoreRules, outerIsChart: boolean): void {
    const entries = this.#entries(folder);
    const names = entries.map(({ name }) => name);
    if (this.nestedRoots === "left" && folder !== "" && isRoot(this.root, folder, names)) {
      this.#nested.push(folder);
      return;
    }
    const rules = outer.enter(this.root, folder, names);
    const isChart = names.includes("Chart.yaml");
    const isInChart = outerIsChart || isChart;
    for (const entry of entries) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!rules.ignores(`${path}/`)) this.#visit(path, rules, isInChart);
        else if (isChart && entry.name === "charts") this.#addPacked(path);
      } else if (isRelevantName(entry.name) && !rules.ignores(path)) this.#addFile(path, entry);
      else if (isInChart) this.#addPart(path, entry, rules);
    }
  }

  #addFile(path: string, entry: Dirent): void {
    const trouble = troubleWith(this.root, path, entry);
    if (trouble === undefined) this.#files.push(path);
    else if (trouble !== "folder") this.#unread.push({ file: path, reason: trouble });
  }

  #addPart(path: string, entry: Dirent, rules: IgnoreRules): void {
    // What `helm dependency build` packs is seldom committed, and is what Helm reads.
    if (isPackedChart(path) && entry.isFile()) this.#parts.add(path);
    else if (rules.ignores(path)) return;
    else if (entry.isFile()) this.#parts.add(path);
    else if (entry.isSymbolicLink()) {
      const target = linkedFolder(this.root, path);
      if (target !== undefined) this.#links.set(path, target);
      else if (troubleWith(this.root, path, entry) === undefined) this.#parts.add(path);
    }
  }

  #addPacked(charts: string): void {
    for (const entry of this.#entries(charts)) {
      const path = `${charts}/${entry.name}`;
      if (entry.isFile() && isPackedChart(path)) this.#parts.add(path);
    }
  }

  /** What a link in a chart leads to counts as the chart's, wherever it lies. */
  #addLinked(target: string): void {
    const rules = this.#isInChart(target) ? undefined : this.#ignored.rules(target);
    if (rules !== undefined) this.#visitLinked(target, rules);
  }

  #visitLinked(folder: string, outer: IgnoreRules): void {
    const entries = this.#entries(folder);
    const names = entries.map(({ name }) => name);
    // Below here the chart's own visit has been, or will be.
    if (names.includes("Chart.yaml")) return;
    const rules = outer.enter(this.root, folder, names);
    for (const entry of entries) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!rules.ignores(`${path}/`)) this.#visitLinked(path, rules);
      } else if (!isRelevantName(entry.name) && entry.isFile() && !rules.ignores(path)) this.#parts.add(path);
    }
  }

  #isInChart(folder: string): boolean {
    for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/")))) {
      if (existsSync(join(this.root, at, "Chart.yaml"))) return true;
      if (at === "") return false;
    }
  }

  #entries(folder: string): Dirent[] {
    try {
      const entries = readdirSync(join(this.root, folder), { withFileTypes: true });
      return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code !== "ENOENT") {
        const reason = code === "EACCES" ? "permission denied" : String(error);
        this.#unread.push({ file: folder === "" ? "." : folder, reason });
      }
      return [];
    }
  }
}

function isRoot(root: string, folder: string, names: readonly string[]): boolean {
  return configurationNames.some((name) => names.includes(name)) && declaresRoot(join(root, folder));
}

/** `folder` for a link to one, which is not entered. */
function troubleWith(root: string, path: string, entry: Dirent): string | undefined {
  if (entry.isFile()) return undefined;
  if (!entry.isSymbolicLink()) return "not a regular file";
  try {
    if (statSync(join(root, path)).isDirectory()) return "folder";
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    return code === "ELOOP" ? "a symbolic link that leads in a circle" : "a symbolic link that leads nowhere";
  }
  return staysInside(root, path) ? undefined : "a symbolic link that leads out of the workspace";
}
