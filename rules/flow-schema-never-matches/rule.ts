import type { Fix } from "../../server/contract/fix.ts";
import { type Detection, defineRule, type RuleContext } from "../../server/contract/rule.ts";
import { type FlowSchema, flowSchemaOf } from "../../server/kubernetes/flow-control/flow-schema.ts";
import { placeOfParent, placeOfValue } from "../../server/kubernetes/flow-control/places.ts";
import { freePrecedence } from "../../server/kubernetes/flow-control/precedence.ts";
import { flowSchemaProblems } from "../../server/kubernetes/flow-control/validation/flow-schema.ts";
import { withoutOpenValues } from "../../server/kubernetes/flow-control/validation/problem.ts";
import { isWhole } from "../../server/kubernetes/flow-control/whole.ts";
import { mapAt } from "../../server/yaml/read.ts";
import { describe } from "./describe.ts";
import { danglingLevel } from "./detect/dangling.ts";
import { versionedGroups } from "./detect/groups.ts";
import { lateSubjects } from "./detect/late.ts";
import { unscopedRules } from "./detect/unscoped.ts";
import type { Facts, Late, Refused, Unscoped, Versioned } from "./facts.ts";
import { meta } from "./meta.ts";

type Context = RuleContext<Record<never, never>>;

export const rule = defineRule<Record<never, never>, Facts>({
  meta,
  subjects: { resources: { kinds: ["FlowSchema"], words: ["flowcontrol."] } },
  *check(context) {
    const { subject, index } = context;
    if (subject.type !== "resource" || subject.resource.role === "patch" || !isWhole(subject.resource, index)) return;
    const schema = flowSchemaOf(subject.resource);
    if (schema === undefined) return;
    yield* refused(schema);
    yield* versionedGroups(schema);
    yield* lateSubjects(schema);
    yield* unscopedRules(schema);
    yield* danglingLevel(schema, context);
  },
  describe,
  fixes(facts, context) {
    if (facts.form === "late") return earlier(facts, context);
    if (facts.form === "versioned") return withoutVersion(facts);
    return facts.form === "unscoped" ? scoped(facts) : [];
  },
});

function* refused({ resource }: FlowSchema): Generator<Detection<Refused>> {
  for (const problem of withoutOpenValues(resource, flowSchemaProblems(resource))) {
    const { node, missing, code } = problem;
    yield {
      facts: { form: "refused", problem },
      place: missing ? placeOfParent(node) : placeOfValue(node),
      resource,
      severity: "error",
      key: `${code}:${node.path.join(".")}`,
    };
  }
}

/** 801 to 899 come before all that take workloads, and behind kube-controller-manager and kube-scheduler. */
function earlier({ resource, taker, subject }: Late, { index }: Context): readonly Fix[] {
  const spec = mapAt(resource.root, "spec");
  if (spec === undefined || subject !== undefined || taker.precedence < 900) return [];
  const schemas = index.resources("FlowSchema").flatMap((item) => flowSchemaOf(item) ?? []);
  const precedence = freePrecedence(resource.name ?? "", new Set(schemas.map((schema) => schema.precedence)));
  const edits = spec.tree.editor.set(spec, ["matchingPrecedence"], precedence);
  if (edits === undefined || edits.length === 0) return [];
  const title = `Set matchingPrecedence to ${precedence}, before the built-in ${taker.precedence} (its requests move to its level)`;
  return [{ title, safety: "suggestion", edits }];
}

function withoutVersion({ item, group }: Versioned): readonly Fix[] {
  const edits = item.tree.editor.replaceScalar(item, group);
  if (edits === undefined) return [];
  return [{ title: `Write "${group}" (its requests move to its level)`, safety: "suggestion", edits }];
}

function scoped({ rule }: Unscoped): readonly Fix[] {
  const edits = rule.tree.editor.set(rule, ["clusterScope"], true);
  if (edits === undefined || edits.length === 0) return [];
  const title = "Set clusterScope to true (requests without a namespace move to its level)";
  return [{ title, safety: "suggestion", edits }];
}
