/** A headed list, or nothing when there are no items. */
export function section<T>(title: string, items: readonly T[], line: (item: T) => string): string[] {
  return items.length === 0 ? [] : [`## ${title}`, items.map((item) => `- ${line(item)}`).join("\n")];
}
