import type { Path, Step } from "../../generated/client.ts";
import { type Child, childrenOf, isNull, isWhole, type Layers } from "./layers.ts";

/** What a path leads to. */
export interface Search {
  readonly matches: readonly Child[];
  /** True when everything that could match was seen: then nothing else stands there. */
  readonly known: boolean;
  /** The deepest node on the way that exists, and the steps that are missing below it. */
  readonly nearest: { readonly child: Child; readonly rest: readonly PathStep[] };
}

export type PathStep = Path[number];

/** Follows the steps of a catalogue path through maps and lists. `caseless` for formats whose keys and names have no case. */
export function searchPath(start: Child, path: readonly PathStep[], caseless = false): Search {
  const walk = new Walk(path, caseless);
  walk.from(start, 0);
  return { matches: walk.matches, known: walk.known, nearest: walk.nearest ?? { child: start, rest: path } };
}

class Walk {
  readonly matches: Child[] = [];
  known = true;
  nearest: Search["nearest"] | undefined;

  constructor(
    private readonly path: readonly PathStep[],
    private readonly caseless: boolean,
  ) {}

  from(current: Child, depth: number): void {
    const [top] = current.nodes;
    if (!top.certain || top.type === "unknown") {
      this.known = false;
      return;
    }
    const rest = this.path.slice(depth);
    if (rest.length < (this.nearest?.rest.length ?? Number.POSITIVE_INFINITY)) this.nearest = { child: current, rest };
    const [step] = rest;
    if (step === undefined) {
      if (!isNull(top)) this.matches.push(current);
      return;
    }
    const children = this.childrenBy(step, current.nodes);
    for (const child of children) this.from(child, depth + 1);
    const isExact = typeof step === "string" && step !== "*" && children.length > 0;
    if (!isExact && !isWhole(current.nodes)) this.known = false;
  }

  private childrenBy(step: PathStep, nodes: Layers): readonly Child[] {
    const children = childrenOf(nodes);
    if (typeof step === "string") {
      return step === "*" ? children : children.filter(({ key }) => this.same(String(key), step, this.caseless));
    }
    const { key, where } = step;
    const named =
      key === undefined
        ? children
        : children.filter((child) => matches(String(child.key), key, this.caseless || step.ignoreCase === true));
    return where === undefined ? named : named.filter((child) => this.fits(child, where));
  }

  /** Whether the node has these children; one that cannot be read leaves the search open. */
  private fits({ nodes }: Child, where: NonNullable<Step["where"]>): boolean {
    return Object.entries(where).every(([key, pattern]) => {
      const found = childrenOf(nodes).findLast((child) => this.same(String(child.key), key, this.caseless));
      const top = found?.nodes[0];
      if (top?.type === "scalar" && top.certain) return matches(top.text, pattern, this.caseless);
      if (top === undefined ? !isWhole(nodes) : top.type === "unknown" || !top.certain) this.known = false;
      return false;
    });
  }

  private same(a: string, b: string, caseless: boolean): boolean {
    return caseless ? a.toLowerCase() === b.toLowerCase() : a === b;
  }
}

/** Whether the whole text matches a catalogue's regular expression. */
function matches(text: string, pattern: string, caseless: boolean): boolean {
  return new RegExp(`^(?:${pattern})$`, caseless ? "iu" : "u").test(text);
}
