import type { FileKind } from "../contract/source.ts";
import { baseName, relativeTo } from "../text/paths.ts";

const valuesName = /(^|[-._])values([-._][^/]*)?\.ya?ml$/i;
const yamlName = /\.(ya?ml|json)$/i;

/** Names that mean a kind wherever they stand. */
const fixedKinds: Readonly<Record<string, FileKind>> = {
  "Chart.yaml": "chart",
  "Chart.lock": "ignored",
  "requirements.lock": "ignored",
  ".planelint.yaml": "configuration",
  ".planelint.yml": "configuration",
  "kustomization.yaml": "kustomization",
  "kustomization.yml": "kustomization",
  Kustomization: "kustomization",
  "package.json": "ignored",
  "package-lock.json": "ignored",
  "values.schema.json": "values-schema",
};

/**
 * What a file is.
 * @param chartFolder the nearest folder above it with a Chart.yaml.
 */
export function classify(path: string, text: string, chartFolder: string | undefined): FileKind {
  const name = baseName(path);
  const fixed = fixedKinds[name];
  if (fixed !== undefined) return fixed;
  if (isEncrypted(text)) return "ignored";
  const inChart = chartFolder === undefined ? undefined : kindInChart(relativeTo(path, chartFolder));
  if (inChart !== undefined) return inChart;
  if (!yamlName.test(name)) return "text";
  return valuesName.test(name) ? "values" : "manifest";
}

/** Undefined: read it as outside a chart. */
function kindInChart(path: string): FileKind | undefined {
  if (path.startsWith("templates/")) {
    if (/\.ya?ml$/i.test(path)) return "template";
    return path.endsWith(".tpl") ? "helper" : "text";
  }
  // What `.Files` reads is text to Helm; applied on its own it is never.
  if (path.startsWith("files/")) return "text";
  if (path.startsWith("ci/") && /\.ya?ml$/i.test(path)) return "values";
  return undefined;
}

/** Files that SOPS encrypted hold nothing that can be read. https://getsops.io/docs/#showing-diffs-in-cleartext-in-git */
function isEncrypted(text: string): boolean {
  return text.includes("ENC[AES256_GCM,") && /^(sops:|[ \t]*"sops"[ \t]*:)/m.test(text);
}
