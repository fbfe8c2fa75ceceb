// Written by `npm run generate`; do not edit.
import type { Rule } from "../../server/contract/rule.ts";
import { rule as etcdHeartbeatTooShort } from "../etcd-heartbeat-too-short/rule.ts";
import { rule as leasePerObject } from "../lease-per-object/rule.ts";
import { rule as listWithoutResourceVersion } from "../list-without-resource-version/rule.ts";
import { rule as missingFlowSchema } from "../missing-flow-schema/rule.ts";

/** Every rule, by id. */
export const rules: readonly Rule[] = [
  etcdHeartbeatTooShort,
  leasePerObject,
  listWithoutResourceVersion,
  missingFlowSchema,
];
