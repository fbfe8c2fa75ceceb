import type { FileRecord } from "../../workspace/file-record.ts";
import type { Workspace } from "../../workspace/workspace.ts";
import type { TracedFinding } from "./merge.ts";
import { documentKey, usedKinds, usersOf } from "./users.ts";

type FileTest = (path: string) => boolean;

/** Selects findings of workloads by what those use: accounts, roles, ConfigMaps, FlowSchemas. */
export class UserSelection {
  #former: ReadonlySet<string> = new Set();

  constructor(private readonly workspace: Pick<Workspace, "files" | "index" | "textOf" | "update">) {}

  /** See {@link import("../engine.ts").LintEngine.selectUsersOf}. */
  addUsersOf(before: ReadonlyMap<string, string>): void {
    const now = new Map([...before.keys()].map((path) => [path, this.workspace.textOf(path)]));
    for (const [path, text] of before) this.workspace.update(path, text);
    this.#former = this.#usersIn((path) => before.has(path));
    for (const [path, text] of now) this.workspace.update(path, text);
  }

  /**
   * Tells whether a finding is that of a workload that uses something in files, or used something that was added.
   * @param isSelected undefined: only what was added counts
   */
  test(isSelected: FileTest | undefined): (item: TracedFinding) => boolean {
    const users = isSelected === undefined ? none : this.#usersIn(isSelected);
    if (users.size === 0 && this.#former.size === 0) return () => false;
    return ({ documents }) => {
      const keys = documents.map(documentKey);
      return keys.some((key) => users.has(key) || this.#former.has(key));
    };
  }

  #usersIn(isSelected: FileTest): ReadonlySet<string> {
    const { files, index } = this.workspace;
    const isUsed = ({ path, records }: FileRecord) =>
      isSelected(path) && records.some(({ kinds }) => usedKinds.some((kind) => kinds.has(kind)));
    return [...files.values()].some(isUsed) ? usersOf(index, isSelected) : none;
  }
}

const none: ReadonlySet<string> = new Set();
