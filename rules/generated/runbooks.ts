// Written by `npm run generate`; do not edit.

/** The runbook note behind a rule, by file name. */
export const runbooks: Readonly<Record<string, string>> = {};
