import { defineRule } from "../../server/contract/rule.ts";
import { describe } from "./describe.ts";
import { detectClients } from "./detect/clients.ts";
import { detectCommands } from "./detect/commands.ts";
import type { Facts } from "./facts.ts";
import { fixes } from "./fixes.ts";
import { meta } from "./meta.ts";
import type { Options } from "./options.ts";

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: { resources: { kinds: ["DaemonSet"] }, values: {} },
  *check(context) {
    yield* detectClients(context);
    yield* detectCommands(context);
  },
  describe,
  fixes,
});
