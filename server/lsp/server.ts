import type { Connection } from "vscode-languageserver";
import type { ClientFeatures } from "./client-features.ts";
import type { Delivered } from "./diagnostics/delivered.ts";
import type { Reports } from "./diagnostics/reports.ts";
import type { Changes } from "./diagnostics/workspace-diagnostic.ts";
import type { ServerHost } from "./host.ts";
import type { Manifests } from "./manifests/manifests.ts";
import type { Roots } from "./roots/roots.ts";

/** What the requests share: the state of one running server. */
export interface Server {
  readonly connection: Connection;
  readonly host: ServerHost;
  readonly features: ClientFeatures;
  readonly roots: Roots;
  readonly reports: Reports;
  readonly delivered: Delivered;
  readonly changes: Changes;
  readonly manifests: Manifests;
  /** Runs once the client has confirmed the initialization: before, the server may not ask the client for anything. */
  whenInitialized(action: () => void): void;
}
