// Written by `npm run generate`; do not edit.

/** The page of each rule, by id. */
export const pages: Readonly<Record<string, string>> = {};
