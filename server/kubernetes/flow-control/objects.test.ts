import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Workspace } from "../../workspace/workspace.ts";
import { builtInLevels, builtInSchema } from "./built-in.ts";
import { foreignShares, migrationEdits } from "./migrate.ts";
import { freePrecedence } from "./precedence.ts";
import { builtInShares, widestList } from "./seats.ts";
import { sharesOf } from "./shares.ts";
import { isBehind, takerOf } from "./takers.ts";
import { flowSchemaProblems } from "./validation/flow-schema.ts";
import { levelLines } from "./write-objects.ts";

function only(kind: string, text: string) {
  const workspace = new Workspace();
  workspace.update("f.yaml", text);
  const [resource] = workspace.index.resources(kind);
  if (resource === undefined) throw new Error(`no ${kind} in ${text}`);
  return { resource, index: workspace.index };
}

const level = (version: string, limited: string, annotations = "{}") =>
  `apiVersion: flowcontrol.apiserver.k8s.io/${version}\nkind: PriorityLevelConfiguration\nmetadata: {name: x, annotations: ${annotations}}\nspec: {type: Limited, limited: {${limited}}}\n`;

describe("shares", () => {
  const at = (version: string, limited: string, annotations?: string) =>
    sharesOf(only("PriorityLevelConfiguration", level(version, limited, annotations)).resource);

  it("are those of the version's own field, 30 where it is not set", () => {
    expect(at("v1", "nominalConcurrencyShares: 5")).toBe(5);
    expect(at("v1beta2", "assuredConcurrencyShares: 7")).toBe(7);
    expect(at("v1", "assuredConcurrencyShares: 7")).toBe(30);
    expect(at("v1", "")).toBe(30);
  });

  it("may be zero in v1, and in v1beta3 with an annotation", () => {
    const kept = '{flowcontrol.k8s.io/v1beta3-preserve-zero-concurrency-shares: ""}';
    expect(at("v1", "nominalConcurrencyShares: 0")).toBe(0);
    expect(at("v1beta3", "nominalConcurrencyShares: 0")).toBe(30);
    expect(at("v1beta3", "nominalConcurrencyShares: 0", kept)).toBe(0);
    expect(at("v1beta2", "assuredConcurrencyShares: 0")).toBe(30);
  });

  it("of the built-in levels add up", () => {
    expect(builtInLevels.reduce((sum, { shares }) => sum + shares, 0)).toBe(builtInShares);
  });
});

describe("a move to another version", () => {
  const v1beta3 = { version: "v1beta3", since: 26, until: 32, sharesField: "nominalConcurrencyShares" } as const;

  it("is not offered where a zero would change its meaning", () => {
    const { resource, index } = only("PriorityLevelConfiguration", level("v1", "nominalConcurrencyShares: 0"));
    expect(migrationEdits(resource, v1beta3, index)).toBeUndefined();
  });

  it("leaves a field alone that stands beside the right one", () => {
    const text = level("v1", "nominalConcurrencyShares: 5, assuredConcurrencyShares: 7");
    expect(foreignShares(only("PriorityLevelConfiguration", text).resource, v1beta3)).toBeUndefined();
  });
});

describe("a free precedence", () => {
  it("lies between the control plane and the built-in schemas of workloads, and is nobody's", () => {
    fc.assert(
      fc.property(fc.string(), fc.uniqueArray(fc.integer({ min: 790, max: 910 }), { maxLength: 60 }), (seed, taken) => {
        const precedence = freePrecedence(seed, new Set(taken));
        expect(precedence).toBeGreaterThanOrEqual(801);
        expect(precedence).toBeLessThanOrEqual(899);
        expect(taken).not.toContain(precedence);
      }),
    );
  });
});

describe("the schema that takes a subject's requests", () => {
  const taker = (subject: string) => {
    const text = `apiVersion: flowcontrol.apiserver.k8s.io/v1\nkind: FlowSchema\nmetadata: {name: x}\nspec: ${subject}\n`;
    const node = only("FlowSchema", text).resource.root.get("spec");
    return node && takerOf(node)?.name;
  };

  it.each([
    ["{kind: ServiceAccount, serviceAccount: {name: a, namespace: kube-system}}", "kube-system-service-accounts"],
    ["{kind: ServiceAccount, serviceAccount: {name: a, namespace: b}}", "service-accounts"],
    ["{kind: Group, group: {name: 'system:serviceaccounts'}}", "service-accounts"],
    ["{kind: Group, group: {name: 'system:serviceaccounts:kube-system'}}", "kube-system-service-accounts"],
    ["{kind: Group, group: {name: 'system:nodes'}}", "system-nodes"],
    ["{kind: Group, group: {name: 'system:authenticated'}}", "global-default"],
    ["{kind: User, user: {name: 'system:serviceaccount:kube-system:a'}}", "kube-system-service-accounts"],
    ["{kind: User, user: {name: 'system:kube-scheduler'}}", "kube-scheduler"],
    ["{kind: User, user: {name: alice}}", "global-default"],
    ["{kind: User}", undefined],
    ["{kind: Robot}", undefined],
  ])("%s", (subject, expected) => {
    expect(taker(subject)).toBe(expected);
  });

  it("goes first by precedence, then by name", () => {
    const accounts = builtInSchema("service-accounts");
    if (accounts === undefined) throw new Error("service-accounts is built in");
    expect(isBehind(9001, "a", accounts)).toBe(true);
    expect(isBehind(8999, "z", accounts)).toBe(false);
    expect([isBehind(9000, "a", accounts), isBehind(9000, "z", accounts)]).toEqual([false, true]);
  });
});

describe("a list's width", () => {
  it("is at most 15 % of a level's seats, ten, and seats ÷ handSize", () => {
    expect([widestList(12, 6, 33), widestList(12, 8, 33), widestList(245, 6, 33), widestList(5, 6, 33)]).toEqual([
      2, 1, 10, 1,
    ]);
  });
});

describe("whatever an agent asks for", () => {
  const words = fc.uniqueArray(fc.constantFrom("pods", "nodes", "*", "endpointslices"), { minLength: 1 });
  const verbs = fc.uniqueArray(fc.constantFrom("list", "watch", "get", "*"), { minLength: 1 });
  const groups = fc.uniqueArray(fc.constantFrom("", "apps", "*"), { minLength: 1 });

  it("its schema is one that the API server accepts", () => {
    const request = fc.record({ verbs, apiGroups: groups, resources: words, clusterScope: fc.boolean() });
    fc.assert(
      fc.property(fc.array(request, { minLength: 1, maxLength: 5 }), (requests) => {
        const lines = levelLines({
          name: "x",
          account: { name: "a", namespace: "n" },
          precedence: 850,
          shares: 5,
          requests,
          kubernetes: { major: 1, minor: 33, from: "flag" },
        });
        const { resource } = only("FlowSchema", (lines?.[1] ?? []).join("\n"));
        expect(flowSchemaProblems(resource)).toEqual([]);
      }),
    );
  });
});
