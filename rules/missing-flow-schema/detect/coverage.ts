import type { IndexView } from "../../../server/contract/index-view.ts";
import {
  builtInPrecedence,
  type FlowSchema,
  flowSchemaOf,
  isCovered,
  mayMatch,
} from "../../../server/kubernetes/flow-control/flow-schema.ts";
import type { RequestRule } from "../../../server/kubernetes/flow-control/write-objects.ts";
import { itemsAt, textAt } from "../../../server/yaml/read.ts";
import type { Account, NearMiss } from "../facts.ts";

export function schemasInView(index: IndexView): readonly FlowSchema[] {
  return index.resources("FlowSchema").flatMap((resource) => flowSchemaOf(resource) ?? []);
}

/** Whether some schema takes at least one of the requests before the built-in one does. */
export function takesOneOf(
  requests: readonly RequestRule[],
  account: Account,
  schemas: readonly FlowSchema[],
): boolean {
  return requests.some((request) => questions(request, account).some((question) => isCovered(schemas, question)));
}

/** The request as flow control sees it: a list if it lists, since that is what loads the servers, else a watch. */
function questions({ verbs, apiGroups, resources, clusterScope }: RequestRule, { names, namespace }: Account) {
  const verb = ["list", "watch", "*"].find((candidate) => verbs.includes(candidate)) ?? "list";
  return (names ?? [undefined]).flatMap((serviceAccount) =>
    apiGroups.flatMap((apiGroup) =>
      resources.map((resource) => ({
        namespace,
        serviceAccount,
        verb,
        apiGroup,
        resource,
        isClusterWide: clusterScope,
      })),
    ),
  );
}

/** A schema that names the account and still does not take its requests, and why. */
export function nearMissOf(
  requests: readonly RequestRule[],
  account: Account,
  schemas: readonly FlowSchema[],
): NearMiss | undefined {
  const named = schemas.filter((schema) => namesAccount(schema, account.names ?? []));
  for (const schema of named) {
    const all = requests.flatMap((request) => questions(request, account));
    const precedence = schema.precedence ?? 0;
    if (all.some((question) => mayMatch(schema, question)) && precedence >= builtInPrecedence(account.namespace)) {
      return { schema, reason: "precedence" };
    }
    if (all.some((question) => mayMatch(schema, { ...question, isClusterWide: false }))) {
      return { schema, reason: "clusterScope" };
    }
    if (all.some((question) => mayMatch(schema, { ...question, namespace: undefined, isClusterWide: false }))) {
      return { schema, reason: "namespace" };
    }
  }
  const [schema] = named;
  return schema === undefined ? undefined : { schema, reason: "requests" };
}

function namesAccount({ rules }: FlowSchema, names: readonly string[]): boolean {
  return rules.some((rule) =>
    itemsAt(rule, "subjects").some((subject) => names.includes(textAt(subject, "serviceAccount", "name") ?? "")),
  );
}
