import type { FileSystem } from "../../contract/file-system.ts";

/** Files read at the same time: enough to hide latency, few enough for a process's limit of open files. */
const parallelReads = 32;

/** Texts by path, undefined for files that do not exist. Files that cannot be read are left out, and said to `log`. */
export async function readFiles(
  files: FileSystem,
  paths: readonly string[],
  log: (line: string) => void,
): Promise<ReadonlyMap<string, string | undefined>> {
  const texts = new Map<string, string | undefined>();
  const queue = paths.values();
  const work = async (): Promise<void> => {
    for (const path of queue) {
      try {
        texts.set(path, await files.readText(path));
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: parallelReads }, work));
  return texts;
}
