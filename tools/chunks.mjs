import ts from "typescript";

/**
 * Makes functions of the modules that esbuild split a program into, so that one file can hold all of them and each is
 * compiled when it is wanted. In them `chunk(name)` gives another one's exports and `require(name)` a module of Node.
 *
 * What a chunk exports is taken when it has run: nothing of it may be assigned later.
 * @param {import("esbuild").BuildResult} built with `format: "esm"`, `splitting` and a metafile
 * @returns {ReadonlyMap<string, string>} the functions' texts by name: of entry points and of what `import()` loads that
 *   of the source, of others that of the output
 */
export function chunksOf({ outputFiles, metafile }) {
  const outputs = Object.entries(metafile.outputs);
  // Of what a plugin gives, the plugin's name comes first.
  const names = new Map(outputs.map(([path, { entryPoint }]) => [base(path), entryPoint?.replace(/^[\w-]+:/, "")]));
  const nameOf = (path) => names.get(base(path)) ?? base(path);
  return new Map(outputFiles.map(({ path, text }) => [nameOf(path), functionOf(text, nameOf)]));
}

function base(path) {
  return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
}

/** @param {(path: string) => string} nameOf */
function functionOf(text, nameOf) {
  const file = ts.createSourceFile("chunk.js", text, ts.ScriptTarget.ES2022, false, ts.ScriptKind.JS);
  const edits = [];
  const imports = [];
  const exported = [];
  const replace = (node, by) => edits.push({ start: node.getStart(file), end: node.end, by });
  const load = (path) =>
    path.startsWith(".") ? `chunk(${JSON.stringify(nameOf(path))})` : `require(${JSON.stringify(path)})`;
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) {
      imports.push(importOf(statement, load(statement.moduleSpecifier.text)));
      replace(statement, "");
    } else if (ts.isExportDeclaration(statement)) {
      for (const { name, propertyName } of statement.exportClause.elements)
        exported.push(`${name.text}:${(propertyName ?? name).text}`);
      replace(statement, "");
    } else if (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) {
      throw new Error(`an export that esbuild is not known to write: ${statement.getText(file).slice(0, 80)}`);
    }
  }
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      replace(node, `Promise.resolve().then(()=>${load(node.arguments[0].text)})`);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  const body = edited(text, edits);
  return `(function(chunk,require){"use strict";${imports.join("")}${body}\nreturn{${exported.join(",")}}})`;
}

/** @param {string} loaded what gives the module */
function importOf({ importClause }, loaded) {
  if (importClause === undefined) return `${loaded};`;
  const { name, namedBindings } = importClause;
  if (namedBindings === undefined) return `const ${name.text}=${loaded};`;
  const all = ts.isNamespaceImport(namedBindings)
    ? namedBindings.name.text
    : `{${namedBindings.elements.map(({ name: own, propertyName }) => `${(propertyName ?? own).text}:${own.text}`)}}`;
  return `const ${name === undefined ? all : `${name.text}=${loaded},${all}`}=${loaded};`;
}

function edited(text, edits) {
  let result = "";
  let at = 0;
  for (const { start, end, by } of edits.sort((a, b) => a.start - b.start)) {
    result += text.slice(at, start) + by;
    at = end;
  }
  return result + text.slice(at);
}
