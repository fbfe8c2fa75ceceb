import type { Origin } from "../../contract/place.ts";
import type { Subject } from "../../contract/rule.ts";
import type { ListNode, ScalarNode, TreeNode } from "../../contract/tree.ts";
import { scalarAt, textAt } from "../../yaml/read.ts";
import { walk } from "../../yaml/walk.ts";
import { variableOf } from "./servers.ts";

/** A setting of etcd by a name that only etcd has, wherever it is written. */
export interface NamedSetting {
  /** The flag, variable or key as written. */
  readonly name: string;
  readonly text: string;
  readonly origin: Origin;
  /** Where the value stands in a scalar's text, for an edit. */
  readonly node: ScalarNode;
  readonly start: number;
  readonly end: number;
  /** True when the value is a scalar of its own. */
  readonly isWhole: boolean;
  readonly key: string;
}

/**
 * Each place of a subject where a flag of etcd is set: as a flag in commands, arguments and scripts, as its variable, as a
 * key of a configuration file or of the extra arguments of kubeadm, Talos, RKE, k3s and operators, also in texts. For
 * flags whose name nothing else has, `quota-backend-bytes`, so that the form need not be known. What exists only perhaps is left out.
 */
export function settingsNamed(subject: Subject, flag: string): readonly NamedSetting[] {
  const root = rootOf(subject);
  if (root === undefined) return [];
  const names = [flag, variableOf(flag)];
  return [...walk(root)].flatMap(({ node, entry }): readonly NamedSetting[] => {
    if (node.type === "map" && names.includes(textAt(node, "name") ?? "")) return whole(flag, scalarAt(node, "value"));
    if (node.type === "list") return separate(node, flag);
    if (node.type !== "scalar" || !node.certain || typeof node.value === "boolean" || isProse(node)) return [];
    if (entry !== undefined && names.includes(entry.key)) return whole(entry.key, node);
    return typeof node.value === "string" ? inText(node, names) : [];
  });
}

function rootOf(subject: Subject): TreeNode | undefined {
  switch (subject.type) {
    case "resource":
      return subject.resource.kind === "CustomResourceDefinition" ? undefined : subject.resource.root;
    case "values":
      return subject.values.root;
    case "document":
      return subject.plain.root;
    case "chart":
      return undefined;
  }
}

/** Texts that people read. */
function isProse({ path }: ScalarNode): boolean {
  return path.some((key) => key === "annotations" || key === "description" || key === "message");
}

function whole(name: string, node: ScalarNode | undefined): NamedSetting[] {
  if (node === undefined || node.value === null || !node.certain) return [];
  const key = node.path.join(".");
  return [{ name, text: node.text, origin: node.origin, node, start: 0, end: node.text.length, isWhole: true, key }];
}

/** `--name` and its value as two items of a list. */
function separate({ items }: ListNode, flag: string): NamedSetting[] {
  const at = items.findIndex((item) => /^--?/.test(textAt(item) ?? "") && textAt(item)?.replace(/^--?/, "") === flag);
  return at < 0 ? [] : whole(`--${flag}`, scalarAt(items[at + 1]));
}

/** `--name=value`, `--name value`, `NAME=value`, `name: value` in a text; not behind a `#`. */
function inText(node: ScalarNode, names: readonly string[]): NamedSetting[] {
  if (!names.some((name) => node.text.includes(name))) return [];
  const pattern = new RegExp(
    `(?<=^|[\\s"'\`])-{0,2}(${names.join("|")})["']?(?:=|:[ \\t]+|[ \\t]+)["']?([^\\s"'\\\\,]+)`,
    "gm",
  );
  return [...node.text.matchAll(pattern)].flatMap((match): NamedSetting[] => {
    const [found, name = "", text = ""] = match;
    const lineStart = node.text.lastIndexOf("\n", match.index) + 1;
    if (node.text.slice(lineStart, match.index).includes("#")) return [];
    const end = match.index + found.length;
    const start = end - text.length;
    const origin = node.originOf(start, end);
    return [{ name, text, origin, node, start, end, isWhole: false, key: `${node.path.join(".")} ${start}` }];
  });
}
