import { describe, expect, test } from "vitest";
import { SmallChart } from "../testing/small-chart.ts";

const values = `labels:
  app: x
  tier: web
name: "a: b"
braces: "{{ .Release.Name }}"
text: |
  a: 1
   b: 2
`;

/** The source of each notice's place, its file, and what was printed. */
function told(template: string): readonly string[] {
  const chart = new SmallChart({ "values.yaml": values, "templates/t.yaml": template });
  return chart
    .render()
    .documents.flatMap(({ notices }) => notices)
    .map(({ kind, file, range, message }) => {
      const printed = message.slice(message.indexOf("Printed: ") + "Printed: ".length);
      return `${kind} ${file} ${chart.text(file).slice(range.start, range.end)} => ${printed}`;
    });
}

describe("what helm refuses is told where its line was made", () => {
  test.each([
    [
      "toYaml without indent: the action, not the line behind it",
      "metadata:\n  labels:\n    {{ toYaml .Values.labels }}\n  name: x\n",
      "templates/t.yaml {{ toYaml .Values.labels }} => `tier: web`, then `  name: x`",
    ],
    [
      "another column than the next line's",
      "metadata:\n  labels:\n    {{- toYaml .Values.labels | nindent 6 }}\n    extra: y\n",
      "templates/t.yaml {{- toYaml .Values.labels | nindent 6 }} => `      tier: web`, then `    extra: y`",
    ],
    [
      "a column too far to the left",
      "metadata:\n  labels:\n    {{- toYaml .Values.labels | nindent 1 }}\n    extra: y\n",
      "templates/t.yaml {{- toYaml .Values.labels | nindent 1 }} => ` app: x`",
    ],
    [
      "a line of the template below a value",
      "metadata:\n  labels:\n    a: b\n{{- if true }}\n      c: d\n{{- end }}\n",
      "templates/t.yaml c: d => `      c: d`",
    ],
    [
      "a value that needs quotes",
      "metadata:\n  name: {{ .Values.name }}\n",
      "templates/t.yaml {{ .Values.name }} => `  name: a: b`",
    ],
    [
      "braces in a value that nothing runs",
      "metadata:\n  name: {{ .Values.braces }}\n",
      "templates/t.yaml {{ .Values.braces }} => `  name: {{ .Release.Name }}`",
    ],
    ["a line of a text in the values", "{{ .Values.text }}\n", "values.yaml b: 2 => ` b: 2`"],
    ["a text alone", "{{ .Values.name | quote }}\n", 'values.yaml a: b => `"a: b"`'],
    ["a list", "- a\n", "templates/t.yaml - a => `- a`"],
    ["a tab", "spec:\n\targs: x\n", "templates/t.yaml args: x => `\targs: x`"],
  ])("%s", (_, template, place) => {
    expect(told(template)).toEqual([`template-failed ${place}`]);
  });

  test.each([
    ["comments alone", "# nothing\n"],
    [
      "brackets whose lines are indented less than what is around",
      "a:\n  b: {{ toPrettyJson .Values.labels }}\n  c: d\n",
    ],
    ["an equal key", "a: 1\na: 2\n"],
    ["a stand-in", 'a: {{ required "it" .Values.none }}: b\n'],
    ["what is printed where something was refused", '{{ fail "no" }}a: b: c\n'],
  ])("nothing of %s", (_, template) => {
    expect(told(template)).toEqual([]);
  });

  test("nothing of lines that want values of a dependency that is not there", () => {
    const chart = new SmallChart({
      "Chart.yaml":
        "apiVersion: v2\nname: small\nversion: 1.0.0\ndependencies:\n  - {name: db, version: 1.0.0, repository: 'https://charts.invalid'}\n",
      "templates/t.yaml": "a: {{ .Values.db }}: b\n---\na: b: c\n",
    });
    const { documents } = chart.render();
    expect(documents.map(({ notices }) => notices.length)).toEqual([0, 1]);
  });
});
