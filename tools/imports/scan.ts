import { builtinModules } from "node:module";
import { posix } from "node:path";
import ts from "typescript";
import { inEditor, layerOf, onNode, refusal } from "./layers.ts";

const builtins: ReadonlySet<string> = new Set(builtinModules);

/** Globals of Node that the engine must do without. */
const nodeGlobals: ReadonlySet<string> = new Set(["process", "Buffer", "require", "__dirname", "__filename", "global"]);

/** Numbers and dates by the machine's locale: messages must be the same everywhere. */
const localeMethods: ReadonlySet<string> = new Set(["toLocaleString", "toLocaleDateString", "toLocaleTimeString"]);

/**
 * What is wrong with a file's imports, globals and numbers by locale, in words.
 * @param path relative to the repository's root, with `/`
 * @param dependencies packages that ship; code outside tests may import no other
 */
export function importComplaints(path: string, text: string, dependencies: ReadonlySet<string>): string[] {
  const layer = layerOf(path);
  if (layer === undefined) return [`${path} belongs to no known part`];
  const complaints: string[] = [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  for (const { name, typeOnly } of importsIn(source)) {
    const reason = name.startsWith(".")
      ? refusal(path, posix.join(posix.dirname(path), name))
      : packageRefusal(layer, name, typeOnly, dependencies);
    if (reason !== undefined) complaints.push(`${path}: ${name}: ${reason}`);
  }
  for (const name of namesIn(
    source,
    ({ text, parent }) => localeMethods.has(text) && ts.isPropertyAccessExpression(parent),
  ))
    complaints.push(`${path}: ${name}: depends on the locale; server/kubernetes/load/numbers.ts writes numbers`);
  if (!onNode.has(layer)) {
    for (const name of namesIn(source, (node) => nodeGlobals.has(node.text) && isReference(node)))
      complaints.push(`${path}: ${name}: only client, lsp, cli and node use what Node has`);
  }
  return complaints;
}

function packageRefusal(
  layer: NonNullable<ReturnType<typeof layerOf>>,
  name: string,
  typeOnly: boolean,
  dependencies: ReadonlySet<string>,
): string | undefined {
  if (layer === "test") return undefined;
  if (name.startsWith("node:") || builtins.has(name)) {
    return onNode.has(layer) ? undefined : `${layer} must not use modules of Node`;
  }
  if (name === "vscode") return inEditor.has(layer) ? undefined : `${layer} must not use vscode`;
  const packageName = name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");
  if (dependencies.has(packageName) || typeOnly) return undefined;
  return "is no dependency that ships";
}

interface Import {
  readonly name: string;
  readonly typeOnly: boolean;
}

/** Static and dynamic imports, and what is exported from elsewhere. */
function importsIn(source: ts.SourceFile): Import[] {
  const found: Import[] = [];
  const add = (node: ts.Node | undefined, typeOnly: boolean) => {
    if (node && ts.isStringLiteralLike(node)) found.push({ name: node.text, typeOnly });
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, node.importClause?.isTypeOnly ?? false);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function namesIn(source: ts.SourceFile, isMeant: (node: ts.Identifier) => boolean): Set<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && isMeant(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A name of its own: not after a dot, not as a key. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return !("name" in parent && parent.name === node) && !ts.isTypeReferenceNode(parent);
}
