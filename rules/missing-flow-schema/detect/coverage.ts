import type { IndexView } from "../../../server/contract/index-view.ts";
import type { Chart } from "../../../server/contract/resource.ts";
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
  return schemas.some((schema) =>
    requests.some((request) =>
      questions(request, asSeenBy(schema, account)).some((question) => isCovered([schema], question)),
    ),
  );
}

/** No account has this name: it is matched only by what matches every name. */
const nobody = "\u0000";

/** Outside its chart an account may have any name that a release would give it. */
function asSeenBy({ resource, rules }: FlowSchema, account: Account): Account {
  const { release } = account;
  if (release === undefined || (release.folder !== undefined && resource.chart?.folder === release.folder))
    return account;
  const written = rules.flatMap((rule) =>
    itemsAt(rule, "subjects").flatMap((subject) => {
      const user = textAt(subject, "user", "name");
      return textAt(subject, "serviceAccount", "name") ?? user?.split(":").at(-1) ?? [];
    }),
  );
  return { ...account, names: [...written.filter((name) => release.looksLike.test(name)), nobody] };
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

/** Whether a chart's templates hold a schema that is not rendered: it may only have to be turned on. */
export function shipsSchema({ references, folder }: Chart, index: IndexView): boolean {
  const files = new Set(references.map(({ file }) => file));
  return [...files].some(
    (file) => /^kind: FlowSchema\b/m.test(index.file(file)?.text ?? "") && !isRendered(file, folder, index),
  );
}

function isRendered(file: string, folder: string, index: IndexView): boolean {
  return index
    .resources("FlowSchema")
    .some(({ document, chart }) => document.file === file && chart?.folder === folder);
}
