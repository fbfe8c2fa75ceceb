import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ignoreFile } from "../text/gitignore.ts";
import { IgnoreTree } from "./ignore-rules.ts";

let root = "";
const environment = {
  ...process.env,
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_SYSTEM: "/dev/null",
  XDG_CONFIG_HOME: "/",
};

/** Every folder there is; whatever else is asked for is a file. */
const folders = ["a", "a/b", "a/b/a", "b", "b/ab", "ä", "a b", "[a]"];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "planelint-ignore-"));
  execFileSync("git", ["init", "-q", root], { env: environment });
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true });
});

afterAll(() => rmSync(root, { recursive: true }));

/** What git ignores of the paths. */
function ignoredByGit(paths: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync("git", ["check-ignore", "--no-index", "--stdin", "-z"], {
    cwd: root,
    env: environment,
    input: paths.join("\0"),
    encoding: "utf8",
  });
  if (status !== 0 && status !== 1) throw new Error(stderr);
  return stdout.split("\0").filter(Boolean);
}

const letter = fc.constantFrom("a", "b", "c", "ab", "ä", " ", "]", "[", "!", "#", "-", "\\");
const name = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("a", "b", "ab", "ä", "a b", "[a]", "a.yaml", "b.yaml") },
  fc.array(letter, { minLength: 1, maxLength: 3 }).map((parts) => parts.join("")),
);
const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("/"));

const classes = [
  "[ab]",
  "[!a]",
  "[^a]",
  "[a-c]",
  "[]a]",
  "[a-]",
  "[!]]",
  "[\\]a]",
  "[a",
  "[[:alpha:]]",
  "[[:foo:]]",
  "[[:a]",
  "[c-a]",
  "[\\a-c]",
  "[ä]",
  "[]-a]",
  "[[:digit:]-b]",
  "[--a]",
];
const piece = fc.oneof(
  { weight: 4, arbitrary: letter },
  { weight: 4, arbitrary: fc.constantFrom("*", "**", "?", "/", "/", ".", "yaml", "***") },
  { weight: 2, arbitrary: fc.constantFrom(...classes) },
  fc.constantFrom("\\*", "\\ ", "\\", "/**/", "**/", "/**", "\\/", "\\!", "\\#"),
);
const pattern = fc
  .tuple(
    fc.constantFrom("", "", "", "!", "/", "!/", "#", "\\#", " "),
    fc.array(piece, { minLength: 1, maxLength: 5 }).map((parts) => parts.join("")),
    fc.constantFrom("", "", "", "/", "/*", "/**", " ", "  ", "\\ ", "\r", "\t"),
  )
  .map((parts) => parts.join(""));
/** A pattern that was a path once, so that it matches something. */
const blurred = fc
  .tuple(path, fc.array(fc.constantFrom("", "", "", "*", "?", "**", "[!c]", "**/"), { minLength: 12, maxLength: 12 }))
  .map(([text, blurs]) => [...text].map((character, i) => blurs[i] || character).join(""));
const ignoreText = fc.array(fc.oneof(pattern, blurred), { maxLength: 5 }).map((lines) => lines.join("\n"));

test("ignores what git ignores: thousands of patterns and paths", () => {
  fc.assert(
    fc.property(
      fc.record({ "": ignoreText, a: ignoreText, "a/b": ignoreText }),
      fc.uniqueArray(path, { minLength: 20, maxLength: 30 }),
      (texts, names) => {
        for (const [folder, text] of Object.entries(texts)) writeFileSync(join(root, folder, ".gitignore"), text);
        const paths = [...new Set([...names, ...folders])];
        const tree = new IgnoreTree(root);
        const ours = paths.filter((each) => tree.ignores(folders.includes(each) ? `${each}/` : each));
        expect(ours).toEqual(ignoredByGit(paths));
      },
    ),
    { numRuns: 120 },
  );
});

test("patterns and classes full of stars are answered, however long the path", () => {
  const name = "a".repeat(5000);
  const hostile = ["*a".repeat(40), "**/a*".repeat(20), "a**b**a**b", "[a]*".repeat(30), "?*".repeat(40)];
  for (const text of hostile) expect(ignoreFile(`${text}c`)(`${name}/${name}`)).toBeUndefined();
});
