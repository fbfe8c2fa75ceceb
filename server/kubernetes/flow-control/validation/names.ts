/** Whether a text holds a variable that a tool fills in before the object is applied: `${NAMESPACE}` of envsubst and Flux. */
export function isPlaceholder(text: string): boolean {
  return /\$\{|\$\(|\{\{/.test(text);
}

/** Lower-case letters, digits, `-` and `.`, at most 253 characters. https://kubernetes.io/docs/concepts/overview/working-with-objects/names/ */
export function isObjectName(text: string): boolean {
  return (
    isPlaceholder(text) ||
    (text.length <= 253 && /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/.test(text))
  );
}

/** One label: at most 63 characters. */
export function isNamespaceName(text: string): boolean {
  return isPlaceholder(text) || (text.length <= 63 && /^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/.test(text));
}
