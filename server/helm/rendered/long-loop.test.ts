import { expect, test } from "vitest";
import { scalarAt } from "../../yaml/read.ts";
import { SmallChart } from "../testing/small-chart.ts";

test("what a loop has put together in thousands of rounds is rendered, and its origin can be told", () => {
  const chart = new SmallChart({
    "values.yaml": "rounds: 4000\n",
    "templates/a.yaml": `kind: ConfigMap
{{- $items := list }}{{ $count := 0 }}
{{- range $i := until (int .Values.rounds) }}
{{- $items = append $items $i }}{{ $count = add1 $count }}
{{- end }}
items: {{ join "," $items }}
count: {{ $count }}
`,
  });
  const { documents, notices } = chart.render();
  expect(notices).toEqual([]);
  const root = documents[0]?.tree.root;
  const told = (key: string) => {
    const scalar = scalarAt(root, key);
    return [scalar?.text.length, chart.show(scalar?.origin)];
  };
  expect(["items", "count"].map(told)).toEqual([
    [18_889, 'templates/a.yaml: {{ join "," $items }} (action)'],
    [4, "templates/a.yaml: {{ $count }} (action)"],
  ]);
});
