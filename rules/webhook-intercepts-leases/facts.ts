import type { Webhook } from "../../server/kubernetes/webhooks/webhook.ts";

/** A webhook that Lease updates reach. */
export interface WebhookFacts {
  readonly form: "webhook";
  readonly webhook: Webhook;
  /** Those of kube-system and kube-node-lease whose Leases reach it. */
  readonly namespaces: readonly string[];
  /** Undefined when it cannot be told. */
  readonly seconds: number | undefined;
}

/** A time-out in the values of Gatekeeper's chart, whose rules match everything. */
export interface GatekeeperFacts {
  readonly form: "gatekeeper";
  readonly key: string;
  readonly seconds: number;
}

export type Facts = WebhookFacts | GatekeeperFacts;
