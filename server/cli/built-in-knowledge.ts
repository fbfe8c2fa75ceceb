import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { pages } from "../../rules/generated/pages.ts";
import { rules } from "../../rules/generated/registry.ts";
import { createLibrary } from "../lsp/library/create-library.ts";
import type { Knowledge } from "./knowledge.ts";

/** The rules and pages that are built in; the library is made when somebody asks. */
export function builtInKnowledge(version: string): Knowledge {
  return {
    build: () => buildOf(version),
    rules,
    rulePage: (id) => pages[id],
    pages: () => createLibrary().list(),
    page: (id) => createLibrary().page(id),
  };
}

/** By content of the program that runs: while it is developed, the version stands still. */
function buildOf(version: string): string {
  const program = process.argv[1];
  if (program === undefined) return version;
  return `${version} ${createHash("sha256").update(readFileSync(program)).digest("hex")}`;
}
