import { dirname, relative, resolve, sep } from "node:path";
import { UnreadableFile } from "../../contract/file-system.ts";
import { decode } from "../../node/read-text.ts";
import type { CheckOptions } from "../arguments/check-options.ts";
import { insideRoot } from "../selection/operands.ts";
import { configurationAt, givenConfiguration } from "./configuration-file.ts";
import type { Place } from "./load.ts";
import { rootOf } from "./roots.ts";
import type { View } from "./view.ts";

/** A dump of a whole cluster may be large; beyond 256 MiB something else is wrong. */
const stdinLimit = 256 * 1024 * 1024;

const shownName = "<stdin>";
/** A name that is read as manifests and lies in no chart. */
const defaultName = "stdin.yaml";

/** Standard input alone is in view: nothing is said about what it does not hold. */
export async function loadStdin(options: CheckOptions, { cwd, streams }: Place): Promise<View> {
  const named = options.stdinFilename === undefined ? undefined : resolve(cwd, options.stdinFilename);
  const root = rootOf(named === undefined ? cwd : dirname(named), cwd, cwd);
  const path = named === undefined ? defaultName : insideRoot(named, root);
  const texts = new Map<string, string>();
  const unread: { file: string; reason: string }[] = [];
  const bytes = await streams.readStdin(stdinLimit);
  try {
    if (bytes === undefined) throw new UnreadableFile(path, `more than ${stdinLimit / 1024 / 1024} MiB`);
    texts.set(path, decode(path, bytes));
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    unread.push({ file: path, reason: error.reason });
  }
  const given = givenConfiguration(options, cwd, root);
  return {
    root,
    texts,
    parts: new Map(),
    readPart: () => undefined,
    unreadParts: [],
    unread,
    selection: undefined,
    before: new Map(),
    configuration: given ?? configurationAt(root),
    wholeViewKnown: false,
    pathOf: () => path,
    shown: (file) =>
      file === path ? (options.stdinFilename ?? shownName) : relative(cwd, resolve(root, file)).split(sep).join("/"),
  };
}
