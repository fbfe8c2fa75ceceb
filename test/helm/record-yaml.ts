/**
 * Records what helm reads the texts in fixtures/yaml.json to: `npx tsx test/helm/record-yaml.ts [FILE]`. FILE holds further
 * texts, a list in JSON. Texts that the majors read differently are left out.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readYamlTexts } from "./yaml-answers.ts";

const file = join(import.meta.dirname, "fixtures", "yaml.json");
const known = JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, string | null>>;
const [more] = process.argv.slice(2);
const added = more === undefined ? [] : (JSON.parse(readFileSync(more, "utf8")) as readonly string[]);
const texts = [...new Set([...Object.keys(known), ...added])];
const { helm } = readYamlTexts("helm4", texts);
const { helm: helm3 } = readYamlTexts("helm3", texts);
const answers = texts.flatMap((text, index) => (helm[index] === helm3[index] ? [[text, helm[index] ?? null]] : []));
writeFileSync(file, `${JSON.stringify(Object.fromEntries(answers), undefined, 1)}\n`);
