import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadChart, parseValues } from "../../server/helm/chart/load-chart.ts";
import { mergeMaps } from "../../server/helm/render/coalesce.ts";
import { manifestsOf, printManifests } from "../../server/helm/render/manifests.ts";
import { renderChart } from "../../server/helm/render/render-chart.ts";
import { applySetting, SettingError, settingKinds } from "../../server/helm/render/set-values.ts";
import { map } from "../../server/helm/values/value.ts";
import { type HelmFlavour, helmTemplate } from "./helm-binary.ts";
import { readChartFiles } from "./read-chart.ts";

const folder = join(import.meta.dirname, "fixtures", "settings");
const chartFolder = join(folder, "chart");

/** What a chart that prints its values makes of settings; `failed` where Helm refuses them, whatever its words. */
export function ownSettings(flavour: HelmFlavour, args: readonly string[]): string {
  const read = (path: string) => readFileSync(path.replace("@", join(folder, "files")), "utf8");
  const all = (option: string) => args.flatMap((arg, index) => (args[index - 1] === `--${option}` ? [arg] : []));
  try {
    let values = map();
    for (const path of all("values")) {
      if (!existsSync(path.replace("@", join(folder, "files")))) return "failed";
      values = mergeMaps(values, parseValues(path, read(path)));
    }
    for (const kind of settingKinds) {
      for (const setting of all(kind)) {
        const readFile = (path: string) => {
          if (!existsSync(path.replace("@", join(folder, "files")))) throw new SettingError(`no file ${path}`);
          return read(path);
        };
        values = applySetting(values, setting, kind, { readFile });
      }
    }
    const { templates } = renderChart(loadChart("", readChartFiles(chartFolder)), { flavour, values });
    return printManifests(manifestsOf(templates, flavour));
  } catch (error) {
    if (error instanceof SettingError) return "failed";
    throw error;
  }
}

/** The same from the real helm. */
export function helmSettings(flavour: HelmFlavour, args: readonly string[]): string {
  const files = join(folder, "files");
  const answer = helmTemplate(
    flavour,
    chartFolder,
    args.map((arg) => arg.replaceAll("@", files)),
  );
  return answer.status === 0 ? answer.stdout : "failed";
}
