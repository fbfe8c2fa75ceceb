import { describe, expect, it } from "vitest";
import { sectionsOf } from "../lookup.ts";
import { at, mapAt, OuterFile, plain, scalarAt } from "../testing/outer-file.ts";
import { writtenText } from "../written-text.ts";

const config = `// all pods
discovery.kubernetes "pods" {
  role = "pod"
  namespaces { own_namespace = true }
  selectors {
    role  = "pod"
    field = "spec.nodeName=" + coalesce(sys.env("HOSTNAME"), constants.hostname)
  }
}

discovery.kubernetes "nodes" {
  role = "node" /* each */
}

loki.write "out" {
  endpoint {
    url     = "http://\\"x\\""
    headers = { "X-Scope" = "1", b = null }
  }
  external_labels = {
    cluster = \`raw\`,
    size    = -1.5,
  }
}

loki.source.kubernetes "pods" {
  targets    = discovery.kubernetes.pods.targets
  forward_to = [loki.write.out.receiver, ]
  list       = ["a",
    "b"]
}
logging { }
`;

describe("Grafana Alloy", () => {
  const file = OuterFile.block(config);
  const root = mapAt(file.parse("alloy").root);
  const { editor } = root.tree;
  const [pods] = sectionsOf(root, "discovery.kubernetes");
  if (pods === undefined) throw new Error("no block");

  it("reads blocks with labels, literals and expressions", () => {
    expect(plain(root)).toEqual([
      [
        "discovery.kubernetes",
        {
          "": "pods",
          role: "pod",
          namespaces: { own_namespace: true },
          selectors: { role: "pod", field: "<unknown>" },
        },
      ],
      ["discovery.kubernetes", { "": "nodes", role: "node" }],
      [
        "loki.write",
        {
          "": "out",
          endpoint: { url: 'http://"x"', headers: { "X-Scope": "1", b: null } },
          external_labels: { cluster: "raw", size: -1.5 },
        },
      ],
      ["loki.source.kubernetes", { "": "pods", targets: "<unknown>", forward_to: ["<unknown>"], list: ["a", "b"] }],
      ["logging", {}],
    ]);
    expect(root.complete).toBe(true);
  });

  it("tells how an expression is written, and where", () => {
    const field = at(pods, "selectors", "field");
    const written = '"spec.nodeName=" + coalesce(sys.env("HOSTNAME"), constants.hostname)';
    expect(writtenText(field)).toBe(written);
    expect(file.at(field)).toBe(written);
    const url = scalarAt(root, "loki.write", "endpoint", "url");
    expect(file.slice(url.originOf(7, 8).place.range)).toBe('\\"');
  });

  it("adds attributes and blocks at their place", () => {
    expect(added(editor.set(pods, ["kubeconfig_file"], "/x"))).toEqual(['  kubeconfig_file = "/x"']);
    expect(added(editor.set(pods, ["selectors", "label"], "a=b"))).toEqual(['    label = "a=b"']);
    expect(added(editor.set(pods, ["attach_metadata"], { node: true }))).toEqual([
      "  attach_metadata {",
      "    node = true",
      "  }",
    ]);
    expect(added(editor.set(root, ["loki.write", "external_labels", "zone"], "z"))).toEqual(['    zone = "z",']);
    expect(added(editor.set(root, ["logging", "level"], "warn"))).toEqual(["logging {", '  level = "warn"', "}"]);
    expect(added(editor.set(pods, ["namespaces", "names"], ["a"]))).toEqual([
      "  namespaces {",
      "    own_namespace = true",
      '    names = ["a"]',
      "  }",
    ]);
    expect(added(editor.set(root, ["discovery.kubelet"], { "": "node", namespaces: ["a"] }))).toEqual([
      'discovery.kubelet "node" {',
      '  namespaces = ["a"]',
      "}",
    ]);
    expect(editor.set(root, ["discovery.kubernetes", "role"], "x")).toBeUndefined();
    expect(editor.set(pods, ["a b"], "x")).toBeUndefined();
  });

  it("replaces and removes", () => {
    expect(added(editor.set(pods, ["role"], 'a"'))).toEqual(['  role = "a\\""']);
    expect(added(editor.replaceScalar(scalarAt(root, "loki.write", "external_labels", "cluster"), "b"))).toEqual([
      "    cluster = `b`,",
    ]);
    expect(file.apply(editor.remove(at(pods, "selectors"))).inner).not.toContain("field");
    expect(file.apply(editor.remove(at(pods, "role"))).inner).not.toContain('  role = "pod"\n  names');
    expect(added(editor.remove(at(root, "loki.source.kubernetes", "list", 0)))).toEqual(['  list       = ["b"]']);
    expect(editor.set(root, ["loki.source.kubernetes", "targets"], "x")).toBeUndefined();
  });

  it("reads up to an error", () => {
    const broken = OuterFile.block('a "x" {\n  b = 1\n  c = "open\n}\nd { }\n');
    const tree = broken.parse("alloy");
    expect(plain(tree.root)).toMatchObject({ a: { "": "x", b: 1 } });
    expect([mapAt(tree.root).complete, mapAt(tree.root, "a").complete]).toEqual([false, false]);
  });

  function added(edits: Parameters<OuterFile["apply"]>[0]): readonly string[] {
    const edited = file.apply(edits);
    expect(mapAt(edited.parse("alloy").root).complete).toBe(true);
    const rest = edited.inner.split("\n");
    const before = config.split("\n");
    while (rest.length > 0 && rest[0] === before[0]) {
      rest.shift();
      before.shift();
    }
    while (rest.length > 0 && rest.at(-1) === before.at(-1)) {
      rest.pop();
      before.pop();
    }
    // A block put in before another one's end shares that end's last line with it.
    const text = rest.join("\n");
    const start = edited.inner.indexOf(text);
    return edited.inner
      .slice(start, start + text.length)
      .split("\n")
      .filter((line) => line !== "");
  }
});
