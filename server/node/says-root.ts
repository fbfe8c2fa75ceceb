/** In order of preference. */
export const configurationNames: readonly string[] = [".planelint.yaml", ".planelint.yml"];

/** Whether a configuration with this text says `root: true`; it need not be valid otherwise. */
export function saysRoot(text: string): boolean {
  return /^root:[ \t]+true[ \t]*(#.*)?\r?$/im.test(text);
}
