import { execFileSync, spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { options } from "../arguments/options.ts";
import { TestWorkspace } from "../testing/workspace.ts";

/** What is typed, and what it becomes. */
const completions = [
  ["planelint exp", "planelint explain "],
  ["planelint --fix-", "planelint --fix-suggestions "],
  ["planelint --format s", "planelint --format sarif "],
  ["planelint check --only test-m", "planelint check --only test-mode "],
  ["planelint explain test-l", "planelint explain test-level "],
  ["planelint completion f", "planelint completion fish "],
  ["planelint render --orig", "planelint render --origins "],
] as const;

const has = (shell: string) => spawnSync(shell, ["--version"]).status === 0;

async function script(workspace: TestWorkspace, shell: string): Promise<string> {
  return (await workspace.run(["completion", shell])).out;
}

test("bash completes commands, options, values and rules", async () => {
  using workspace = new TestWorkspace();
  const text = await script(workspace, "bash");
  execFileSync("bash", ["-n"], { input: text });
  for (const [typed, whole] of completions) {
    const words = typed.split(" ");
    const line = words.map((word) => `'${word}'`).join(" ");
    const run = `${text}\nCOMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _planelint; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const found = execFileSync("bash", ["-c", run], { cwd: workspace.root, encoding: "utf8" });
    expect(found.trim()).toBe(whole.trim().split(" ").at(-1));
  }
});

/** Types into a zsh of its own, presses the tabulator, and waits until what is awaited stands there. */
const typing = `zmodload zsh/zpty
zpty shell env TERM=dumb zsh -f -i
zpty -w shell "PS1= RPS1=; fpath=($1 \\$fpath); autoload -Uz compinit; compinit -u -D; unsetopt beep; print REA''DY"
zpty -r shell out '*READY*'
zpty -w -n shell "$2"$'\\t'
zpty -r shell out "*$3*" && print -r -- "$out"
zpty -d shell
`;

describe.skipIf(!has("zsh"))("zsh", () => {
  test.each(completions)("takes %j for %j, at the first time it is asked", async (typed, whole) => {
    using workspace = new TestWorkspace();
    workspace.write("functions/_planelint", await script(workspace, "zsh"));
    workspace.write("type.zsh", typing);
    const words = ["-f", workspace.path("type.zsh"), workspace.path("functions"), typed, whole];
    expect(execFileSync("zsh", words, { cwd: workspace.root, encoding: "utf8" })).toContain(whole);
  });

  test("takes the script from a shell's start, too", async () => {
    using workspace = new TestWorkspace();
    workspace.write("script", await script(workspace, "zsh"));
    const start = `autoload -Uz compinit; compinit -u -D; source ${workspace.path("script")}; print $_comps[planelint]`;
    expect(execFileSync("zsh", ["-f", "-c", start], { encoding: "utf8" })).toBe("_planelint\n");
  });
});

describe("fish", () => {
  test("has a line for every option", async () => {
    using workspace = new TestWorkspace();
    const text = await script(workspace, "fish");
    for (const { name } of options) expect(text).toContain(` -l ${name}`);
  });

  test.skipIf(!has("fish")).each(completions)("takes %j for %j", async (typed, whole) => {
    using workspace = new TestWorkspace();
    workspace.write("script.fish", await script(workspace, "fish"));
    const ask = `source ${workspace.path("script.fish")}; complete -C '${typed}'`;
    const found = execFileSync("fish", ["--no-config", "-c", ask], { cwd: workspace.root, encoding: "utf8" });
    expect(found.split(/[\t\n]/)[0]).toBe(whole.trim().split(" ").at(-1));
  });
});

test("another shell is wrong usage", async () => {
  using workspace = new TestWorkspace();
  expect(await workspace.run(["completion", "tcsh"])).toMatchObject({
    status: 2,
    err: expect.stringContaining("no completion for tcsh (one of bash, zsh, fish)"),
  });
});
