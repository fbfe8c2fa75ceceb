import type { ScalarNode, TreeNode } from "../../../contract/tree.ts";
import { originOfSpan, type TextSpan } from "../../command-line/word.ts";
import { goDuration, secondsOfGoDuration } from "../../duration.ts";
import type { Product } from "../products.ts";
import type { Timing, TimingSetting, TimingState } from "../timings.ts";

/** A timing that stands in a part of a scalar's text, `--name=value` say. */
export function spanSetting(
  timing: Timing,
  name: string,
  span: TextSpan,
  known: boolean,
  product: Product,
): TimingSetting {
  const { node, start, end } = span;
  const text = known ? node.text.slice(start, end) : undefined;
  return {
    timing,
    name,
    ...readValue(timing, text, product),
    origin: originOfSpan(span),
    certain: node.certain,
    replace: (seconds) =>
      product.derived === undefined
        ? node.tree.editor.replaceSlice(node, start, end, written(seconds, text ?? "", product))
        : undefined,
  };
}

/** What a node that holds a timing says; undefined for null and for an empty string, which set nothing. */
export function stateOfValue(timing: Timing, name: string, node: TreeNode, product: Product): TimingState | undefined {
  if (node.type !== "scalar") return { state: "unknown" };
  if (node.value === null || node.text.trim() === "") return undefined;
  return { state: "set", setting: scalarSetting(timing, name, node, product) };
}

function scalarSetting(timing: Timing, name: string, node: ScalarNode, product: Product): TimingSetting {
  const isNumber = typeof node.value === "number";
  return {
    timing,
    name,
    ...readValue(timing, node.text, product),
    origin: node.origin,
    certain: node.certain,
    replace(seconds) {
      if (product.derived !== undefined) return undefined;
      const text = written(seconds, node.text, product);
      return node.tree.editor.replaceScalar(node, isNumber && /^\d+$/.test(text) ? Number(text) : text);
    },
  };
}

function readValue(timing: Timing, text: string | undefined, product: Product) {
  const trimmed = text?.trim();
  if (trimmed === undefined || /[{}$<]/.test(trimmed)) return { text: undefined, seconds: undefined, malformed: false };
  const isPlain = /^\d+(\.\d+)?$/.test(trimmed);
  const seconds = secondsOfGoDuration(trimmed) ?? (isPlain && product.unit !== "go" ? Number(trimmed) : undefined);
  const factor = product.derived?.factors[timing] ?? 1;
  return {
    text: trimmed,
    seconds: seconds === undefined ? undefined : seconds * factor,
    malformed: product.unit === "go" && isPlain && Number(trimmed) !== 0,
  };
}

/** In the form that is there: a plain number stays one where the program reads seconds. */
function written(seconds: number, before: string, product: Product): string {
  return product.unit !== "go" && /^\d+$/.test(before.trim()) && Number.isInteger(seconds)
    ? String(seconds)
    : goDuration(seconds);
}
