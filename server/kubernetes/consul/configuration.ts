import type { IndexView } from "../../contract/index-view.ts";
import type { Resource } from "../../contract/resource.ts";
import type { MapNode, ScalarNode, TreeNode } from "../../contract/tree.ts";
import { trimEndOf } from "../../text/trim-end.ts";
import { itemsAt, listAt, mapAt, scalarAt, textAt } from "../../yaml/read.ts";
import { type Flag, flagsOf } from "../command-line/flags.ts";
import type { Command, TextSpan } from "../command-line/word.ts";
import { environmentOf } from "../environment.ts";

/** What an agent is configured with: files, `CONSUL_LOCAL_CONFIG`, and what its own command line or script holds. */
export interface Configuration {
  readonly texts: readonly ScalarNode[];
  /** False when a file that the agent reads is out of view. */
  readonly isWhole: boolean;
}

/** Where the official image's entrypoint looks for configuration, also without a flag. */
const imageFolder = "/consul/config";

/**
 * @param isOfficial the image is HashiCorp's own, so that it holds no configuration
 * @param spec the pod's, where it is in view
 */
export function configurationOf(
  container: MapNode,
  command: Command,
  isOfficial: boolean,
  spec: MapNode | undefined,
  resource: Resource | undefined,
  index: IndexView,
): Configuration {
  const configMap = (name: string) => index.resource("ConfigMap", resource?.namespace, name);
  const flags = flagsOf(command).filter(({ name }) => name === "config-dir" || name === "config-file");
  const paths = [...flags.map(pathOf), ...(isOfficial ? [imageFolder] : [])];
  const own = [container.get("command"), container.get("args")].flatMap(scalarsOf);
  const local = environmentOf(container, configMap).get("CONSUL_LOCAL_CONFIG");
  const texts = [...own, ...(local.state === "text" ? [local.scalar] : [])];
  const hides = local.state === "unknown" || local.state === "field";
  const parts = paths.map((path) => filesAt(path, container, spec, isOfficial, configMap));
  return {
    texts: [...texts, ...parts.flatMap((part) => part ?? [])],
    isWhole: command.complete && !hides && parts.every((part) => part !== undefined),
  };
}

function pathOf({ value }: Flag): string | undefined {
  return value === undefined ? undefined : trimEndOf(value, "/");
}

/** Texts of the files at a path; undefined when some are out of view. */
function filesAt(
  path: string | undefined,
  container: MapNode,
  spec: MapNode | undefined,
  isOfficial: boolean,
  configMap: (name: string) => Resource | undefined,
): readonly ScalarNode[] | undefined {
  if (path === undefined) return undefined;
  const isNear = (mount: TreeNode) => {
    const mounted = textAt(mount, "mountPath");
    const target = mounted === undefined ? undefined : trimEndOf(mounted, "/");
    return target === undefined || target === path || target.startsWith(`${path}/`) || path.startsWith(`${target}/`);
  };
  const mounts = itemsAt(container, "volumeMounts").filter(isNear);
  if (mounts.length === 0) return isOfficial && path === imageFolder ? [] : undefined;
  const volumes = listAt(spec, "volumes");
  const parts = mounts.map((mount) => {
    const name = textAt(mount, "name");
    const volume = volumes?.items.find((item) => textAt(item, "name") === name);
    if (mapAt(volume, "emptyDir") !== undefined) return isFilledBefore(name, spec) ? undefined : [];
    const source = textAt(volume, "configMap", "name");
    const data = source === undefined ? undefined : mapAt(configMap(source)?.root, "data");
    return data?.complete === true ? scalarsOf(data) : undefined;
  });
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

function isFilledBefore(volume: string | undefined, spec: MapNode | undefined): boolean {
  return itemsAt(spec, "initContainers").some((init) =>
    itemsAt(init, "volumeMounts").some((mount) => textAt(mount, "name") === volume),
  );
}

function scalarsOf(node: TreeNode | undefined): readonly ScalarNode[] {
  if (node?.type === "list") return node.items.flatMap((item) => scalarAt(item) ?? []);
  if (node?.type === "map") return node.entries.flatMap(({ value }) => scalarAt(value) ?? []);
  return [];
}

/** A setting of the configuration, in JSON or HCL. */
export interface ConsulSetting {
  readonly text: string;
  readonly span: TextSpan;
}

/** The last place that sets a name to a boolean, a number or a string; comments are passed over. */
export function settingIn(texts: readonly ScalarNode[], name: string): ConsulSetting | undefined {
  const pattern = new RegExp(
    `(?<![\\w.-])\\\\?"?${name}\\\\?"?[ \\t]*[:=][ \\t]*(true|false|-?\\d+|\\\\?"[^"\\n]*")`,
    "g",
  );
  for (const node of texts.toReversed()) {
    const found = [...node.text.matchAll(pattern)].findLast(({ index }) => !isComment(node.text, index));
    const value = found?.[1];
    if (found === undefined || value === undefined) continue;
    const end = found.index + found[0].length;
    return { text: value.replaceAll(/\\?"/g, ""), span: { node, start: end - value.length, end } };
  }
  return undefined;
}

function isComment(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  return /^\s*(?:#|\/\/)/.test(line);
}
