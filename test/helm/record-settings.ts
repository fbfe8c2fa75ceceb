/** Records what helm makes of the settings in settings-cases.ts: `npx tsx test/helm/record-settings.ts`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { helmSettings } from "./settings.ts";
import { settingCases } from "./settings-cases.ts";

const answers = settingCases.map((args) => ({
  args,
  helm3: helmSettings("helm3", args),
  helm4: helmSettings("helm4", args),
}));
const file = join(import.meta.dirname, "fixtures", "settings", "answers.json");
writeFileSync(file, `${JSON.stringify(answers, undefined, 2)}\n`);
