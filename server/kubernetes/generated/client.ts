// Written by `npm run generate`; do not edit.

export type Id = string;
/**
 * True, false or unknown. Only what is true counts. One property names the form (with its operators).
 */
export type Condition =
  | AllOf
  | AnyOf
  | Not
  | SettingTest
  | VersionTest
  | VersionKnownTest
  | ChartTest
  | KubernetesTest
  | ImageTest
  | ValueTest;
export type Name = string;
export type Value = boolean | number | string;
/**
 * A semver range as the `semver` package reads it.
 */
export type Range = string;
/**
 * Steps from the root of a tree. A text is a key (`*`: any key or list item); an object narrows a step.
 *
 * @minItems 1
 */
export type Path = [string | Step, ...(string | Step)[]];
export type Location = ConfigLocation | DataLocation | EnvLocation | ArgumentLocation | PodLocation | ValuesLocation;
export type Format = "yaml" | "json" | "toml" | "fluent-bit" | "fluentd" | "alloy";
/**
 * `list-etcd`: LIST without resourceVersion from every node. `list-etcd-poll`: the same on a timer. `list-cache-full`: whole-cluster LIST from the cache. `watch-full`: cluster-wide watch. `get-etcd`: GET of single objects. `lease-poll`: every agent asks for one Lease. `write-loop`: periodic writes. `no-fan-out`: a CNI plugin that reads the whole cluster from every node, though it has a fan-out, batches or filters for that.
 */
export type HazardClass =
  | "list-etcd"
  | "list-etcd-poll"
  | "list-cache-full"
  | "watch-full"
  | "get-etcd"
  | "lease-poll"
  | "write-loop"
  | "no-fan-out";

/**
 * A program that usually runs on every node and talks to the Kubernetes API: how to recognise it, which settings decide what it asks, what it asks then, and the gentle setting. rules/clients/README.md explains how a rule evaluates it.
 */
export interface Client {
  /**
   * Kebab-case; the same as the file's name.
   */
  id: Id;
  /**
   * Name for messages.
   */
  name: string;
  /**
   * What it asks of the API server, in a sentence or two, for `planelint explain`.
   */
  summary: string;
  match: Match;
  perNode: PerNode;
  /**
   * Usual names of its ServiceAccount, where the object itself does not tell. `{fullname}` stands for the Helm release's full name.
   */
  serviceAccounts?: string[];
  /**
   * Behaviour by version, for people. Rules judge by the conditions of the hazards.
   */
  versions?: VersionNote[];
  /**
   * Settings that conditions and remedies name, by camelCase name.
   */
  settings: {
    [k: string]: Setting;
  };
  /**
   * What it can ask of the API server, by camelCase name. Hazards name those that they are about.
   */
  requests: {
    [k: string]: Request;
  };
  hazards: Hazard[];
  /**
   * Where nothing of it is open: then no rule hints at what its permissions alone would allow. Without `when`: always.
   */
  gentle?: Gentle[];
  remedies: Remedy[];
  /**
   * @minItems 1
   */
  facts: [Fact, ...Fact[]];
  /**
   * Whether a priority level of its own is good advice. Left out: yes. `avoid` where a wait in a small queue would hurt the node more than the load hurts the API server (a node's networking).
   */
  flowSchema?: "advised" | "avoid";
}
/**
 * How a container or a chart is recognised. An image decides; without a known image nothing is matched by name alone.
 */
export interface Match {
  images: Image[];
  /**
   * Where the image serves several programs: base names, one of which must be the last segment of the first item of `command`; a container without `command` runs the image's own program and matches.
   */
  commands?: string[];
  charts?: ClientChart[];
}
export interface Image {
  /**
   * Matches whole segments at the end of an image's repository, so mirrors match too. One with a single segment matches only itself, `library/` and `docker.io/library/`, unless written `* /name`.
   */
  repository: string;
  /**
   * `client` (default): the tag is the version that ranges speak of. `other`: the tag counts something else, so the version is unknown.
   */
  versions?: "client" | "other";
}
/**
 * A chart that installs it. `settings[].at` with `in: values` name it.
 */
export interface ClientChart {
  name: string;
  /**
   * Addresses it is published at (https or oci).
   */
  repositories: string[];
  /**
   * Chart names that stand for the same chart.
   */
  aliases?: string[];
  /**
   * Values under which it is a DaemonSet. Left out: always.
   */
  runsPerNodeWhen?: Condition;
  /**
   * Values path of the image tag; an empty value there means the chart's own version.
   */
  imageTag?: Path;
  /**
   * Values path of the image repository. Another image than those of `match` is not this client.
   */
  imageRepository?: Path;
  /**
   * Values path of the ServiceAccount's name.
   */
  serviceAccount?: Path;
  /**
   * Version of the program that a chart version installs by default; known only where listed.
   */
  defaultVersions?: DefaultVersion[];
}
export interface AllOf {
  /**
   * @minItems 1
   */
  allOf: [Condition, ...Condition[]];
}
export interface AnyOf {
  /**
   * @minItems 1
   */
  anyOf: [Condition, ...Condition[]];
}
export interface Not {
  not: Condition;
}
export interface SettingTest {
  setting: Name;
  equals?: Value;
  /**
   * @minItems 1
   */
  oneOf?: [Value, ...Value[]];
  /**
   * Whether it has a value (an empty text is none), its default included.
   */
  present?: boolean;
  /**
   * Regular expression somewhere in the value's text.
   */
  matches?: string;
  /**
   * Less than (a number, duration or size).
   */
  less?: Value;
  /**
   * Greater than (a number, duration or size).
   */
  greater?: Value;
  /**
   * Whether its value is the name of an environment variable that the container defines.
   */
  namesEnv?: boolean;
}
/**
 * The program's version. A tag such as `0.47` or `7` stands for all versions that begin so: true or false only if that holds for all of them.
 */
export interface VersionTest {
  version: Range;
  /**
   * Answer when nothing tells the version (`latest`, a digest); left out: unknown. `true` only where every version in use behaves so.
   */
  ifUnknown?: boolean;
}
/**
 * Whether anything tells the program's version.
 */
export interface VersionKnownTest {
  versionKnown: boolean;
}
/**
 * The version of the chart that the values or the rendered objects belong to; unknown for plain manifests.
 */
export interface ChartTest {
  chart: string;
  chartVersion: Range;
  ifUnknown?: boolean;
}
export interface KubernetesTest {
  kubernetes: Range;
}
/**
 * Which of the images of `match` it is.
 */
export interface ImageTest {
  /**
   * @minItems 1
   */
  image: [string, ...string[]];
}
/**
 * A value of the chart itself, for `runsPerNodeWhen`.
 */
export interface ValueTest {
  values: Path;
  /**
   * @minItems 1
   */
  oneOf: [Value, ...Value[]];
  /**
   * The chart's own default at that path.
   */
  default: Value;
}
export interface Step {
  /**
   * Regular expression for the whole key; left out: any key or list item.
   */
  key?: string;
  /**
   * Children that the node must have: regular expressions for their whole texts. Keys and texts compare without regard to case in fluent-bit files.
   */
  where?: {
    [k: string]: string;
  };
  /**
   * Compares the key without regard to case.
   */
  ignoreCase?: boolean;
}
export interface DefaultVersion {
  chart: Range;
  /**
   * A version, or a range that holds every version those charts install.
   */
  client: string;
}
/**
 * Which workloads put one copy on each node.
 */
export interface PerNode {
  /**
   * Hazards are judged for these kinds only.
   *
   * @minItems 1
   */
  kinds: ["DaemonSet", ..."DaemonSet"[]];
  note?: string;
}
export interface VersionNote {
  /**
   * What the range counts: the program (default), or the chart.
   */
  of?: "client" | "chart";
  range: Range;
  note: string;
}
export interface Setting {
  /**
   * As a user writes it: `use_apiserver_cache`.
   */
  title: string;
  /**
   * `presence` is true where a place matches and false where all places could be read and none does. Durations compare in seconds, sizes in bytes.
   */
  type: "boolean" | "string" | "number" | "duration" | "size" | "presence";
  /**
   * Versions of the program that know it; elsewhere it is no setting.
   */
  versions?: Range;
  /**
   * Value when no place holds one. For `presence`: the answer where no configuration file is mounted at all (what the image brings along); left out, it is unknown there. For other types left out: the setting is absent.
   */
  default?: Value;
  /**
   * Name of the `presence` setting whose every match has its own value of this one (a source, a filter, a scrape job).
   */
  each?: Name;
  /**
   * Where it can stand; the first that holds a value wins.
   *
   * @minItems 1
   */
  at: [Location, ...Location[]];
}
/**
 * In a configuration file: an entry of a ConfigMap that the container mounts.
 */
export interface ConfigLocation {
  in: "config";
  /**
   * @minItems 1
   */
  formats: [Format, ...Format[]];
  /**
   * Globs of file names that can be its configuration; left out: any file of that format.
   */
  files?: string[];
  path: Path;
  /**
   * For `presence`: the key that matched must be an item of a list at this path of the same tree (a pipeline that uses it), or it is never started.
   */
  listedIn?: Path;
}
/**
 * An entry of a ConfigMap, by the names of both, in the workload's namespace.
 */
export interface DataLocation {
  in: "data";
  configMap: string;
  key: string;
}
/**
 * In the container's environment. A `fieldRef` counts as the text `$(fieldRef:spec.nodeName)`; `secretKeyRef` and `configMapKeyRef` out of view are unknown.
 */
export interface EnvLocation {
  in: "env";
  name: string;
}
/**
 * A flag in `args` or `command`. `--name=value` and `--name value` are one; a flag alone is `true`.
 */
export interface ArgumentLocation {
  in: "arg";
  /**
   * With its dashes.
   */
  flag: string;
  aliases?: string[];
  /**
   * `next`: also as the next argument. `equals`: only after `=`. `none`: a switch.
   */
  value?: "next" | "equals" | "none";
}
/**
 * In the pod spec.
 */
export interface PodLocation {
  in: "pod";
  path: Path;
}
/**
 * In the values of one of the charts of `match`.
 */
export interface ValuesLocation {
  in: "values";
  chart: string;
  /**
   * Chart versions that read this path; left out: all.
   */
  chartVersions?: Range;
  path: Path;
  inside?: InsideLocation;
  /**
   * What the chart does when nothing stands at the path; it beats the setting's own default.
   */
  default?: Value;
  /**
   * Values paths that, where one holds something (not empty), take the place of the chart's own configuration: then `default` does not count.
   *
   * @minItems 1
   */
  unless?: [Path, ...Path[]];
  /**
   * Values paths that, where one holds something (not empty), put the configuration out of the values' view: then the answer is unknown.
   *
   * @minItems 1
   */
  elsewhere?: [Path, ...Path[]];
  /**
   * For `presence`: the key that matched must be an item of a list at this path of the same tree (a pipeline that uses it), or it is never started.
   */
  listedIn?: Path;
}
/**
 * The value at `path` is the text of a configuration file, and the setting stands in it.
 */
export interface InsideLocation {
  format: Format;
  path: Path;
}
export interface Request {
  /**
   * @minItems 1
   */
  verbs: [
    "get" | "list" | "watch" | "create" | "update" | "patch" | "delete",
    ...("get" | "list" | "watch" | "create" | "update" | "patch" | "delete")[]
  ];
  /**
   * @minItems 1
   */
  apiGroups: [string, ...string[]];
  /**
   * @minItems 1
   */
  resources: [string, ...string[]];
  /**
   * True: asked over all namespaces, or of a cluster-scoped kind, so a FlowSchema needs `clusterScope: true`. False: asked inside single namespaces.
   */
  clusterScope: boolean;
  /**
   * How much the answer holds.
   */
  scope: "cluster" | "node" | "namespace" | "object";
  /**
   * `unset` reads the newest state (etcd, or from Kubernetes 1.31 the cache once it has caught up); `zero` reads the cache.
   */
  resourceVersion?: "unset" | "zero" | "varies";
  note?: string;
}
export interface Hazard {
  id: Id;
  class: HazardClass;
  when: Condition;
  /**
   * The setting on which a finding sits, or whose nearest parent it takes.
   */
  setting?: Name;
  /**
   * @minItems 1
   */
  requests: [Name, ...Name[]];
  /**
   * Seconds between two rounds, for what repeats on a timer.
   */
  every?: number;
  /**
   * Setting that holds those seconds.
   */
  everySetting?: Name;
  /**
   * One sentence, true of exactly the versions and settings of `when`. Follows the program's name in a message.
   */
  why: string;
  severity: "low" | "medium" | "high";
  /**
   * Ids, best first.
   */
  remedies?: Id[];
}
export interface Gentle {
  when?: Condition;
  why: string;
}
export interface Remedy {
  id: Id;
  /**
   * Imperative; for a suggestion it says what it changes and what must be there first.
   */
  title: string;
  /**
   * `safe` and `suggestion` have edits; `described` is text only.
   */
  safety: "safe" | "suggestion" | "described";
  /**
   * Versions of the program in which it works. With this, an unknown version offers nothing.
   */
  versions?: Range;
  /**
   * For edits in values: chart versions in which it works, by chart name.
   */
  chartVersions?: {
    [k: string]: Range;
  };
  kubernetes?: Range;
  /**
   * Further condition.
   */
  when?: Condition;
  /**
   * Places in which these edits are right; left out: every place of the settings.
   *
   * @minItems 1
   */
  in?: [
    "config" | "data" | "env" | "arg" | "pod" | "values",
    ...("config" | "data" | "env" | "arg" | "pod" | "values")[]
  ];
  /**
   * Made together or not at all.
   *
   * @minItems 1
   */
  edits?: [SettingEdit, ...SettingEdit[]];
  /**
   * What must be there first, each a phrase.
   */
  needs?: string[];
  /**
   * What changes besides the load.
   */
  effect?: string;
}
export interface SettingEdit {
  setting: Name;
  value?: Value;
  /**
   * Downward-API field; for environment variables.
   */
  fieldRef?: "spec.nodeName" | "status.hostIP";
  remove?: true;
}
export interface Fact {
  claim: string;
  /**
   * @minItems 1
   */
  sources: [Source, ...Source[]];
}
export interface Source {
  /**
   * What it is: `vectordotdev/vector Cargo.lock at v0.44.0`.
   */
  name: string;
  url: string;
}
