import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownTemplate } from "./compare.ts";
import { type HelmFlavour, helmTemplate } from "./helm-binary.ts";

/** What texts are read to, as JSON; undefined where they are refused. */
export interface YamlAnswers {
  readonly helm: readonly (string | undefined)[];
  readonly own: readonly (string | undefined)[];
}

/** Has helm and the renderer read YAML texts, all in one chart: `fromYaml` of a file each. */
export function readYamlTexts(flavour: HelmFlavour, texts: readonly string[]): YamlAnswers {
  const folder = mkdtempSync(join(tmpdir(), "yaml-"));
  try {
    writeChart(folder, texts);
    const answer = helmTemplate(flavour, folder);
    if (answer.status !== 0) throw new Error(answer.stderr.slice(0, 1000));
    const own = ownTemplate(flavour, folder);
    if (own.text === undefined) throw new Error(own.error);
    return { helm: readAnswers(answer.stdout, texts.length), own: readAnswers(own.text, texts.length) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeChart(folder: string, texts: readonly string[]): void {
  mkdirSync(join(folder, "templates"));
  mkdirSync(join(folder, "texts"));
  writeFileSync(join(folder, "Chart.yaml"), "apiVersion: v2\nname: texts\nversion: 1.0.0\n");
  for (const [index, text] of texts.entries()) writeFileSync(join(folder, "texts", `${index}.txt`), text);
  const lines = texts.map(
    (_, index) => `t${index}: {{ fromYaml (.Files.Get "texts/${index}.txt") | toJson | b64enc }}`,
  );
  writeFileSync(join(folder, "templates", "t.yaml"), `${lines.join("\n")}\n`);
}

function readAnswers(printed: string, count: number): readonly (string | undefined)[] {
  const found = new Map(
    [...printed.matchAll(/^t(\d+): (\S*)$/gm)].map(([, index, json = ""]) => [
      Number(index),
      Buffer.from(json, "base64").toString(),
    ]),
  );
  return Array.from({ length: count }, (_, index) => {
    const json = found.get(index);
    return json === undefined || /^\{"Error":"(?:error|yaml|json)/.test(json) ? undefined : json;
  });
}
