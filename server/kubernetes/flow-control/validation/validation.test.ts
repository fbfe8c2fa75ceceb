import { describe, expect, it } from "vitest";
import { Workspace } from "../../../workspace/workspace.ts";
import { flowSchemaProblems } from "./flow-schema.ts";
import { largestHand, priorityLevelProblems } from "./priority-level.ts";

function problems(kind: "FlowSchema" | "PriorityLevelConfiguration", spec: string, name = "x", version = "v1") {
  const workspace = new Workspace();
  const head = `apiVersion: flowcontrol.apiserver.k8s.io/${version}\nkind: ${kind}\nmetadata: {name: ${name}}\n`;
  workspace.update("f.yaml", `${head}spec: ${spec}\n`);
  const check = kind === "FlowSchema" ? flowSchemaProblems : priorityLevelProblems;
  return workspace.index.resources(kind).flatMap(check);
}

const codes = (...args: Parameters<typeof problems>) => problems(...args).map(({ code }) => code);

describe("priority levels", () => {
  const level = (limited: string) => `{type: Limited, limited: {${limited}}}`;
  const queue = (queuing: string) => level(`limitResponse: {type: Queue, queuing: {${queuing}}}`);

  it.each([
    ["Reject without queues", level("nominalConcurrencyShares: 0, limitResponse: {type: Reject}")],
    ["queues by default", queue("")],
    ["zeros, which mean the defaults", queue("queues: 0, handSize: 0, queueLengthLimit: 0")],
    ["a hand at the limit", queue("queues: 1024, handSize: 6")],
    ["borrowing of zero", level("borrowingLimitPercent: 0, lendablePercent: 100, limitResponse: {type: Reject}")],
  ])("may have %s", (_, spec) => {
    expect(problems("PriorityLevelConfiguration", spec)).toEqual([]);
  });

  it.each([
    ["no type", "{limited: {limitResponse: {type: Reject}}}", ["type"]],
    ["another type", "{type: Free}", ["type"]],
    ["type Exempt under another name", "{type: Exempt}", ["exempt-name"]],
    ["type Limited without limited", "{type: Limited}", ["limited"]],
    ["both", "{type: Limited, exempt: {}, limited: {limitResponse: {type: Reject}}}", ["mixed"]],
    ["negative shares", level("nominalConcurrencyShares: -1, limitResponse: {type: Reject}"), ["shares"]],
    ["too much to lend", level("lendablePercent: 101, limitResponse: {type: Reject}"), ["lendable"]],
    ["negative borrowing", level("borrowingLimitPercent: -1, limitResponse: {type: Reject}"), ["borrowing"]],
    ["no response", level(""), ["response"]],
    ["an unknown response", level("limitResponse: {type: Wait}"), ["response"]],
    ["a response without type", level("limitResponse: {queuing: {}}"), ["response"]],
    ["Queue without queues", level("limitResponse: {type: Queue}"), ["queuing"]],
    ["Reject with queues", level("limitResponse: {type: Reject, queuing: {queues: 1}}"), ["queuing"]],
    ["fewer queues than none", queue("queues: -1"), ["queues"]],
    ["a negative hand", queue("handSize: -1"), ["hand-size"]],
    ["a hand of more than there are", queue("queues: 4, handSize: 5"), ["hand-size"]],
    ["the default hand for few queues", queue("queues: 4"), ["hand-size"]],
    ["fewer places than none", queue("queueLengthLimit: -1"), ["queue-length"]],
    ["too many bits", queue("queues: 256, handSize: 8"), ["entropy"]],
    ["too many bits by the default hand", queue("queues: 256"), ["entropy"]],
  ])("cannot have %s", (_, spec, expected) => {
    expect(codes("PriorityLevelConfiguration", spec)).toEqual(expected);
  });

  it("named exempt must be Exempt", () => {
    expect(codes("PriorityLevelConfiguration", "{type: Exempt, exempt: {lendablePercent: 50}}", "exempt")).toEqual([]);
    expect(codes("PriorityLevelConfiguration", level("limitResponse: {type: Reject}"), "exempt")).toEqual([
      "exempt-name",
    ]);
    expect(codes("PriorityLevelConfiguration", "{type: Exempt, exempt: {lendablePercent: 150}}", "exempt")).toEqual([
      "lendable",
    ]);
  });

  it("have the largest hands that 60 bits allow", () => {
    expect([16, 32, 64, 128, 256, 512, 1024].map(largestHand)).toEqual([15, 12, 10, 8, 7, 6, 6]);
  });
});

describe("flow schemas", () => {
  const account = "{kind: ServiceAccount, serviceAccount: {name: a, namespace: n}}";
  const pods = '{verbs: [list], apiGroups: [""], resources: [pods], clusterScope: true}';
  const schema = (subject: string, rule: string, more = "") =>
    `{${more}priorityLevelConfiguration: {name: l}, rules: [{subjects: [${subject}], resourceRules: [${rule}]}]}`;

  it.each([
    ["a service account", schema(account, pods)],
    [
      "any service account of a namespace",
      schema('{kind: ServiceAccount, serviceAccount: {name: "*", namespace: n}}', pods),
    ],
    [
      "a group and addresses",
      "{priorityLevelConfiguration: {name: l}, rules: [{subjects: [{kind: Group, group: {name: g}}], nonResourceRules: [{verbs: [get], nonResourceURLs: [/healthz]}]}]}",
    ],
    ["namespaces alone", schema(account, '{verbs: ["*"], apiGroups: ["*"], resources: ["*"], namespaces: ["*"]}')],
  ])("may have %s", (_, spec) => {
    expect(problems("FlowSchema", spec)).toEqual([]);
  });

  it.each([
    ["a negative precedence", schema(account, pods, "matchingPrecedence: -1, "), ["precedence"]],
    ["a precedence of 10001", schema(account, pods, "matchingPrecedence: 10001, "), ["precedence"]],
    ["a precedence of 1", schema(account, pods, "matchingPrecedence: 1, "), ["precedence"]],
    ["no level", "{rules: []}", ["level"]],
    ["another distinguisher", schema(account, pods, "distinguisherMethod: {type: ByPod}, "), ["distinguisher"]],
    ["no subjects", schema("", pods), ["subjects"]],
    ["no rules", schema(account, ""), ["rules"]],
    ["an unknown subject", schema("{kind: Pod}", pods), ["subject"]],
    ["a subject of two kinds", schema("{kind: User, user: {name: u}, group: {name: g}}", pods), ["subject"]],
    ["a subject without its object", schema("{kind: User}", pods), ["subject"]],
    [
      "any namespace",
      schema('{kind: ServiceAccount, serviceAccount: {name: a, namespace: "*"}}', pods),
      ["account-namespace"],
    ],
    ["no namespace", schema("{kind: ServiceAccount, serviceAccount: {name: a}}", pods), ["account-namespace"]],
    ["an unknown verb", schema(account, pods.replace("list", "read")), ["verbs"]],
    ["a star among others", schema(account, pods.replace("pods", 'pods, "*"')), ["resources"]],
    ["no resources", schema(account, pods.replace("[pods]", "[]")), ["resources"]],
    ["a namespace that cannot be", schema(account, pods.replace("}", ", namespaces: [A_b]}")), ["namespaces"]],
    ["no scope", schema(account, pods.replace(", clusterScope: true", "")), ["scope"]],
  ])("cannot have %s", (_, spec, expected) => {
    expect(codes("FlowSchema", spec)).toEqual(expected);
  });

  it.each([
    ["/", []],
    ["/healthz", []],
    ["/healthz/*", []],
    ["'*'", []],
    ["healthz", ["url"]],
    ["/a//b", ["url"]],
    ["/a*", ["url"]],
  ])("may have the address %s or not", (url, expected) => {
    const rule = `{subjects: [${account}], nonResourceRules: [{verbs: [get], nonResourceURLs: [${url}]}]}`;
    expect(codes("FlowSchema", `{priorityLevelConfiguration: {name: l}, rules: [${rule}]}`)).toEqual(expected);
  });

  it("say nothing of what is not of their group", () => {
    expect(codes("FlowSchema", schema(account, pods), "x", "v9")).toEqual([]);
  });
});
