import type { Chart, Resource, ValuesTree } from "../../server/contract/resource.ts";
import type { OpenHazard } from "../../server/kubernetes/clients/seen-client.ts";
import type { FlowSchema } from "../../server/kubernetes/flow-control/flow-schema.ts";
import type { RequestRule } from "../../server/kubernetes/flow-control/write-objects.ts";

/** The service account that an agent asks with. */
export interface Account {
  /** Names it may have; undefined: any. */
  readonly names: readonly string[] | undefined;
  /** The one name, where it is certain enough to be written into a subject. */
  readonly name: string | undefined;
  /** The name as a template of the parent chart can compute it, where a subchart makes it from the release's. */
  readonly expression?: string;
  /** Undefined: declared nowhere, or computed. */
  readonly namespace: string | undefined;
  /**
   * Set where the names depend on a release that is not known: what they may look like outside the chart in that folder,
   * or of that name.
   */
  readonly release?: { readonly folder: string | undefined; readonly looksLike: RegExp };
}

/** What runs on every node. */
export type Agent =
  | { readonly type: "workload"; readonly workload: Resource }
  | { readonly type: "values"; readonly values: ValuesTree };

export interface Facts {
  readonly agent: Agent;
  /** The chart in view that installs it. */
  readonly chart: Chart | undefined;
  readonly account: Account;
  /** Requests that a FlowSchema has to take. */
  readonly requests: readonly RequestRule[];
  /** Open hazards, worst first; none where only permissions are known. */
  readonly hazards: readonly OpenHazard[];
  /** A schema that names the account and does not take the requests all the same. */
  readonly nearMiss: NearMiss | undefined;
  /** Other workloads that use the same account: a level for it takes their requests too. */
  readonly sharedWith: readonly Resource[];
}

export interface NearMiss {
  readonly schema: FlowSchema;
  readonly reason: "precedence" | "clusterScope" | "namespace" | "requests";
}
