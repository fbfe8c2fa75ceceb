import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdits } from "../../text/edits.ts";
import { DocumentParse, YamlDocument } from "../../yaml/document.ts";
import { mapAt } from "../../yaml/read.ts";
import { fileSource } from "../../yaml/tree/source.ts";
import { commandsOf } from "./commands.ts";
import { flagsOf, lastFlag } from "./flags.ts";
import { readScript } from "./shell/read-script.ts";
import { spanOf } from "./word.ts";

/** The root of a YAML text; what reads UNKNOWN stands for a template action. */
function rootOf(yaml: string) {
  const document = new YamlDocument("a.yaml", 0, { start: 0, end: yaml.length }, new DocumentParse(yaml), () => ({
    ...fileSource("a.yaml", yaml, 0, !yaml.includes("UNKNOWN")),
    isUnknown: (start, end) => yaml.slice(start, end).includes("UNKNOWN"),
  }));
  const root = mapAt(document.tree.root);
  if (root === undefined) throw new Error("no map");
  return root;
}

/** The commands of a container written in YAML. */
function read(yaml: string) {
  const container = rootOf(yaml);
  return { commands: commandsOf(container), container };
}

function shown(yaml: string) {
  return read(yaml).commands.map(({ program, words }) => [program, ...words.map((word) => word.text)]);
}

/** The flag's value as it stands in the file, and the file after setting it to 100. */
function located(yaml: string, name: string) {
  const { commands, container } = read(yaml);
  const flag = lastFlag(commands.flatMap(flagsOf), name);
  if (flag?.valueSpan === undefined) return { flag };
  const { node, start, end } = flag.valueSpan;
  const { range } = node.originOf(start, end).place;
  const edits = container.tree.editor.replaceSlice(node, start, end, "100");
  return { flag, source: yaml.slice(range.start, range.end), fixed: edits && applyEdits(yaml, edits) };
}

describe("commandsOf", () => {
  it("reads command and args as one command", () => {
    expect(shown("command: [/usr/local/bin/etcd]\nargs: [--a=b, -c]\n")).toEqual([["etcd", "--a=b", "-c"]]);
  });

  it("does not know the program that the image runs", () => {
    expect(shown("args: [--a=b]\n")).toEqual([[undefined, "--a=b"]]);
  });

  it("looks through programs that run another one", () => {
    expect(shown("command: [/sbin/tini, --, env, A=b, timeout, 5s, etcd, --x]\n")).toEqual([["etcd", "--x"]]);
  });

  it("reads the script of sh -c in place of the shell", () => {
    expect(shown('command: ["/bin/sh", "-ec", "exec etcd --name $(hostname) --x=1"]\n')).toEqual([
      ["hostname"],
      ["etcd", "--name", "$(hostname)", "--x=1"],
    ]);
    expect(shown("command: [bash, -euo, pipefail, -c]\nargs: ['a && b']\n")).toEqual([["a"], ["b"]]);
    expect(shown("command: [sh, /run.sh, -c, x]\n")).toEqual([["sh", "/run.sh", "-c", "x"]]);
  });

  it("knows that a map with a template action may have more", () => {
    const { commands } = read("command: [etcd]\nargs:\n- --x\n- UNKNOWN\n- --z\n");
    expect(commands.map(({ complete }) => complete)).toEqual([false]);
    expect(commands.flatMap(flagsOf).map(({ name, known }) => [name, known])).toEqual([
      ["x", false],
      ["z", true],
    ]);
  });
});

describe("flagsOf", () => {
  it.each([
    ["attached", "args: [--x=50]\n", "50"],
    ["one dash", "args: [-x=50]\n", "50"],
    ["two items", "args:\n- --x\n- '50'\n", "50"],
    ["a script", 'command: [sh, -c, "etcd --a --x=50 --b"]\n', "50"],
    ["a script with quotes", "command: [sh, -c, 'etcd --x=\"50\"']\n", "50"],
    ["a literal block", "command:\n- sh\n- -c\n- |\n  exec etcd \\\n    --name=a \\\n    --x 50 \\\n    --b\n", "50"],
    ["a folded block", "command:\n- sh\n- -c\n- >-\n  exec etcd\n  --name=a\n  --x=50\n", "50"],
    ["escapes", 'command: [sh, -c, "\\tetcd \\\n  --x=50"]\n', "50"],
  ])("finds the value of %s and can replace it", (_, yaml, value) => {
    const { flag, source, fixed } = located(yaml, "x");
    expect(flag?.value).toBe(value);
    expect(source?.replace(/^'|'$/g, "")).toBe(value);
    expect(located(fixed ?? "", "x").flag?.value).toBe("100");
    expect(fixed?.replace("100", "50").replaceAll(/["']/g, "")).toBe(yaml.replaceAll(/["']/g, ""));
  });

  it("takes the last of several", () => {
    expect(located("args: [--x=1, --x=2]\n", "x").flag?.value).toBe("2");
  });

  it.each([
    ["the kubelet's variable", "args: ['--x=$(X)']\n"],
    ["a variable in a script", 'command: [sh, -c, "etcd --x=$X"]\n'],
    ["braces", `command: [sh, -c, "etcd --x $\{X}"]\n`],
    ["a substitution", 'command: [sh, -c, "etcd --x=$(cat x)"]\n'],
  ])("does not know the value of %s", (_, yaml) => {
    expect(located(yaml, "x").flag).toMatchObject({ value: undefined, known: false });
  });

  it("knows no value where none follows", () => {
    expect(located("args: [--x, --y]\n", "x").flag).toMatchObject({ value: undefined, style: "bare", known: true });
    expect(located("args: [--, --x=1]\n", "x").flag).toBeUndefined();
  });
});

describe("readScript", () => {
  function script(text: string) {
    const node = rootOf(`run: ${JSON.stringify(text)}\n`).get("run");
    if (node?.type !== "scalar") throw new Error("no scalar");
    return readScript(node).map(({ program, words }) => [program, ...words.map((word) => word.text)].join(" "));
  }

  it("finds each command and no comment, here-document or redirection", () => {
    const text = [
      "#!/bin/sh",
      "set -e # --not",
      "cat > /tmp/x <<'EOF' 2>&1",
      "etcd --in-document",
      "EOF",
      'if ! curl -s "http://x/$(id -u)" | grep -q a; then',
      "  A=1 exec etcd --x='a b' >> /log 2>&1 &",
      "fi",
      "(cd /x; kubectl get pods)",
      "T=`date +%s`",
    ].join("\n");
    expect(script(text)).toEqual([
      "set -e",
      "cat",
      "id -u",
      "curl -s http://x/$(id -u)",
      "grep -q a",
      "etcd --x=a b",
      "fi",
      "cd /x",
      "kubectl get pods",
      "date +%s",
      "",
    ]);
  });

  it("ends on any text", () => {
    for (const text of ["'", '"', "`", "$(", "${", "$((", "a\\", "<<", "<", "((()))", "$", "cat <<E\nx"]) {
      expect(script(text).length).toBeLessThan(5);
    }
  });

  it("places every character of every word where it is written, whatever the script", () => {
    const pieces = fc.constantFrom(
      "a",
      "b=c",
      " ",
      "\n",
      "'",
      '"',
      "\\",
      "$",
      "(",
      ")",
      "{",
      "}",
      "`",
      "<<E",
      "#",
      ";",
      "1>",
      "&",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const node = rootOf(`run: ${JSON.stringify(parts.join(""))}\n`).get("run");
        if (node?.type !== "scalar") return;
        for (const { words, assignments } of readScript(node)) {
          for (const { text, offsets } of [...words, ...assignments]) {
            expect(offsets?.map((offset) => node.text[offset]).join("")).toBe(text);
            expect(offsets).toEqual([...(offsets ?? [])].sort((a, b) => a - b));
          }
        }
      }),
    );
  });

  it("gives each character its place", () => {
    const { commands } = read("command: [sh, -c, 'a \"b\"c\\d']\n");
    const word = commands[0]?.words[0];
    expect(word?.text).toBe("bcd");
    expect(word && spanOf(word, 1, 3)).toMatchObject({ start: 5, end: 8 });
  });
});
