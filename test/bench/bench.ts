/** Run by `npm run bench`; prints one table. */
import { parseAllDocuments } from "yaml";
import { createEngine } from "../../server/linter/engine.ts";
import { largeValues, manifest, manyDocuments } from "./generate.ts";
import { median, quantile, rounds } from "./measure.ts";

const manifests = Array.from({ length: 2000 }, (_, i) => [`apps/m${i}.yaml`, manifest(i)] as const);
const documents = manyDocuments(5000);
const values = largeValues(5000);

/** The rules that came first; the whole catalogue is measured against them. */
const firstRules = [
  "lease-per-object",
  "list-without-resource-version",
  "missing-flow-schema",
  "etcd-heartbeat-too-short",
];

function filled(extra: Readonly<Record<string, string>> = {}, only?: readonly string[]) {
  const engine = createEngine({ kubernetes: "1.30", ...(only !== undefined && { only }) });
  for (const [path, text] of manifests) engine.update(path, text);
  for (const [path, text] of Object.entries(extra)) engine.update(path, text);
  return engine;
}

/** Milliseconds from a keystroke in the middle of a file to its findings, in a workspace that is warm. */
function keystrokes(path: string, text: string, count: number): number[] {
  const engine = filled({ [path]: text });
  engine.lint([path]);
  const middle = text.indexOf("\n", text.length / 2);
  return rounds(
    count,
    (round) => `${text.slice(0, middle)} # ${"x".repeat(round % 5)}${text.slice(middle)}`,
    (edited) => {
      engine.update(path, edited);
      return engine.lint([path]);
    },
  );
}

function parsing(texts: readonly string[], count: number): number[] {
  return rounds(
    count,
    () => texts,
    (input) => input.map((text) => parseAllDocuments(text)),
  );
}

const parsingAlone = "`yaml` parsing alone";
const rows = [
  {
    what: "2,000 manifests, all rules",
    against: "the four first rules",
    own: rounds(
      5,
      () => filled(),
      (engine) => engine.lint(),
    ),
    floor: rounds(
      5,
      () => filled({}, firstRules),
      (engine) => engine.lint(),
    ),
  },
  {
    what: "2,000 manifests, whole run",
    against: parsingAlone,
    own: rounds(
      5,
      () => filled(),
      (engine) => engine.lint(),
    ),
    floor: parsing(
      manifests.map(([, text]) => text),
      5,
    ),
  },
  {
    what: "keystroke in a 5,000-line file of many documents",
    against: parsingAlone,
    own: keystrokes("big.yaml", documents, 30),
    floor: parsing([documents], 10),
  },
  {
    what: "keystroke in one 5,000-line document",
    against: parsingAlone,
    own: keystrokes("values.yaml", values, 30),
    floor: parsing([values], 10),
  },
];

const cells = rows.map(({ what, against, own, floor }) => [
  what,
  `${median(own).toFixed(1)} ms`,
  `${quantile(own, 0.95).toFixed(1)} ms`,
  against,
  `${median(floor).toFixed(1)} ms`,
  (median(own) / median(floor)).toFixed(3),
]);
const header = ["what", "median", "95 %", "against", "its median", "ratio"];
console.log([header, header.map(() => "---"), ...cells].map((row) => `| ${row.join(" | ")} |`).join("\n"));
