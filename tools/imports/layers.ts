/** Which part of the code a file belongs to, and what that part may import. Paths are relative to the repository's root. */

/**
 * Parts of `server/`, the rules, and the editor's side. `schemas` is JSON data, package.json among it; `test` is everything
 * that only tests and tools run.
 */
export type Layer =
  | "contract"
  | "text"
  | "yaml"
  | "helm"
  | "kubernetes"
  | "workspace"
  | "rules"
  | "linter"
  | "node"
  | "lsp"
  | "cli"
  | "client"
  | "schemas"
  | "test";

const belowRules: readonly Layer[] = ["contract", "text", "yaml", "helm", "kubernetes", "workspace", "schemas"];
const belowFronts: readonly Layer[] = [...belowRules, "rules", "linter", "node"];

/** client → (LSP); lsp, cli → linter → rules → workspace → kubernetes, helm → yaml → text; all may import contract. */
const allowed: Readonly<Record<Exclude<Layer, "test">, readonly Layer[]>> = {
  contract: [],
  schemas: [],
  text: ["contract"],
  yaml: ["contract", "text"],
  helm: ["contract", "text", "yaml"],
  kubernetes: ["contract", "text", "yaml"],
  workspace: ["contract", "text", "yaml", "helm", "kubernetes"],
  rules: belowRules,
  linter: [...belowRules, "rules"],
  node: ["contract", "text"],
  lsp: belowFronts,
  cli: [...belowFronts, "lsp"],
  client: ["contract"],
};

/** Those that may use modules of Node. */
export const onNode: ReadonlySet<Layer> = new Set(["client", "node", "lsp", "cli", "test"]);

/** Those that may use `vscode`. */
export const inEditor: ReadonlySet<Layer> = new Set(["client", "test"]);

/** Undefined for files that are not part of the code. */
export function layerOf(path: string): Layer | undefined {
  if (/\.test\.ts$|(?:^|\/)testing\/|^(?:test|tools)\/|^[^/]+\.ts$/.test(path)) return "test";
  if (path === "package.json") return "schemas";
  const [top = "", second = ""] = path.split("/");
  if (top === "server") return isServerPart(second) ? second : undefined;
  return top === "rules" || top === "client" || top === "schemas" ? top : undefined;
}

function isServerPart(name: string): name is Exclude<Layer, "test" | "rules" | "client" | "schemas"> {
  return name in allowed && name !== "rules" && name !== "client" && name !== "schemas";
}

/** Why `from` may not import `to`; undefined when it may. */
export function refusal(from: string, to: string): string | undefined {
  const layer = layerOf(from);
  const target = layerOf(to);
  if (layer === undefined || target === undefined) return `${layer === undefined ? from : to} belongs to no known part`;
  if (layer === "test") return undefined;
  if (target === "test") return "code must not import tests or tools";
  if (layer !== target) {
    return allowed[layer].includes(target) ? undefined : `${layer} must not import ${target}`;
  }
  return layer === "rules" ? betweenRules(from, to) : undefined;
}

/** A rule stands alone: what several need is in `shared`, what is made from data in `generated`. */
function betweenRules(from: string, to: string): string | undefined {
  const [, source] = from.split("/");
  const [, target = ""] = to.split("/");
  if (source === target || source === "generated") return undefined;
  if (target === "shared" || target === "generated") {
    return to === "rules/generated/registry.ts" ? "a rule must not know the other rules" : undefined;
  }
  return `a rule must not import another's folder (rules/${target})`;
}
