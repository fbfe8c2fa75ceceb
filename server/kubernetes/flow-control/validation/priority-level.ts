import type { Resource } from "../../../contract/resource.ts";
import type { TreeNode } from "../../../contract/tree.ts";
import { isAbsent, mapAt, nodeAt, scalarAt, textAt } from "../../../yaml/read.ts";
import { flowControlVersion } from "../api-versions.ts";
import { entropyBits, maxEntropyBits } from "../seats.ts";
import { isObjectName } from "./names.ts";
import { missing, numberOr, outside, type Problem, wrong } from "./problem.ts";

/** Most queues a level may have. kubernetes `pkg/apis/flowcontrol/validation/validation.go` */
const mostQueues = 10_000_000;

/** Defaults of kubernetes/api `flowcontrol/v1/types.go`. */
export const defaultQueues = 64;
export const defaultHandSize = 8;

/**
 * What the API server refuses of a PriorityLevelConfiguration. Nothing unknown is a problem.
 * Source: kubernetes `pkg/apis/flowcontrol/validation/validation.go`.
 */
export function priorityLevelProblems(resource: Resource): readonly Problem[] {
  const { root, apiVersion } = resource;
  const version = flowControlVersion(apiVersion);
  const spec = mapAt(root, "spec");
  if (version === undefined || resource.kind !== "PriorityLevelConfiguration" || spec === undefined) return [];
  const name = textAt(root, "metadata", "name");
  const nameNode = nodeAt(root, "metadata", "name");
  const problems: Problem[] = [];
  if (name !== undefined && nameNode !== undefined && !isObjectName(name)) {
    problems.push(wrong("name", nameNode, `"${name}" is no name of an object (lower-case letters, digits, - and .)`));
  }
  return [
    ...problems,
    ...typeProblems(spec, name),
    ...limitedProblems(spec, version.sharesField),
    ...exemptProblems(spec),
  ];
}

function typeProblems(spec: TreeNode, name: string | undefined): Problem[] {
  const node = nodeAt(spec, "type");
  const type = textAt(spec, "type");
  if (isAbsent(spec, "type")) return [missing("type", spec, "type is missing; it is Limited or Exempt")];
  if (type === undefined || node === undefined) return [];
  if (type !== "Limited" && type !== "Exempt")
    return [wrong("type", node, `type is "${type}"; it is Limited or Exempt`)];
  const problems: Problem[] = [];
  if (name !== undefined && (type === "Exempt") !== (name === "exempt")) {
    problems.push(wrong("exempt-name", node, "type Exempt is for the built-in level named exempt, and only for that"));
  }
  const limited = nodeAt(spec, "limited");
  const exempt = nodeAt(spec, "exempt");
  if (type === "Limited" && isAbsent(spec, "limited")) {
    problems.push(missing("limited", spec, "type Limited needs limited"));
  }
  if (type === "Limited" && exempt !== undefined && !isAbsent(spec, "exempt")) {
    problems.push(wrong("mixed", exempt, "type Limited forbids exempt"));
  }
  if (type === "Exempt" && limited !== undefined && !isAbsent(spec, "limited")) {
    problems.push(wrong("mixed", limited, "type Exempt forbids limited"));
  }
  return problems;
}

function limitedProblems(spec: TreeNode, sharesField: string): Problem[] {
  const limited = mapAt(spec, "limited");
  if (limited === undefined) return [];
  return [
    ...outside("shares", limited, sharesField, 0),
    ...outside("lendable", limited, "lendablePercent", 0, 100),
    ...outside("borrowing", limited, "borrowingLimitPercent", 0),
    ...responseProblems(limited),
  ];
}

function responseProblems(limited: TreeNode): Problem[] {
  if (isAbsent(limited, "limitResponse")) {
    return [missing("response", limited, "limitResponse is missing; its type is Queue or Reject")];
  }
  const response = mapAt(limited, "limitResponse");
  if (response === undefined) return [];
  const type = textAt(response, "type");
  const typeNode = nodeAt(response, "type");
  const queuing = nodeAt(response, "queuing");
  if (isAbsent(response, "type")) {
    return [missing("response", response, "limitResponse has no type; it is Queue or Reject")];
  }
  if (type !== undefined && typeNode !== undefined && type !== "Queue" && type !== "Reject") {
    return [wrong("response", typeNode, `limitResponse.type is "${type}"; it is Queue or Reject`)];
  }
  if (type === "Queue" && isAbsent(response, "queuing")) {
    return [missing("queuing", response, "limitResponse.type Queue needs queuing")];
  }
  if (type === "Reject" && queuing !== undefined && !isAbsent(response, "queuing")) {
    return [wrong("queuing", queuing, "limitResponse.type Reject forbids queuing")];
  }
  return type === "Queue" && queuing?.type === "map" ? queuingProblems(queuing) : [];
}

function queuingProblems(queuing: TreeNode): Problem[] {
  const bounds = [
    ...outside("queues", queuing, "queues", 0, mostQueues),
    ...outside("hand-size", queuing, "handSize", 0),
    ...outside("queue-length", queuing, "queueLengthLimit", 0),
  ];
  const queues = numberOr(defaultQueues, queuing, "queues");
  const handSize = numberOr(defaultHandSize, queuing, "handSize");
  if (bounds.length > 0 || queues === undefined || handSize === undefined) return bounds;
  const node = scalarAt(queuing, "handSize") ?? scalarAt(queuing, "queues") ?? queuing;
  if (handSize > queues) {
    return [wrong("hand-size", node, `handSize ${handSize} is more than the ${queues} queues there are`)];
  }
  const bits = entropyBits(queues, handSize);
  if (bits <= maxEntropyBits) return [];
  return [
    wrong(
      "entropy",
      node,
      `a hand of ${handSize} out of ${queues} queues needs ${bits} bits, and ${maxEntropyBits} are allowed: handSize ${largestHand(queues)} at most`,
    ),
  ];
}

/** The largest hand that 60 bits allow for a number of queues. */
export function largestHand(queues: number): number {
  let hand = 1;
  while (hand < queues && entropyBits(queues, hand + 1) <= maxEntropyBits) hand++;
  return hand;
}

function exemptProblems(spec: TreeNode): Problem[] {
  const exempt = mapAt(spec, "exempt");
  return [
    ...outside("shares", exempt, "nominalConcurrencyShares", 0),
    ...outside("lendable", exempt, "lendablePercent", 0, 100),
  ];
}
