import type { PrometheusRule } from "../../server/kubernetes/prometheus-rules/rules-in.ts";

/** A percentage of nines that speaks of an objective, and `p999`, `P99.9`, `99.9th`. */
const patterns = [
  /\b(9\d\.\d+)\s*%/g,
  /\b(9\d\.\d+)(?:th|st|nd|rd)?[\s-]*percentile/gi,
  /\bp(9\d(?:\.\d+)?)\b/gi,
  /(?:^|[:_\s-])p?(999|9999)(?=$|[:_\s-])/gi,
  /\b(9\d)(?:th|st|nd|rd)\b/gi,
];

/** Quantiles that a rule says of itself in its name, labels and annotations, from 0 to 1. */
export function claimedQuantiles({ name, labels, annotations }: PrometheusRule): readonly number[] {
  const said = (texts: ReadonlyMap<string, string>) =>
    [...texts].flatMap(([key, text]) => (/url$/i.test(key) ? [] : [text]));
  const text = [name.replaceAll(/P\d{2,}/g, " $& "), ...said(labels), ...said(annotations)].join("\n");
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, digits]) => quantileOf(digits ?? "")),
  );
  return [...new Set(found)];
}

/** `99.9`, `999` → 0.999; `99` → 0.99. */
function quantileOf(digits: string): number[] {
  const percent =
    digits.includes(".") || digits.length <= 2 ? Number(digits) : Number(`${digits.slice(0, 2)}.${digits.slice(2)}`);
  return Number.isFinite(percent) && percent < 100 ? [Math.round(percent * 1e6) / 1e8] : [];
}
