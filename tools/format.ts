import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** A file's text as Biome writes it, so that the style check and the generator agree on it. */
export function formatted(root: string, path: string, text: string): string {
  const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
  return execFileSync(process.execPath, [biome, "format", `--stdin-file-path=${path}`], {
    cwd: root,
    input: text,
    encoding: "utf8",
  });
}
