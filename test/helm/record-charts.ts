/** Records what helm prints for the charts in `fixtures/charts`: `npx tsx test/helm/record-charts.ts`. */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type HelmFlavour, helmBinaries, helmTemplate } from "./helm-binary.ts";

const fixtures = join(import.meta.dirname, "fixtures");
mkdirSync(join(fixtures, "rendered"), { recursive: true });
for (const name of readdirSync(join(fixtures, "charts"))) {
  for (const flavour of Object.keys(helmBinaries) as HelmFlavour[]) {
    const answer = helmTemplate(flavour, join(fixtures, "charts", name));
    if (answer.status !== 0) throw new Error(`${name}: ${answer.stderr}`);
    writeFileSync(join(fixtures, "rendered", `${name}.${flavour}.yaml`), answer.stdout);
  }
}
