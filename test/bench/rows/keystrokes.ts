import { parseAllDocuments } from "yaml";
import { createEngine } from "../../../server/linter/engine.ts";
import { largeValues, manifest, manyDocuments } from "../generate.ts";
import { yamlLanguageServer } from "../language-server.ts";
import { quantile, rounds as timedRounds } from "../measure.ts";
import type { Row } from "../row.ts";

const documents = () => manyDocuments(5000);
const values = () => largeValues(5000);

/** The text after the nth keystroke in its middle. */
function edited(text: string, stroke: number): string {
  const middle = text.indexOf("\n", text.length / 2);
  return `${text.slice(0, middle)} # ${"x".repeat(stroke % 5)}${text.slice(middle)}`;
}

/** Milliseconds from a keystroke to the findings of the file, in a workspace of `files` more files that is warm. */
function keystrokes(path: string, text: string, files: number, count: number): readonly number[] {
  const engine = createEngine({ kubernetes: "1.30" });
  for (let index = 0; index < files; index++) engine.update(`apps/m${index}.yaml`, manifest(index));
  engine.update(path, text);
  engine.lint();
  return timedRounds(
    count,
    (stroke) => edited(text, stroke),
    (newer) => {
      engine.update(path, newer);
      return engine.lint([path]);
    },
  );
}

const parsing = (text: string, count: number) =>
  timedRounds(
    count,
    (stroke) => edited(text, stroke),
    (newer) => parseAllDocuments(newer),
  );

async function validating(text: string, count: number): Promise<readonly number[]> {
  const validate = yamlLanguageServer();
  const taken: number[] = [];
  for (let stroke = 0; stroke < count; stroke++) {
    const newer = edited(text, stroke);
    const start = performance.now();
    await validate(newer, stroke);
    taken.push(performance.now() - start);
  }
  return taken;
}

const command = "engine.update(), engine.lint([path])";

/** What an edit costs until its findings are known. */
export const keystrokeRows: readonly Row[] = [
  {
    name: "keystroke-server",
    what: "keystroke in a 5,000-line file of many documents, 10,000 more files in view",
    target: 0.1,
    measure: async ({ rounds }) => {
      const floor = await validating(documents(), rounds * 3);
      const own = keystrokes("big.yaml", documents(), 10_000, rounds * 20);
      const note = `95 % within ${quantile(own, 0.95).toFixed(1)} ms`;
      return { own, floor, against: "yaml-language-server validating it", command, note };
    },
  },
  {
    name: "keystroke-documents",
    what: "keystroke in a 5,000-line file of many documents, 2,000 more files in view",
    measure: ({ rounds }) => ({
      own: keystrokes("big.yaml", documents(), 2000, rounds * 10),
      floor: parsing(documents(), rounds * 5),
      against: "`yaml` parsing the file",
      command,
    }),
  },
  {
    name: "keystroke-values",
    what: "keystroke in one 5,000-line document, 2,000 more files in view",
    target: 1.2,
    measure: ({ rounds }) => ({
      own: keystrokes("values.yaml", values(), 2000, rounds * 10),
      floor: parsing(values(), rounds * 5),
      against: "`yaml` parsing it",
      command,
    }),
  },
];
