import type { Detection } from "../../../server/contract/rule.ts";
import type { TreeNode } from "../../../server/contract/tree.ts";
import { type BuiltInSchema, builtInSchema } from "../../../server/kubernetes/flow-control/built-in.ts";
import type { FlowSchema } from "../../../server/kubernetes/flow-control/flow-schema.ts";
import { placeOfParent, placeOfValue } from "../../../server/kubernetes/flow-control/places.ts";
import { isBehind, takerOf } from "../../../server/kubernetes/flow-control/takers.ts";
import { itemsAt, nodeAt, textAt } from "../../../server/yaml/read.ts";
import type { Late } from "../facts.ts";

/** Subjects whose every request a built-in schema takes first. */
export function* lateSubjects({ resource, precedence, rules }: FlowSchema): Generator<Detection<Late>> {
  if (precedence === undefined || builtInSchema(resource.name) !== undefined) return;
  const subjects = rules.flatMap((rule) => itemsAt(rule, "subjects"));
  const late = subjects.flatMap((subject) => {
    const taker = takerOf(subject);
    return taker !== undefined && isBehind(precedence, resource.name, taker) ? [{ subject, taker }] : [];
  });
  const [first] = late;
  if (first === undefined) return;
  const spec = nodeAt(resource.root, "spec") ?? resource.root;
  const written = nodeAt(spec, "matchingPrecedence");
  const isWhole = rules.every((rule) => nodeAt(rule, "subjects")?.type === "list");
  if (late.length === subjects.length && isWhole) {
    // The first in line of those that take its requests: before that one it must come.
    const taker = late.map((item) => item.taker).reduce((a, b) => (b.precedence < a.precedence ? b : a));
    yield {
      facts: { form: "late", resource, precedence, taker, subject: undefined },
      place: written === undefined ? placeOfParent(spec) : placeOfValue(written),
      resource,
      key: "precedence",
    };
    return;
  }
  for (const { subject, taker } of late) yield single(resource, precedence, subject, taker);
}

function single(
  resource: Late["resource"],
  precedence: number,
  subject: TreeNode,
  taker: BuiltInSchema,
): Detection<Late> {
  const named = ["serviceAccount", "user", "group"].map((key) => nodeAt(subject, key, "name")).find((node) => node);
  return {
    facts: { form: "late", resource, precedence, taker, subject: named === undefined ? "" : (textAt(named) ?? "") },
    place: placeOfValue(named ?? subject),
    resource,
    key: `subject:${subject.path.join(".")}`,
  };
}
