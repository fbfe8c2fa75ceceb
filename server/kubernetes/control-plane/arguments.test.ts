import { describe, expect, it } from "vitest";
import { applyEdits } from "../../text/edits.ts";
import { DocumentParse, YamlDocument } from "../../yaml/document.ts";
import { mapAt } from "../../yaml/read.ts";
import { fileSource } from "../../yaml/tree/source.ts";
import { commandsOf } from "../command-line/commands.ts";
import { type ArgumentState, flagOf, ofItems, passedOn } from "./arguments.ts";

function root(yaml: string, complete = true) {
  const source = () => fileSource("a.yaml", yaml, 0, complete);
  const range = { start: 0, end: yaml.length };
  const found = mapAt(new YamlDocument("a.yaml", 0, range, new DocumentParse(yaml), source).tree.root);
  if (found === undefined) throw new Error("no map");
  return found;
}

/** The value as it stands in the file, and the file after writing 7. */
function located(yaml: string, state: ArgumentState) {
  if (state === "absent" || state === "unknown") return state;
  const { start, end } = state.origin.place.range;
  const edits = state.replace("7");
  return { value: state.value, source: yaml.slice(start, end), fixed: edits && applyEdits(yaml, edits) };
}

describe("passedOn", () => {
  it.each([
    ["a map", 'args: {x: "5"}\n', '"5"', 'args: {x: "7"}\n'],
    ["pairs", 'args: [{name: x, value: "5"}]\n', '"5"', 'args: [{name: x, value: "7"}]\n'],
    ["strings", "args: [x=5]\n", "5", "args: [x=7]\n"],
    ["strings with dashes", "args: ['--x=4', '--x=5']\n", "5", "args: ['--x=4', '--x=7']\n"],
    ["one string", "args: x=5\n", "5", "args: x=7\n"],
    ["lists of values", "args: {x: ['4', '5']}\n", "'5'", "args: {x: ['4', '7']}\n"],
  ])("reads %s", (_, yaml, source, fixed) => {
    expect(located(yaml, passedOn(root(yaml).get("args"), "x", true))).toEqual({ value: "5", source, fixed });
  });

  it("tells missing from unknown", () => {
    expect(passedOn(root("args: {y: 1}\n").get("args"), "x", true)).toBe("absent");
    expect(passedOn(root("args: {y: 1}\n").get("args"), "x", false)).toBe("unknown");
    expect(passedOn(root("args: {y: 1}\n", false).get("args"), "x", true)).toBe("unknown");
    expect(passedOn(undefined, "x", true)).toBe("absent");
    expect(passedOn(root("args: {x: }\n").get("args"), "x", true)).toBe("absent");
  });
});

describe("flagOf", () => {
  const read = (yaml: string, name: string) => {
    const [command] = commandsOf(root(yaml));
    if (command === undefined) throw new Error("no command");
    return located(yaml, flagOf(command, name, true));
  };

  it("reads a flag with its value", () => {
    const yaml = "command: [kube-apiserver, --max-requests-inflight=5]\n";
    expect(read(yaml, "max-requests-inflight")).toMatchObject({ value: "5", source: "5" });
    expect(read(yaml, "event-ttl")).toBe("absent");
  });

  it("takes a boolean flag without value for true, and no word behind it for its value", () => {
    expect(read("command: [kube-apiserver, --watch-cache, 'false']\n", "watch-cache")).toMatchObject({ value: "true" });
    expect(read("command: [kube-apiserver, --watch-cache=false]\n", "watch-cache")).toMatchObject({ value: "false" });
  });
});

describe("ofItems", () => {
  it("joins items and finds each again", () => {
    const yaml = "sizes: [pods#0, nodes#100]\n";
    const node = root(yaml).get("sizes");
    const state = node?.type === "list" ? ofItems(node, "sizes") : "unknown";
    if (state === "unknown" || state === "absent") throw new Error("not read");
    expect(state.value).toBe("pods#0,nodes#100");
    const { range } = state.originOf(7, 16).place;
    expect(yaml.slice(range.start, range.end)).toBe("nodes#100");
  });
});
