/** Records which of the texts in fixtures/printed-yaml.json helm takes: `npx tsx test/helm/record-printed.ts`. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { helmTemplate } from "./helm-binary.ts";

const file = join(import.meta.dirname, "fixtures", "printed-yaml.json");
const known = JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<"taken" | "refused", readonly string[]>>;
const answers: Record<"taken" | "refused", string[]> = { taken: [], refused: [] };
const folder = mkdtempSync(join(tmpdir(), "printed-"));
mkdirSync(join(folder, "templates"));
writeFileSync(join(folder, "Chart.yaml"), "apiVersion: v2\nname: printed\nversion: 1.0.0\n");
for (const text of [...known.taken, ...known.refused]) {
  writeFileSync(join(folder, "templates", "t.yaml"), text.replaceAll("{{", '{{"{{"}}'));
  answers[helmTemplate("helm4", folder).status === 0 ? "taken" : "refused"].push(text);
}
rmSync(folder, { recursive: true });
writeFileSync(file, `${JSON.stringify(answers, undefined, 2)}\n`);
