import type { ResourceName } from "./finding.ts";
import type { SourceDocument } from "./source.ts";
import type { MapNode, TreeNode } from "./tree.ts";

/**
 * - `manifest`: a whole object as it will be applied. `rendered`: the same, out of a chart.
 * - `template`: what can be read of a template without rendering it.
 * - `patch`: a fragment named in a kustomization as patch or component: nothing is known to be absent.
 */
export type ResourceRole = "manifest" | "rendered" | "template" | "patch";

/** A Kubernetes object: anything with `apiVersion` and `kind`, also one inside a `List`. */
export interface Resource extends ResourceName {
  readonly document: SourceDocument;
  readonly root: MapNode;
  readonly apiVersion: string;
  readonly kind: string;
  /** As it will be applied: a kustomization's namespace, prefix and suffix are in it. Left out when unknown or not set. */
  readonly namespace?: string;
  readonly name?: string;
  readonly role: ResourceRole;
  /** The chart it belongs to. */
  readonly chart?: Chart;
  /** Name of the render that made it, where the configuration names renders. */
  readonly render?: string;
  /** Events of `helm.sh/hook`, as written: Helm runs it then, and it is no part of the release. */
  readonly hook?: string;
}

/** What is known of a chart, be it in the workspace or only named by a release. */
export interface ChartIdentity {
  readonly name: string;
  readonly version?: string;
  readonly appVersion?: string;
  /** Repository address as written. */
  readonly repository?: string;
}

/** A folder with a Chart.yaml. */
export interface Chart extends ChartIdentity {
  /** Folder relative to the workspace root; empty string for the root itself. */
  readonly folder: string;
  readonly dependencies: readonly ChartDependency[];
  /** Every `.Values.…` path that its templates read, through `include` and `define`. */
  readonly references: readonly ValuesReference[];
  /** Constraints on the cluster's version, all of which hold; left out where there is none. */
  readonly kubernetes?: readonly string[];
  /** Path of its values.schema.json, if it has one. */
  readonly schemaFile: string | undefined;
  /** Folder of the chart that this one stands in as `charts/<name>`. */
  readonly parentFolder?: string;
}

export interface ChartDependency extends ChartIdentity {
  /** Key of the section in the parent's values: the alias, else the name. */
  readonly key: string;
  readonly condition?: string;
}

/** A place in a template that reads a values path. */
export interface ValuesReference {
  readonly path: readonly string[];
  readonly file: string;
  /** Range of `.Values.a.b` in the template. */
  readonly range: { readonly start: number; readonly end: number };
  /** The string given to `default` for this reference, if it is a literal: `default "pod" .Values.global.leaseMode`. */
  readonly defaultText?: string;
}

/**
 * Values for one chart, wherever they are written: its values.yaml, an overlay, a parent's section for a subchart, the
 * inline values of an Argo CD Application, a Flux HelmRelease, a helmfile or a kustomization. `release`: a file or a
 * ConfigMap that one of these names, or the configuration.
 */
export interface ValuesTree {
  readonly document: SourceDocument;
  readonly root: MapNode;
  readonly source:
    | "default"
    | "overlay"
    | "subchart"
    | "argo-application"
    | "flux-helmrelease"
    | "k3s-helmchart"
    | "helmfile"
    | "kustomize"
    | "release";
  /** Undefined for a values file of which nothing tells the chart. */
  readonly chart: ChartIdentity | undefined;
  /** The chart itself if it is in the workspace. */
  readonly local: Chart | undefined;
  /** Path of `root` in its document. */
  readonly path: readonly (string | number)[];
  /** The tree that a subchart's section stands in: that of its parent chart. */
  readonly around?: ValuesTree;
  readonly release?: { readonly name?: string; readonly namespace?: string };
  /** The release takes further values from elsewhere: what is missing here may be set there. */
  readonly isPartial?: boolean;
}

/** A YAML document that is neither object nor values: a k3s or Talos configuration, say. */
export interface PlainDocument {
  readonly document: SourceDocument;
  readonly root: TreeNode;
}
