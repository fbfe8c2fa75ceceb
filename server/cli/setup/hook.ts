import { isMap, isSeq, parseDocument } from "yaml";

/**
 * The pre-commit configuration with our hook in it: a new file, or the old one with an entry at the end of `repos:`.
 * @param text the file as it is; undefined when there is none
 * @returns `present` when it has the hook, `unclear` when an entry cannot be added without rewriting the file
 */
export function withHook(text: undefined, repository: string, revision: string): string;
export function withHook(
  text: string | undefined,
  repository: string,
  revision: string,
): string | "present" | "unclear";
export function withHook(text: string | undefined, repository: string, revision: string): string {
  if (text === undefined) return `repos:\n${entry("  ", repository, revision)}`;
  const document = parseDocument(text, { logLevel: "silent" });
  if (document.errors.length > 0) return "unclear";
  const repos = document.get("repos", true);
  if (!isSeq(repos)) return "unclear";
  const present = repos.items.some((item) => isMap(item) && hooksOf(item.toJSON()).includes("planelint"));
  if (present) return "present";
  const last = repos.items.at(-1);
  if (repos.flow === true || !isMap(last) || !last.range || !repos.range) return "unclear";
  const dash = text.lastIndexOf("-", last.range[0]);
  const indent = text.slice(text.lastIndexOf("\n", dash) + 1, dash);
  if (indent.trim() !== "") return "unclear";
  const end = last.range[1];
  const before = text.slice(0, end);
  const added = `${before}${before.endsWith("\n") ? "" : "\n"}${entry(indent, repository, revision)}${text.slice(end)}`;
  return parseDocument(added, { logLevel: "silent" }).errors.length === 0 ? added : "unclear";
}

function hooksOf(repo: unknown): string[] {
  const hooks = (repo as { hooks?: unknown } | null)?.hooks;
  return Array.isArray(hooks) ? hooks.map((hook) => String((hook as { id?: unknown } | null)?.id)) : [];
}

function entry(indent: string, repository: string, revision: string): string {
  return [`- repo: ${repository}`, `  rev: ${revision}`, "  hooks:", "    - id: planelint"]
    .map((line) => `${indent}${line}\n`)
    .join("");
}
