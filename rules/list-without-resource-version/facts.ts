import type { OpenHazard } from "../../server/kubernetes/clients/seen-client.ts";
import type { TextSpan } from "../../server/kubernetes/command-line/word.ts";
import type { Reach, Serving } from "./serving.ts";

/** A known program whose settings make it list from etcd. */
export interface ClientFacts {
  readonly form: "client";
  readonly open: OpenHazard;
  readonly serving: Serving;
}

/** A command that lists. */
export interface ListCommand {
  readonly program: "kubectl" | "curl" | "wget" | "kubectl --raw";
  /** What is listed, as written: `pods`, `/api/v1/pods`. */
  readonly what: string;
  readonly span: TextSpan;
  /** The address, where it is one that `resourceVersion=0` can be added to. */
  readonly address: TextSpan | undefined;
  /** What etcd reads; `either` for a kind that may have a namespace or not. */
  readonly reach: Reach;
  readonly filtered: boolean;
  /** In pages, which Kubernetes 1.31 to 1.33 serve from etcd from the second one on. */
  readonly paged: boolean;
  readonly events: boolean;
}

export interface ScriptFacts {
  readonly form: "script";
  readonly command: ListCommand;
  /** How often it runs. */
  readonly runs: "command" | "probe" | "script";
  readonly serving: Serving;
}

export type Facts = ClientFacts | ScriptFacts;
