// Written by `npm run generate`; do not edit.
import type { Rule } from "../../server/contract/rule.ts";

/** Every rule, by id. */
export const rules: readonly Rule[] = [
];
