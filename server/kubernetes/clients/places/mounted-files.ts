import type { Resource } from "../../../contract/resource.ts";
import type { MapNode, ScalarNode, TreeNode } from "../../../contract/tree.ts";
import { baseName } from "../../../text/paths.ts";
import { trimEndOf } from "../../../text/trim-end.ts";
import { itemsAt, listAt, mapAt, textAt } from "../../../yaml/read.ts";

/** A file that a container sees, out of a ConfigMap in view. */
export interface MountedFile {
  /** As the container sees it: `/etc/vector/vector.yaml`. */
  readonly path: string;
  readonly name: string;
  readonly scalar: ScalarNode;
  readonly configMap: Resource;
}

export interface MountedFiles {
  readonly files: readonly MountedFile[];
  /** Names of mounted files that are out of view (a ConfigMap that is not there, a Secret); undefined for an unknown name. */
  readonly hidden: readonly (string | undefined)[];
}

interface Projection {
  readonly files: readonly Omit<MountedFile, "path">[];
  readonly hidden: readonly (string | undefined)[];
}

const nothing: Projection = { files: [], hidden: [] };
const somewhere: Projection = { files: [], hidden: [undefined] };

/**
 * The files that ConfigMap and Secret volumes give a container. Other volumes (the node's files, empty directories) are
 * not looked at.
 *
 * @param configMap finds a ConfigMap of the workload's namespace; undefined when it is out of view
 */
export function mountedFiles(
  container: MapNode,
  spec: MapNode,
  configMap: (name: string) => Resource | undefined,
): MountedFiles {
  const mounts = container.get("volumeMounts");
  if (mounts === undefined) return { files: [], hidden: container.complete ? [] : [undefined] };
  const parts = itemsAt(mounts).map((mount) => ofMount(mount, spec, configMap));
  const open = mounts.type !== "list" || !mounts.complete;
  return {
    files: parts.flatMap(({ files }) => files),
    hidden: [...parts.flatMap(({ hidden }) => hidden), ...(open ? [undefined] : [])],
  };
}

function ofMount(mount: TreeNode, spec: MapNode, configMap: (name: string) => Resource | undefined): MountedFiles {
  const target = textAt(mount, "mountPath");
  const volumeName = textAt(mount, "name");
  const volumes = listAt(spec, "volumes");
  const volume = volumes?.items.find((item) => textAt(item, "name") === volumeName);
  if (target === undefined || volumeName === undefined || volume === undefined)
    return { files: [], hidden: [undefined] };
  const { files, hidden } = ofVolume(volume, configMap);
  const subPath = textAt(mount, "subPath");
  if (subPath === undefined) {
    return {
      files: files.map((file) => ({ ...file, path: join(target, file.name), name: baseName(file.name) })),
      hidden,
    };
  }
  const shown = files.filter((file) => file.name === subPath);
  const name = baseName(target);
  return {
    files: shown.map((file) => ({ ...file, path: target, name })),
    hidden: shown.length === 0 && hidden.length > 0 ? [name] : [],
  };
}

function ofVolume(volume: TreeNode, configMap: (name: string) => Resource | undefined): Projection {
  if (volume.type !== "map") return somewhere;
  const map = mapAt(volume, "configMap");
  if (map !== undefined) return ofConfigMap(map, configMap);
  const secret = mapAt(volume, "secret");
  if (secret !== undefined) return hiddenFiles(secret);
  const projected = mapAt(volume, "projected");
  if (projected === undefined) return volume.entries.length > 1 ? nothing : somewhere;
  const parts = itemsAt(projected, "sources").map((source) => {
    const inner = mapAt(source, "configMap");
    if (inner !== undefined) return ofConfigMap(inner, configMap);
    const hidden = mapAt(source, "secret");
    return hidden === undefined ? nothing : hiddenFiles(hidden);
  });
  return { files: parts.flatMap(({ files }) => files), hidden: parts.flatMap(({ hidden }) => hidden) };
}

function ofConfigMap(source: MapNode, configMap: (name: string) => Resource | undefined): Projection {
  const name = textAt(source, "name");
  const resource = name === undefined ? undefined : configMap(name);
  const data = mapAt(resource?.root, "data");
  if (resource === undefined || data === undefined) return hiddenFiles(source);
  const items = listAt(source, "items")?.items;
  const wanted = items?.map((item) => ({ key: textAt(item, "key"), path: textAt(item, "path") }));
  const chosen =
    wanted === undefined
      ? data.entries.map(({ key, value }) => ({ name: key, value }))
      : wanted.map(({ key, path }) => ({ name: path, value: key === undefined ? undefined : data.get(key) }));
  const files = chosen.flatMap(({ name: file, value }) =>
    value?.type === "scalar" && file !== undefined && value.certain
      ? [{ name: file, scalar: value, configMap: resource }]
      : [],
  );
  const hidden = chosen.filter(({ value }) => value?.type !== "scalar" || !value.certain).map((item) => item.name);
  return { files, hidden: [...hidden, ...(data.complete || wanted !== undefined ? [] : [undefined])] };
}

/** Files of a source that is out of view: their names are known only where `items` tells them. */
function hiddenFiles(source: MapNode): Projection {
  const items = listAt(source, "items")?.items;
  return { files: [], hidden: items?.map((item) => textAt(item, "path")) ?? [undefined] };
}

function join(folder: string, name: string): string {
  return `${trimEndOf(folder, "/")}/${name}`;
}
