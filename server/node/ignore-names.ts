/** Files whose patterns keep others out; of two in one folder the later name wins. */
export const ignoreFileNames: readonly string[] = [".gitignore", ".planelintignore"];
