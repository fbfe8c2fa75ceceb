import { expect, test } from "vitest";
import { createEngine } from "../../server/linter/engine.ts";
import { hostileWorkspaces } from "./lib/hostile-workspaces.ts";

/**
 * Texts that once took exponential time, or the square of their length. Each is far beyond what any machine does in the
 * time that a test may take, so a bound that is lost shows as a test that does not end.
 */
test.each(Object.entries(hostileWorkspaces))("%s: the engine answers", (_, { files, notice }) => {
  const engine = createEngine();
  for (const [path, text] of Object.entries(files)) engine.update(path, text);
  const { notices } = engine.lint();
  expect(notices.filter(({ kind }) => kind === "rule-crashed")).toEqual([]);
  if (notice !== undefined) expect(notices).toContainEqual(expect.objectContaining(notice));
});
