import type { Root } from "../roots/root.ts";
import type { Roots } from "../roots/roots.ts";
import type { Snapshot } from "../roots/snapshot.ts";
import { comparable } from "../roots/uris.ts";
import { type ManifestTarget, manifestTarget, targetKey } from "./manifest-uri.ts";
import { outdatedManifest, type ShownManifest, showManifest } from "./shown-manifest.ts";

/** A manifest that some document shows. */
interface OpenManifest {
  /** As the client wrote it. */
  readonly uri: string;
  readonly target: ManifestTarget;
  /** The text that the client was given last. */
  delivered: string | undefined;
  shown: ShownManifest | undefined;
  /** The last one that did not fail. */
  good: ShownManifest | undefined;
}

/** Manifests that a client never closed are forgotten when there are more than this. */
const mostOpen = 50;

/** The manifests that documents show, each made anew when the texts have changed and somebody looks. */
export class Manifests {
  readonly #open = new Map<string, OpenManifest>();

  constructor(private readonly roots: Roots) {}

  /** What a manifest document shows, for the texts as they are now. */
  async get(uri: string): Promise<ShownManifest | undefined> {
    const target = manifestTarget(uri);
    const root = target && this.#rootOf(target);
    const snapshot = await root?.lint();
    if (!target || !root || !snapshot) return undefined;
    const open = this.#opened(uri, target);
    this.#update(open, root, snapshot);
    return open.shown;
  }

  /** The text of a manifest document, which the client shows from now on. */
  async text(uri: string): Promise<string | undefined> {
    const shown = await this.get(uri);
    const target = manifestTarget(uri);
    const open = target && this.#open.get(targetKey(target));
    if (open) open.delivered = shown?.manifest.text;
    return shown?.manifest.text;
  }

  close(uri: string): void {
    const target = manifestTarget(uri);
    if (target) this.#open.delete(targetKey(target));
  }

  /** All manifests of a root that are shown, as a lint left them; `isChanged`: the client has another text. */
  after(root: Root, snapshot: Snapshot) {
    const ofRoot = [...this.#open.values()].filter(({ target }) => this.#rootOf(target) === root);
    return ofRoot.map((open) => {
      this.#update(open, root, snapshot);
      const { uri, shown } = open;
      return { uri, shown, isChanged: open.delivered !== shown?.manifest.text };
    });
  }

  #rootOf({ root }: ManifestTarget): Root | undefined {
    return this.roots
      .folders()
      .find(({ folderUri }) => folderUri !== undefined && comparable(folderUri) === comparable(root));
  }

  #opened(uri: string, target: ManifestTarget): OpenManifest {
    const key = targetKey(target);
    const open = this.#open.get(key) ?? { uri, target, delivered: undefined, shown: undefined, good: undefined };
    this.#open.delete(key);
    this.#open.set(key, open);
    const [oldest] = this.#open.keys();
    if (this.#open.size > mostOpen && oldest !== undefined) this.#open.delete(oldest);
    return open;
  }

  #update(open: OpenManifest, root: Root, snapshot: Snapshot): void {
    if (open.shown?.snapshot === snapshot) return;
    const now = showManifest(open.target, root, snapshot);
    open.good = now === undefined || now.failure === undefined ? now : open.good;
    open.shown = now?.failure !== undefined && open.good !== undefined ? outdatedManifest(open.good, now) : now;
  }
}
