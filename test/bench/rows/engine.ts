import { parseAllDocuments } from "yaml";
import { createEngine } from "../../../server/linter/engine.ts";
import { manifest } from "../generate.ts";
import { inTurn } from "../measure.ts";
import type { Row } from "../row.ts";

/** The rules that came first; the whole catalogue is measured against them. */
const firstRules = [
  "lease-per-object",
  "list-without-resource-version",
  "missing-flow-schema",
  "etcd-heartbeat-too-short",
];

type Tree = Parameters<typeof manifest>[1];

const manifests = (tree?: Tree) =>
  Array.from({ length: 2000 }, (_, index) => [`apps/m${index}.yaml`, manifest(index, tree)] as const);

function filled(tree?: Tree, only?: readonly string[]) {
  const engine = createEngine({ kubernetes: "1.30", ...(only !== undefined && { only }) });
  for (const [path, text] of manifests(tree)) engine.update(path, text);
  return engine;
}

const linting = (tree?: Tree, only?: readonly string[]) => ({
  prepare: () => filled(tree, only),
  run: (engine: ReturnType<typeof filled>) => engine.lint(),
});

const parsing = {
  prepare: () => manifests().map(([, text]) => text),
  run: (texts: readonly string[]) => texts.map((text) => parseAllDocuments(text)),
};

/** Whole runs inside one process, without starting and reading. */
export const engineRows: readonly Row[] = [
  {
    name: "rules",
    what: "2,000 manifests, all rules",
    target: 1.5,
    measure: ({ rounds }) => ({
      ...inTurn(rounds + 2, linting(), linting("usual", firstRules)),
      against: "the four first rules",
      command: "engine.lint()",
    }),
  },
  {
    name: "rules-dense",
    what: "2,000 manifests, 60 % with an election, all rules",
    measure: ({ rounds }) => ({
      ...inTurn(rounds + 2, linting("dense"), linting("dense", firstRules)),
      against: "the four first rules",
      command: "engine.lint()",
    }),
  },
  {
    name: "engine",
    what: "2,000 manifests, all rules",
    target: 0.5,
    measure: ({ rounds }) => ({
      ...inTurn(rounds + 2, linting(), parsing),
      against: "`yaml` parsing alone",
      command: "engine.lint()",
    }),
  },
];
