import { parseAllDocuments } from "yaml";
import { createEngine } from "../../../server/linter/engine.ts";
import { manifest } from "../generate.ts";
import { rounds as timedRounds } from "../measure.ts";
import type { Row } from "../row.ts";

/** The rules that came first; the whole catalogue is measured against them. */
const firstRules = [
  "lease-per-object",
  "list-without-resource-version",
  "missing-flow-schema",
  "etcd-heartbeat-too-short",
];

const manifests = () => Array.from({ length: 2000 }, (_, index) => [`apps/m${index}.yaml`, manifest(index)] as const);

function filled(only?: readonly string[]) {
  const engine = createEngine({ kubernetes: "1.30", ...(only !== undefined && { only }) });
  for (const [path, text] of manifests()) engine.update(path, text);
  return engine;
}

const lint = (rounds: number, only?: readonly string[]) =>
  timedRounds(
    rounds,
    () => filled(only),
    (engine) => engine.lint(),
  );

/** Whole runs inside one process, without starting and reading. */
export const engineRows: readonly Row[] = [
  {
    name: "rules",
    what: "2,000 manifests, all rules",
    target: 1.5,
    measure: ({ rounds }) => ({
      own: lint(rounds + 2),
      floor: lint(rounds + 2, firstRules),
      against: "the four first rules",
      command: "engine.lint()",
    }),
  },
  {
    name: "engine",
    what: "2,000 manifests, all rules",
    target: 0.5,
    measure: ({ rounds }) => ({
      own: lint(rounds + 2),
      floor: timedRounds(
        rounds + 2,
        () => manifests().map(([, text]) => text),
        (texts) => texts.map((text) => parseAllDocuments(text)),
      ),
      against: "`yaml` parsing alone",
      command: "engine.lint()",
    }),
  },
];
