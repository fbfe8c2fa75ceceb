import type { ScalarNode } from "../../server/contract/tree.ts";
import type { Options } from "./meta.ts";

export interface Share {
  readonly percent: number | undefined;
  readonly pods: number | undefined;
}

/** What `maxUnavailable` or `maxSurge` lets be replaced at once, where that is more than the options allow. */
export function largeShare({ text }: ScalarNode, nodes: number | undefined, options: Options): Share | undefined {
  const [, digits, sign] = /^(\d+)(%?)$/.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const value = Number(digits);
  if (sign === "%") {
    const pods = nodes === undefined ? undefined : Math.ceil((value / 100) * nodes);
    const isLarge = value > options.percent && (pods === undefined || pods > options.pods);
    return isLarge ? { percent: value, pods } : undefined;
  }
  if (nodes === undefined || value <= options.pods || (value / nodes) * 100 <= options.percent) return undefined;
  return { percent: undefined, pods: Math.min(value, nodes) };
}
