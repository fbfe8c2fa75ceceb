// Written by `npm run generate` from schemas/configuration.schema.json; do not edit.

/**
 * Configuration of Planelint: .planelint.yaml
 */
export interface ConfigurationFile {
  /**
   * Everything below this folder is one workspace; Planelint looks no further up.
   */
  root?: boolean;
  /**
   * Version of the cluster, as "1.33" in quotes (unquoted, 1.30 is the number 1.3).
   */
  kubernetes?: string;
  /**
   * Scale that the load estimates assume.
   */
  cluster?: {
    /**
     * Number of nodes.
     */
    nodes?: number;
    /**
     * Number of kube-apiserver instances.
     */
    apiservers?: number;
    /**
     * Number of Pods in the cluster.
     */
    pods?: number;
    /**
     * Number of Services in the cluster.
     */
    services?: number;
  };
  /**
   * Where FlowSchemas and PriorityLevelConfigurations are kept.
   */
  flowControl?: {
    /**
     * True when they live in another repository; then nothing is said about missing ones.
     */
    managedElsewhere?: boolean;
  };
  /**
   * How the charts of the workspace are released.
   */
  charts?: Chart[];
  rules?: RuleSettings;
  /**
   * Other rule settings for some files or objects; later ones win.
   */
  overrides?: Override[];
  /**
   * The team's runbook, a Markdown file; fixes add their notes to it.
   */
  runbook?: string;
}
export interface Chart {
  /**
   * The chart's folder.
   */
  path: string;
  /**
   * The releases of this chart.
   */
  renders?: Render[];
}
export interface Render {
  /**
   * Name of the release.
   */
  name: string;
  /**
   * Values files in order, relative to the chart's folder.
   */
  values?: string[];
  /**
   * Namespace it is released to.
   */
  namespace?: string;
}
/**
 * Severity and options by rule id.
 */
export interface RuleSettings {
  /**
   * The heartbeat of etcd is so short that members miss it under load, or its timers are ones that etcd refuses.
   */
  "etcd-heartbeat-too-short"?: {
    [k: string]: unknown;
  };
  /**
   * One Lease for each Pod, Service or Ingress instead of one for a namespace.
   */
  "lease-per-object"?: {
    [k: string]: unknown;
  };
  /**
   * A program on every node lists from etcd instead of the API server's cache.
   */
  "list-without-resource-version"?: {
    [k: string]: unknown;
  };
  /**
   * An agent on every node lists or watches the whole cluster, and no FlowSchema holds it back.
   */
  "missing-flow-schema"?: {
    [k: string]: unknown;
  };
}
/**
 * Needs files, resources or both; with both, both must match.
 */
export interface Override {
  /**
   * Globs; the file in which a finding lies.
   */
  files?: string[];
  /**
   * The objects meant; every key given must match.
   */
  resources?: Resource[];
  rules: RuleSettings;
}
export interface Resource {
  /**
   * Glob for the kind.
   */
  kind?: string;
  /**
   * Glob for the name.
   */
  name?: string;
  /**
   * Glob for the namespace.
   */
  namespace?: string;
}
