import type { TreeNode } from "../../../contract/tree.ts";
import { isAbsent, scalarAt } from "../../../yaml/read.ts";
import { all, type Truth } from "../../clients/truth.ts";
import type { AdmittedRequest } from "../requests.ts";
import { evaluate } from "./evaluate.ts";

/**
 * Whether `matchConditions` let a request through to the webhook: one that is false keeps it away.
 * https://kubernetes.io/docs/reference/access-authn-authz/extensible-admission-controllers/#matching-requests-matchconditions
 *
 * @param conditions undefined: not written
 * @param whole whether conditions that are not written are known to be missing
 */
export function conditionsHold(
  conditions: TreeNode | undefined,
  whole: boolean,
  request: AdmittedRequest,
  namespace: string | undefined,
): Truth {
  if (conditions === undefined) return whole ? true : undefined;
  if (conditions.type !== "list") return conditions.type === "scalar" && conditions.value === null ? true : undefined;
  const facts = factsOf(request, namespace);
  const truth = all(
    conditions.items.map((condition) => {
      const expression = scalarAt(condition, "expression");
      return expression?.certain === true ? evaluate(expression.text, facts) : undefined;
    }),
  );
  const isWhole = conditions.complete && conditions.items.every((item) => !isAbsent(item, "expression"));
  return truth === false || isWhole ? truth : undefined;
}

/** What an expression can ask of a request and is known here. */
function factsOf(request: AdmittedRequest, namespace: string | undefined): ReadonlyMap<string, string> {
  const [operation, ...others] = request.operations;
  return new Map([
    ["request.resource.group", request.group],
    ["request.resource.resource", request.resource],
    ["request.subResource", request.subresource ?? ""],
    ...(operation !== undefined && others.length === 0 ? [["request.operation", operation] as const] : []),
    ...(namespace !== undefined && request.namespaced ? [["request.namespace", namespace] as const] : []),
  ]);
}
