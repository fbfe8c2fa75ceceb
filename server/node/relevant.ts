/** YAML, JSON, template helpers, and the one kustomization name without an ending. */
const relevantName = /(\.(ya?ml|tpl|json)|^kustomization)$/i;

/** Lock files of package managers: large, and never Kubernetes. */
const lockFiles = new Set(["package-lock.json", "npm-shrinkwrap.json", "pnpm-lock.yaml", "composer.lock.json"]);

/** Whether a file of this name can matter at all; the rest is never opened. */
export function isRelevantName(name: string): boolean {
  return relevantName.test(name) && !lockFiles.has(name);
}

/** Most JSON files in a repository belong to other tools: only objects and values schemas count. */
export function isRelevantJson(name: string, text: string): boolean {
  return name === "values.schema.json" || (text.includes('"apiVersion"') && text.includes('"kind"'));
}
