import type { Fix } from "../../server/contract/fix.ts";
import { defineRule } from "../../server/contract/rule.ts";
import { placeOfParent, placeOfValue } from "../../server/kubernetes/flow-control/places.ts";
import {
  defaultQueues,
  largestHand,
  priorityLevelProblems,
} from "../../server/kubernetes/flow-control/validation/priority-level.ts";
import { numberOr, type Problem, withoutOpenValues } from "../../server/kubernetes/flow-control/validation/problem.ts";
import { isWhole } from "../../server/kubernetes/flow-control/whole.ts";
import { meta } from "./meta.ts";

export const rule = defineRule<Record<never, never>, Problem>({
  meta,
  subjects: { resources: { kinds: ["PriorityLevelConfiguration"], words: ["flowcontrol."] } },
  *check({ subject, index }) {
    if (subject.type !== "resource" || subject.resource.role === "patch" || !isWhole(subject.resource, index)) return;
    const { resource } = subject;
    for (const problem of withoutOpenValues(resource, priorityLevelProblems(resource))) {
      const { node, missing, code } = problem;
      const place = missing ? placeOfParent(node) : placeOfValue(node);
      yield { facts: problem, place, resource, key: `${code}:${node.path.join(".")}` };
    }
  },
  describe({ message }) {
    return `The API server refuses this PriorityLevelConfiguration: ${message}. FlowSchemas that name it match nothing until it exists.`;
  },
  fixes: handFix,
});

/** The one problem with one right answer: the largest hand that the queues allow. */
function handFix({ code, node }: Problem): readonly Fix[] {
  const queuing = node.type === "map" ? node : node.parent;
  if ((code !== "entropy" && code !== "hand-size") || queuing?.type !== "map") return [];
  const queues = numberOr(defaultQueues, queuing, "queues");
  if (queues === undefined || queues < 1) return [];
  const hand = largestHand(queues);
  const edits = queuing.tree.editor.set(queuing, ["handSize"], hand);
  if (edits === undefined || edits.length === 0) return [];
  const title = `Set handSize to ${hand}, the most that ${queues} queues allow (changes how requests are queued)`;
  return [{ title, safety: "suggestion", edits }];
}
