import type { Place } from "../../server/contract/place.ts";
import { type Detection, defineRule } from "../../server/contract/rule.ts";
import type { ScalarNode, TreeNode } from "../../server/contract/tree.ts";
import { builtInSchema } from "../../server/kubernetes/flow-control/built-in.ts";
import { type FlowSchema, flowSchemaOf } from "../../server/kubernetes/flow-control/flow-schema.ts";
import { placeOfValue } from "../../server/kubernetes/flow-control/places.ts";
import { isWhole } from "../../server/kubernetes/flow-control/whole.ts";
import { itemsAt, nodeAt, scalarAt, textAt } from "../../server/yaml/read.ts";
import { meta } from "./meta.ts";

export interface Facts {
  readonly level: ScalarNode;
  /** Who is exempt, as written. */
  readonly subject: string;
  /** `everybody`: a group of all accounts or users. `everything`: all verbs on all resources. `lists`: lists or watches of all namespaces. */
  readonly reach: "everybody" | "everything" | "lists";
}

/** Groups that hold all accounts or all users. https://kubernetes.io/docs/reference/access-authn-authz/authentication/ */
const everybody: readonly string[] = ["system:serviceaccounts", "system:authenticated", "system:unauthenticated", "*"];

/** Whose requests are exempt anyway, or must be. */
const trusted: readonly string[] = ["system:masters"];

export const rule = defineRule<Record<never, never>, Facts>({
  meta,
  subjects: { resources: { kinds: ["FlowSchema"], words: ["exempt"] } },
  *check({ subject, index }) {
    if (subject.type !== "resource" || !isWhole(subject.resource, index)) return;
    const schema = flowSchemaOf(subject.resource);
    const level = scalarAt(subject.resource.root, "spec", "priorityLevelConfiguration", "name");
    if (schema === undefined || level?.text !== "exempt" || builtInSchema(subject.resource.name) !== undefined) return;
    const [first, ...rest] = exempted(schema, level);
    if (first === undefined) return;
    yield {
      facts: first.facts,
      place: placeOfValue(level),
      related: [first, ...rest].map(({ place, facts }) => ({
        file: place.file,
        range: place.range,
        message: `${facts.subject} is exempt`,
      })),
      resource: subject.resource,
      ...(first.facts.reach === "lists" && { severity: "info" as const }),
      key: "level",
    } satisfies Detection<Facts>;
  },
  describe({ subject, reach }) {
    const what = {
      everybody: `every request that it names of ${subject}`,
      everything: `every request of ${subject}`,
      lists: `lists and watches of all namespaces by ${subject}`,
    }[reach];
    return `The level exempt has no limit and no queue: ${what} is served at once, however many there are, and a flood of them takes the API server's memory from everybody. Send it to a limited level, such as workload-high or one of its own.`;
  },
});

interface Exempted {
  readonly facts: Facts;
  readonly place: Place;
}

/** Worst first. */
function exempted({ rules }: FlowSchema, level: ScalarNode): readonly Exempted[] {
  const found = rules.flatMap((rule) =>
    itemsAt(rule, "subjects").flatMap((subject) => exemptedBy(rule, subject, level)),
  );
  const order = ["everybody", "everything", "lists"];
  return found.sort((a, b) => order.indexOf(a.facts.reach) - order.indexOf(b.facts.reach));
}

function exemptedBy(rule: TreeNode, subject: TreeNode, level: ScalarNode): Exempted[] {
  const named = ["serviceAccount", "user", "group"].map((key) => nodeAt(subject, key, "name")).find((node) => node);
  const name = textAt(named);
  const resourceRules = itemsAt(rule, "resourceRules");
  if (named === undefined || name === undefined || trusted.includes(name)) return [];
  const namespace = textAt(subject, "serviceAccount", "namespace");
  const reach =
    resourceRules.length > 0 && namespace === undefined && everybody.includes(name)
      ? "everybody"
      : resourceRules.some(isEverything)
        ? "everything"
        : resourceRules.some(isWideList)
          ? "lists"
          : undefined;
  if (reach === undefined) return [];
  const who = namespace === undefined ? name : `${namespace}/${name}`;
  return [{ facts: { level, subject: `"${who}"`, reach }, place: placeOfValue(named) }];
}

function isEverything(rule: TreeNode): boolean {
  return has(rule, "verbs", "*") && has(rule, "resources", "*");
}

/** Kinds that can only be created, so that `*` means no list of theirs. */
const reviews: readonly string[] = [
  "tokenreviews",
  "subjectaccessreviews",
  "selfsubjectaccessreviews",
  "selfsubjectrulesreviews",
  "localsubjectaccessreviews",
];

function isWideList(rule: TreeNode): boolean {
  if (itemsAt(rule, "resources").every((item) => reviews.includes(textAt(item) ?? ""))) return false;
  const lists = has(rule, "verbs", "list") || has(rule, "verbs", "watch") || has(rule, "verbs", "*");
  return lists && scalarAt(rule, "clusterScope")?.value === true;
}

function has(rule: TreeNode, key: string, text: string): boolean {
  return itemsAt(rule, key).some((item) => textAt(item) === text);
}
