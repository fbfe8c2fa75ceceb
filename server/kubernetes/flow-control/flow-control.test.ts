import { describe, expect, it } from "vitest";
import { Workspace } from "../../workspace/workspace.ts";
import { flowControlVersion, newestServed } from "./api-versions.ts";
import { type AccountRequest, flowSchemaOf, isCovered } from "./flow-schema.ts";
import { entropyBits, leaderElectionSeats, seatsOf, seatsOfList } from "./seats.ts";

const list: AccountRequest = {
  namespace: "logging",
  serviceAccount: "vector",
  verb: "list",
  apiGroup: "",
  resource: "pods",
  isClusterWide: true,
};

function covered(
  spec: string,
  request: AccountRequest = list,
  apiVersion = "flowcontrol.apiserver.k8s.io/v1",
): boolean {
  const workspace = new Workspace();
  workspace.update("f.yaml", `apiVersion: ${apiVersion}\nkind: FlowSchema\nmetadata: {name: f}\nspec: ${spec}\n`);
  const schemas = workspace.index.resources("FlowSchema").flatMap((resource) => flowSchemaOf(resource) ?? []);
  return isCovered(schemas, request);
}

const subject = "{kind: ServiceAccount, serviceAccount: {name: vector, namespace: logging}}";
const resources = '{verbs: [list, watch], apiGroups: [""], resources: [pods], clusterScope: true}';
const spec = (precedence: string, subjects = subject, resourceRules = resources) =>
  `{${precedence}rules: [{subjects: [${subjects}], resourceRules: [${resourceRules}]}]}`;

describe("a flow schema covers a request", () => {
  it.each([
    ["by service account", spec(""), true],
    ["by any name in the namespace", spec("", subject.replace("name: vector", 'name: "*"')), true],
    ["by group", spec("", "{kind: Group, group: {name: 'system:serviceaccounts:logging'}}"), true],
    ["by user name", spec("", "{kind: User, user: {name: 'system:serviceaccount:logging:vector'}}"), true],
    ["not for another account", spec("", subject.replace("name: vector", "name: other")), false],
    ["not for another namespace", spec("", subject.replace("namespace: logging", "namespace: x")), false],
    ["not behind the built-in schema", spec("matchingPrecedence: 9001, "), false],
    [
      "not for namespaces alone",
      spec("", subject, '{verbs: [list], apiGroups: [""], resources: [pods], namespaces: ["*"]}'),
      false,
    ],
    ["not for another resource", spec("", subject, resources.replace("pods", "nodes")), false],
    ["not without rules", "{rules: []}", false],
  ])("%s", (_, text, expected) => {
    expect(covered(text)).toBe(expected);
  });

  it("in kube-system only before precedence 900", () => {
    const inSystem = { ...list, namespace: "kube-system" };
    const own = subject.replace("logging", "kube-system");
    expect(covered(spec("matchingPrecedence: 899, ", own), inSystem)).toBe(true);
    expect(covered(spec("", own), inSystem)).toBe(false);
  });

  it("whatever the namespace, when none is declared", () => {
    expect(covered(spec("matchingPrecedence: 8999, "), { ...list, namespace: undefined })).toBe(true);
  });
});

describe("arithmetic", () => {
  it("gives the seats that the documentation's table gives", () => {
    // shares 10, 40, 100, 20, 5 of 245 at 600 seats: 25, 98, 245, 49, 13
    expect([10, 40, 100, 20, 5].map((shares) => Math.ceil((600 * shares) / 245))).toEqual([25, 98, 245, 49, 13]);
    expect(leaderElectionSeats(0)).toBe(25);
    expect(leaderElectionSeats(5)).toBe(24);
    expect(leaderElectionSeats(1000)).toBe(5);
    expect(seatsOf(5)).toBe(12);
  });

  it("counts seats of a list and bits of a hand", () => {
    expect([0, 100, 101, 5000].map(seatsOfList)).toEqual([1, 1, 2, 10]);
    expect(entropyBits(256, 8)).toBe(64);
    expect(entropyBits(1024, 6)).toBe(60);
  });
});

describe("versions", () => {
  it("follow what the API server serves", () => {
    const at = (minor: number) => newestServed({ major: 1, minor, from: "flag" })?.version;
    expect([18, 20, 23, 26, 28, 29, 36].map(at)).toEqual([
      "v1alpha1",
      "v1beta1",
      "v1beta2",
      "v1beta3",
      "v1beta3",
      "v1",
      "v1",
    ]);
    expect(flowControlVersion("flowcontrol.apiserver.k8s.io/v1beta2")?.sharesField).toBe("assuredConcurrencyShares");
    expect(flowControlVersion("apps/v1")).toBeUndefined();
  });
});
