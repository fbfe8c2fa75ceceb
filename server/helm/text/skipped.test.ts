import { describe, expect, test } from "vitest";
import { loadChart } from "../chart/load-chart.ts";
import { renderChart } from "../render/render-chart.ts";
import { allSources } from "./source.ts";

/** Paths of the values that made or decided any part of what a template prints, by `allSources` of its segments. */
function readBy(template: string, values: string): readonly string[] {
  const files = new Map([
    ["Chart.yaml", "apiVersion: v2\nname: small\nversion: 1.0.0\n"],
    ["values.yaml", values],
    ["templates/a.yaml", template],
  ]);
  const { output } = renderChart(loadChart("", files)).templates[0] ?? {};
  const sources = (output?.segments ?? []).filter(({ length }) => length > 0).flatMap(allSources);
  return [...new Set(sources.flatMap((source) => (source.type === "values" ? [source.path.join(".")] : [])))];
}

describe("a branch that printed nothing is known as what decided", () => {
  const helper = '{{ define "it" }}a: 1\n{{ if .Values.more }}b: 2\n{{ end }}{{ end }}';

  test("a hash of the text around it", () => {
    expect(readBy(`${helper}v: {{ include "it" . | sha256sum }}`, "more: false\n")).toContain("more");
  });

  test("what stands behind a question about that text", () => {
    expect(readBy(`${helper}{{ if include "it" . | contains "b" }}x{{ else }}y{{ end }}`, "more: false\n")).toContain(
      "more",
    );
  });

  test("the map that the text is read as, wherever that is written", () => {
    const merged = '{{ toYaml (mergeOverwrite (include "it" . | fromYaml) (dict "c" 3)) }}';
    expect(readBy(`${helper}${merged}`, "more: false\n")).toContain("more");
  });
});
