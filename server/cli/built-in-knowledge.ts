import { pages } from "../../rules/generated/pages.ts";
import type { Rule } from "../contract/rule.ts";
import { createLibrary } from "../lsp/library/create-library.ts";
import type { Knowledge } from "./knowledge.ts";

/** The rules and pages that are built in; the library is made when somebody asks. */
export function builtInKnowledge(version: string, rules: readonly Rule[]): Knowledge {
  return {
    version,
    rules,
    rulePage: (id) => pages[id],
    pages: () => createLibrary().list(),
    page: (id) => createLibrary().page(id),
  };
}
