/** Lower-case letters, digits, `-` and `.`, at most 253 characters. https://kubernetes.io/docs/concepts/overview/working-with-objects/names/ */
export function isObjectName(text: string): boolean {
  return text.length <= 253 && /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/.test(text);
}

/** One label: at most 63 characters. */
export function isNamespaceName(text: string): boolean {
  return text.length <= 63 && /^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/.test(text);
}
