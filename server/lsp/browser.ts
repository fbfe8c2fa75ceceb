import {
  BrowserMessageReader,
  BrowserMessageWriter,
  createConnection,
  ProposedFeatures,
} from "vscode-languageserver/browser";
import { createHost } from "./create-host.ts";
import { serve } from "./serve.ts";

// As in client/browser.ts: only what is used of the browser's types.
declare const self: ConstructorParameters<typeof BrowserMessageReader>[0];

const connection = createConnection(
  ProposedFeatures.all,
  new BrowserMessageReader(self),
  new BrowserMessageWriter(self),
);
serve(
  connection,
  createHost(() => undefined),
);
