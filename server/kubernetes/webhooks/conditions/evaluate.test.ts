import { describe, expect, it } from "vitest";
import { evaluate } from "./evaluate.ts";

const facts = new Map([
  ["request.resource.group", "coordination.k8s.io"],
  ["request.resource.resource", "leases"],
  ["request.namespace", "kube-system"],
]);

describe("evaluate", () => {
  it.each([
    ['request.resource.group == "coordination.k8s.io"', true],
    ["request.resource.group != 'coordination.k8s.io'", false],
    ['!(request.resource.group == "coordination.k8s.io" && request.resource.resource == "leases")', false],
    ['!(request.resource.group == "coordination.k8s.io" && request.resource.resource == "events")', true],
    ['!(request.namespace in ["kube-system", "other"])', false],
    ['request.namespace in ["other"] || request.resource.resource == "leases"', true],
    ['request.namespace.startsWith("kube-")', true],
    ['!request.namespace.endsWith("-system")', false],
    ['request.namespace.contains("x")', false],
    ["true && !false", true],
  ])("decides %s", (expression, expected) => expect(evaluate(expression, facts)).toBe(expected));

  it.each([
    '!("system:nodes" in request.userInfo.groups)',
    'object.metadata.name.startsWith("a")',
    'has(object.metadata.labels) && object.metadata.labels["a"] == "b"',
    'authorizer.group("x").resource("y").check("z").allowed()',
    "request.namespace == variables.x",
    'request.namespace.matches("^kube")',
    "request.resource",
    'request.namespace == "kube-system" ? true : false',
    "1 < 2",
    "'a\\'b' == request.namespace",
    "(((",
    "",
  ])("does not know %s", (expression) => expect(evaluate(expression, facts)).toBeUndefined());

  it("needs no part that cannot change the answer", () => {
    expect(evaluate('request.namespace == "other" && object.x == "y"', facts)).toBe(false);
    expect(evaluate('request.namespace == "kube-system" || object.x == "y"', facts)).toBe(true);
  });

  it("ends on deep nesting", () => {
    expect(evaluate(`${"(".repeat(5000)}true${")".repeat(5000)}`, facts)).toBeUndefined();
    expect(evaluate(`${"!".repeat(2000)}true`, facts)).toBe(true);
  });
});
