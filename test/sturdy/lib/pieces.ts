import fc from "fast-check";

/** What makes YAML, templates and configuration files what they are, and what breaks them. */
const pieces = [
  ..."\n \t:-,[]{}&*!|>'\"#%@`?~\\=$.<0a\0\u001b\ufeff\u2028é😀\r".split(""),
  "\n---\n",
  "\n...\n",
  "\n  ",
  "- ",
  ": ",
  "a: b\n",
  "&a ",
  "*a",
  "<<: *a\n",
  "{{ ",
  " }}",
  "{{- ",
  '"a" ',
  "{{/* ",
  "*/",
  "{{ if .Values.a }}\n",
  "{{ end }}\n",
  "{{ range . }}",
  '{{ include "a" . }}',
  '{{ define "a" }}',
  "{{ toYaml .Values | nindent 4 }}",
  "kind: DaemonSet\n",
  "apiVersion: apps/v1\n",
  "metadata: {name: a}\n",
  "spec:\n  template:\n    spec:\n      containers:\n      - ",
  "image: timberio/vector:0.36.1\n",
  "leaseMode: pod\n",
  "kind: ConfigMap\ndata:\n  a.toml: |\n    ",
  "[a]\n    b = ",
  "[INPUT]\n    Name tail\n",
  "<source>\n  @type tail\n</source>\n",
  "sops:\n",
  "# planelint-disable-next-line ",
  "lease-per-object",
  "root: true\n",
  "rules: {lease-per-object: off}\n",
  "overrides:\n- files: ['",
  "charts:\n- path: ",
  "../",
] as const;

export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...pieces) },
      { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
    ),
    {
      maxLength: 60,
    },
  )
  .map((parts) => parts.join(""));

/** A real text, changed at a few places as hands, merges and broken editors change it. */
export function mutated(texts: readonly string[]): fc.Arbitrary<string> {
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.integer({ min: 0, max: 200 }),
    way: fc.constantFrom("remove", "repeat", "insert", "cut", "indent"),
    piece: fc.constantFrom(...pieces),
  });
  return fc
    .record({ text: fc.constantFrom(...texts), changes: fc.array(change, { minLength: 1, maxLength: 4 }) })
    .map(({ text, changes }) =>
      changes.reduce((current, { at, length, way, piece }) => {
        const start = Math.floor(at * current.length);
        const [before, part, after] = [
          current.slice(0, start),
          current.slice(start, start + length),
          current.slice(start + length),
        ];
        switch (way) {
          case "remove":
            return before + after;
          case "repeat":
            return before + part + part + after;
          case "insert":
            return before + piece + part + after;
          case "cut":
            return before;
          default:
            return before + part.replaceAll("\n", "\n  ") + after;
        }
      }, text),
    );
}
