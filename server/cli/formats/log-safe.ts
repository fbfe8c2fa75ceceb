/**
 * Log readers of GitHub and Azure obey `##[command]` anywhere in a line; inside JSON the bracket can be written as an
 * escape without changing what it means.
 */
export function logSafeJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2).replace(/##(\w*)\[/g, "##$1\\u005b")}\n`;
}
