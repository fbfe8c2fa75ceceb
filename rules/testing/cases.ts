import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** One workspace in small: a folder below `fixtures/`, or a single file there. */
export interface FixtureCase {
  readonly name: string;
  /** Text by path, relative to the case's root. */
  readonly files: ReadonlyMap<string, string>;
  /** Where the expected fixes stand. */
  readonly snapshotFile: string;
  readonly snapshot: string | undefined;
  /** False for cases whose name holds `.stdin`: nothing but these files is in view. */
  readonly wholeViewKnown: boolean;
}

const snapshotName = "fixes.diff";

/** The cases of a `fixtures` folder, by name. A folder that does not exist has none. */
export function readCases(fixtures: string): FixtureCase[] {
  return entriesOf(fixtures)
    .filter((name) => !name.endsWith(snapshotName))
    .map((name) => {
      const path = join(fixtures, name);
      const isFolder = statSync(path).isDirectory();
      const files = new Map(
        isFolder ? filesBelow(path, "").map((file) => [file, read(join(path, file))]) : [[name, read(path)]],
      );
      const snapshotFile = isFolder ? join(path, snapshotName) : `${path}.${snapshotName}`;
      return {
        name,
        files,
        snapshotFile,
        snapshot: readIfThere(snapshotFile),
        wholeViewKnown: !name.includes(".stdin"),
      };
    });
}

function filesBelow(root: string, folder: string): string[] {
  return entriesOf(join(root, folder)).flatMap((name) => {
    const path = folder === "" ? name : `${folder}/${name}`;
    if (path === snapshotName) return [];
    return statSync(join(root, path)).isDirectory() ? filesBelow(root, path) : [path];
  });
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** Names of the folder's snapshot files that belong to no case. */
export function straySnapshots(fixtures: string): string[] {
  const cases = new Set(entriesOf(fixtures).map((name) => `${name}.${snapshotName}`));
  return entriesOf(fixtures).filter((name) => name.endsWith(`.${snapshotName}`) && !cases.has(name));
}

function read(path: string): string {
  return readFileSync(path, "utf8");
}

function readIfThere(path: string): string | undefined {
  try {
    return read(path);
  } catch {
    return undefined;
  }
}
