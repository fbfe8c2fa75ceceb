import { afterEach, describe, expect, test } from "vitest";
import type { Hover, LocationLink, MarkupContent } from "vscode-languageserver";
import type { LineRange, ManifestEntry, SourceLocation } from "../../contract/protocol.ts";
import { createHost } from "../create-host.ts";
import { MemoryFiles } from "../testing/fake-host.ts";
import { pullCapabilities, TestClient, type TestClientOptions } from "../testing/test-client.ts";

const folder = "file:///w";
const template = `${folder}/c/templates/map.yaml`;
const values = `${folder}/c/values.yaml`;

const chart = {
  "c/Chart.yaml": "apiVersion: v2\nname: c\nversion: 1.0.0\n",
  "c/values.yaml": "# Where it runs.\nmode: pod\nextra:\n  a: one\n  b: two\nenabled: true\n",
  "c/templates/_helpers.tpl": '{{- define "c.name" -}}\n{{ .Release.Name }}-c\n{{- end }}\n',
  "c/templates/map.yaml": [
    "apiVersion: v1",
    "kind: ConfigMap",
    "metadata:",
    '  name: {{ include "c.name" . }}',
    "data:",
    '  text: "mode {{ .Values.mode }}!"',
    "  {{- toYaml .Values.extra | nindent 2 }}",
    "  {{- if .Values.enabled }}",
    "  fixed: literal",
    "  {{- end }}",
    "",
  ].join("\n"),
};

/** What the chart above gives, below the line that says of what it was made. */
const rendered = [
  "---",
  "# Source: c/templates/map.yaml",
  "apiVersion: v1",
  "kind: ConfigMap",
  "metadata:",
  "  name: release-c",
  "data:",
  '  text: "mode pod!"',
  "  a: one",
  "  b: two",
  "  fixed: literal",
  "",
];

let client: TestClient;
afterEach(() => client.stop());

interface Heard {
  readonly refreshed: string[];
}

async function start(texts: Readonly<Record<string, string>> = chart, options: TestClientOptions = {}) {
  const heard: Heard = { refreshed: [] };
  const files = new MemoryFiles(texts);
  client = await TestClient.start(
    createHost(() => files),
    {
      folders: [folder],
      capabilities: {
        ...pullCapabilities,
        workspace: { ...pullCapabilities.workspace, textDocumentContent: { dynamicRegistration: true } },
      },
      prepare: (connection) => {
        connection.onRequest("workspace/textDocumentContent/refresh", ({ uri }: { uri: string }) => {
          heard.refreshed.push(uri);
          client.announce();
          return null;
        });
      },
      ...options,
    },
  );
  return heard;
}

const entries = (uri: string) => client.request<ManifestEntry[]>("planelint/manifests", { uri });

async function only(uri: string): Promise<string> {
  const [entry, ...more] = await entries(uri);
  if (entry === undefined || more.length > 0) throw new Error(`${more.length + (entry ? 1 : 0)} manifests`);
  return entry.uri;
}

const textOf = async (uri: string) =>
  (await client.request<{ text: string }>("workspace/textDocumentContent", { uri })).text.split("\n");

const lines = async (manifest: string, uri: string, line: number) =>
  (await client.request<LineRange[]>("planelint/manifestLines", { manifest, uri, line })).map(
    ({ start, end }) => `${start.line}:${start.character}-${end.line}:${end.character}`,
  );

/** What the server marks in a manifest once it is opened. */
async function marked(uri: string) {
  const last = () => client.published.findLast((params) => params.uri === uri);
  await client.open(uri, "");
  await client.until(() => last() !== undefined);
  return last()?.diagnostics ?? [];
}

/** The place and the words of the definition at a word of the manifest. */
async function definition(manifest: string, text: readonly string[], word: string) {
  const line = text.findIndex((candidate) => candidate.includes(word));
  const position = { line, character: text[line]?.indexOf(word) ?? 0 };
  const params = { textDocument: { uri: manifest }, position };
  const [link] = (await client.request<LocationLink[] | null>("textDocument/definition", params)) ?? [];
  if (!link) return undefined;
  const { targetUri, targetSelectionRange: target, originSelectionRange: origin } = link;
  return {
    to: `${targetUri.slice(folder.length + 1)}:${target.start.line}:${target.start.character}-${target.end.character}`,
    from: text[line]?.slice(origin?.start.character, origin?.end.character),
  };
}

describe("a rendered manifest", () => {
  test("is offered for a chart's files: of a template what it prints, of others the whole", async () => {
    await start({ ...chart, "c/templates/other.yaml": "kind: Other\n", "plain.yaml": "a: 1\n" });
    const uri = await only(template);
    expect(uri).toMatch(/^planelint-manifest:\/map%20\(rendered\)\.yaml\?/);
    expect(await textOf(uri)).toEqual(["# c, rendered with the chart's own values", ...rendered]);
    for (const file of ["c/values.yaml", "c/Chart.yaml", "c/templates/_helpers.tpl"]) {
      expect(await textOf(await only(`${folder}/${file}`))).toContain("# Source: c/templates/other.yaml");
    }
    expect(await entries(`${folder}/plain.yaml`)).toEqual([]);
    expect(await entries("file:///elsewhere/x.yaml")).toEqual([]);
    expect(await entries("untitled:Untitled-1")).toEqual([]);
  });

  test("is the same document however the client encodes its URI", async () => {
    await start();
    const uri = await only(template);
    const [head = "", query = ""] = uri.split("?");
    expect(await textOf(`${decodeURIComponent(head)}?${query.replaceAll("%2C", ",")}`)).toEqual(await textOf(uri));
  });

  test("is gone with its chart, and never was for nonsense", async () => {
    await start();
    const none = ["# There is nothing to render here any more.", ""];
    const uri = await only(template);
    for (const bad of [
      "planelint-manifest:/x.yaml",
      "planelint-manifest:/x.yaml?%zz",
      "planelint-manifest:/x.yaml?3",
    ]) {
      expect(await textOf(bad)).toEqual(none);
    }
    await client.notify("textDocument/didOpen", {
      textDocument: { uri: `${folder}/c/Chart.yaml`, languageId: "yaml", version: 1, text: "type: library\nname: c\n" },
    });
    expect(await textOf(uri)).toEqual(none);
  });

  test("follows edits of its template and values, and says so when its text changes", async () => {
    const heard = await start();
    const uri = await only(template);
    await textOf(uri);
    await client.open(values, chart["c/values.yaml"].replace("pod", "service"));
    await client.until(() => heard.refreshed.length === 1);
    expect(heard.refreshed).toEqual([uri]);
    expect(await textOf(uri)).toContain('  text: "mode service!"');
    await client.change(values, `${chart["c/values.yaml"].replace("pod", "service")}# a comment\n`, 2);
    await client.open(template, chart["c/templates/map.yaml"].replace("literal", "written"));
    await client.until(() => heard.refreshed.length === 2);
    expect(await textOf(uri)).toContain("  fixed: written");
  });

  test("stays as it was while what is typed cannot be rendered, and says why", async () => {
    await start();
    const uri = await only(template);
    const before = await textOf(uri);
    await client.open(values, "mode: pod\nextra\nenabled: true\n");
    const after = await textOf(uri);
    expect(after.slice(1)).toEqual(before.slice(1));
    expect(after[0]).toMatch(/^# As it was before this failed: c\/values\.yaml:\d+: /);
    expect(await marked(uri)).toMatchObject([{ severity: 1, range: { start: { line: 0 } } }]);
    await client.open(template, chart["c/templates/map.yaml"].replace("apiVersion", "# new\napiVersion"));
    // Places are those of the texts as they are now.
    expect(await definition(uri, after, "literal")).toMatchObject({ to: "c/templates/map.yaml:9:9-16" });
    expect(await lines(uri, template, 9)).toEqual(["11:2-11:16"]);
    await client.change(values, "mode: pod\nextra: {}\nenabled: true\n", 2);
    expect((await textOf(uri))[0]).toBe("# c, rendered with the chart's own values");
  });

  test("of a template that fails from the start shows what was printed, and the error where it stopped", async () => {
    await start({ ...chart, "c/templates/map.yaml": "kind: Map\na: {{ .Values.mode.x.y }}\nb: 1\n" });
    const uri = await only(template);
    const text = await textOf(uri);
    expect(text.slice(3, 5)).toEqual(["kind: Map", "a:"]);
    expect(text[5]).toMatch(/^# Rendering stops here: .*can't evaluate field/);
    expect(await marked(uri)).toMatchObject([{ severity: 1, range: { start: { line: 5, character: 0 } } }]);
    expect(await definition(uri, text, "Rendering")).toMatchObject({ to: expect.stringMatching(/map\.yaml:1:6-/) });
  });

  test("has one entry for each render of the configuration, and for each further values file", async () => {
    await start({
      ...chart,
      ".planelint.yaml":
        "root: true\ncharts:\n  - path: c\n    renders:\n      - {name: production, values: [prod-values.yaml], namespace: mesh}\n      - {name: plain, values: []}\n",
      "c/prod-values.yaml": "mode: production\n",
      "c/ci/small-values.yaml": "mode: small\n",
    });
    const all = await entries(template);
    expect(all.map(({ title, detail }) => `${title}: ${detail}`)).toEqual([
      "production: with c/prod-values.yaml, in the namespace mesh",
      "plain: with the chart's own values",
      "ci/small-values.yaml: with c/ci/small-values.yaml",
    ]);
    const texts = await Promise.all(all.map(({ uri }) => textOf(uri)));
    expect(texts.map((text) => text.find((line) => line.includes("mode ")))).toEqual([
      '  text: "mode production!"',
      '  text: "mode pod!"',
      '  text: "mode small!"',
    ]);
    expect((await entries(`${folder}/c/prod-values.yaml`)).map(({ title }) => title)).toEqual(["production"]);
    expect(await definition(all[2]?.uri ?? "", texts[2] ?? [], "small!")).toEqual({
      from: "small",
      to: "c/ci/small-values.yaml:0:6-11",
    });
  });
});

describe("from a rendered line to its source", () => {
  test("goes to the values key, or to the literal of the template or helper", async () => {
    await start();
    const uri = await only(template);
    const text = await textOf(uri);
    expect(await definition(uri, text, "pod!")).toEqual({ from: "pod", to: "c/values.yaml:1:6-9" });
    expect(await definition(uri, text, "mode pod")).toEqual({ from: '"mode', to: "c/templates/map.yaml:5:8-13" });
    expect(await definition(uri, text, "text:")).toEqual({ from: "text:", to: "c/templates/map.yaml:5:2-7" });
    expect(await definition(uri, text, "two")).toEqual({ from: "two", to: "c/values.yaml:4:5-8" });
    expect(await definition(uri, text, "literal")).toEqual({ from: "literal", to: "c/templates/map.yaml:8:9-16" });
    expect(await definition(uri, text, "-c")).toEqual({ from: "-c", to: "c/templates/_helpers.tpl:1:19-21" });
    expect(await definition(uri, text, "# Source")).toMatchObject({ to: "c/templates/map.yaml:0:0-0" });
    expect(await definition(uri, text, "# c, rendered")).toBeUndefined();
  });

  test("names all that has to do with it, the place to edit first", async () => {
    await start();
    const uri = await only(template);
    const line = (await textOf(uri)).findIndex((candidate) => candidate.includes("pod"));
    const sources = await client.request<SourceLocation[]>("planelint/manifestSources", {
      manifest: uri,
      position: { line, character: 15 },
    });
    expect(sources.map(({ uri, range }) => `${uri.slice(folder.length + 1)}:${range.start.line}`)).toEqual([
      "c/values.yaml:1",
      "c/templates/map.yaml:5",
    ]);
  });

  test("is no question for a file", async () => {
    await start();
    const params = { textDocument: { uri: template }, position: { line: 0, character: 0 } };
    expect(await client.request("textDocument/definition", params)).toBeNull();
  });
});

describe("from a source to its rendered lines", () => {
  test("finds what a values key printed, of a map all of it, of a condition what it lets through", async () => {
    await start();
    const uri = await only(template);
    expect(await lines(uri, values, 1)).toEqual(["8:14-8:17"]);
    expect(await lines(uri, values, 2)).toEqual(["9:2-10:8"]);
    expect(await lines(uri, values, 4)).toEqual(["10:2-10:8"]);
    expect(await lines(uri, values, 5)).toEqual(["11:2-11:16"]);
    expect(await lines(uri, values, 0)).toEqual([]);
  });

  test("finds what a line of a template printed, else what stands behind it", async () => {
    await start();
    const uri = await only(template);
    expect(await lines(uri, template, 5)).toEqual(["8:2-8:19"]);
    expect(await lines(uri, template, 6)).toEqual(["9:2-10:8"]);
    expect(await lines(uri, template, 7)).toEqual(["11:2-11:3"]);
    expect(await lines(uri, template, 9)).toEqual(["11:15-11:16"]);
    expect(await lines(uri, `${folder}/c/templates/_helpers.tpl`, 1)).toEqual(["6:8-6:17"]);
    expect(await lines(uri, "file:///elsewhere/x.yaml", 1)).toEqual([]);
  });
});

test("every rendered line leads to a source that leads back to it", async () => {
  await start();
  const manifest = await only(template);
  const text = await textOf(manifest);
  const first = text.indexOf("apiVersion: v1");
  expect(text.length).toBeGreaterThan(first + 8);
  for (let line = first; text[line] !== ""; line++) {
    for (const character of [0, text[line]?.length ?? 0]) {
      const [source] = await client.request<SourceLocation[]>("planelint/manifestSources", {
        manifest,
        position: { line, character },
      });
      const back = await client.request<LineRange[]>("planelint/manifestLines", {
        manifest,
        uri: source?.uri,
        line: source?.range.start.line,
      });
      expect(back.some(({ start, end }) => start.line <= line && line <= end.line)).toBe(true);
    }
  }
});

describe("findings in a manifest", () => {
  const mesh = {
    "c/Chart.yaml": "apiVersion: v2\nname: mesh\nversion: 1.0.0\n",
    "c/values.yaml": "global:\n  leaseMode: pod\n",
    "c/templates/agent.yaml": [
      "apiVersion: apps/v1",
      "kind: Deployment",
      "metadata:",
      "  name: mesh",
      "spec:",
      "  template:",
      "    spec:",
      "      containers:",
      "        - name: mesh",
      "          image: registry.example.com/mesh/controller:2.4.1",
      "          args: [--lease-mode={{ .Values.global.leaseMode }}]",
      "",
    ].join("\n"),
    "c/ci/other-values.yaml": "global:\n  leaseMode: none\n",
    "c/ci/same-values.yaml": "something: else\n",
  };
  const agent = `${folder}/c/templates/agent.yaml`;
  const found = { source: "planelint", code: "lease-per-object", range: { start: { line: 13, character: 30 } } };

  test("stand where their place is printed, in the documents that show them, and lead to it", async () => {
    await start(mesh);
    const [own, other, same] = await entries(agent);
    const [diagnostic, ...more] = await marked(own?.uri ?? "");
    expect(more).toEqual([]);
    expect(diagnostic).toMatchObject({
      ...found,
      relatedInformation: [
        { message: "comes from here", location: { uri: `${folder}/c/values.yaml`, range: { start: { line: 1 } } } },
      ],
    });
    expect(await marked(other?.uri ?? "")).toEqual([]);
    expect(await marked(same?.uri ?? "")).toMatchObject([found]);
  });

  test("do not stand in documents that print the same value and show no hazard", async () => {
    const etcd = [
      "apiVersion: v1",
      "kind: Pod",
      "metadata: {name: etcd}",
      "spec:",
      "  containers:",
      "    - name: etcd",
      "      image: registry.k8s.io/etcd:3.5.21-0",
      "      command: [etcd, --heartbeat-interval={{ .Values.heartbeat }}, --election-timeout=1000]",
      "",
    ].join("\n");
    await start({
      "c/Chart.yaml": "apiVersion: v2\nname: store\nversion: 1.0.0\n",
      "c/values.yaml": "heartbeat: 20\n",
      "c/templates/etcd.yaml": etcd,
      "c/templates/map.yaml":
        "kind: ConfigMap\napiVersion: v1\nmetadata: {name: m}\ndata: {mode: '{{ .Values.heartbeat }}'}\n",
    });
    const [whole] = await entries(`${folder}/c/values.yaml`);
    const text = await textOf(whole?.uri ?? "");
    const heartbeat = (await marked(whole?.uri ?? "")).filter(({ code }) => code === "etcd-heartbeat-too-short");
    expect(
      heartbeat.map(({ range }) => text[range.start.line]?.slice(range.start.character, range.end.character)),
    ).toEqual(["20"]);
    expect(text[heartbeat[0]?.range.start.line ?? 0]).toContain("--heartbeat-interval");
  });

  test("have their quick fixes there, which edit the source and say so", async () => {
    await start(mesh);
    const [own] = await entries(agent);
    const uri = own?.uri ?? "";
    const [offered, ...others] = await client.actions(uri, await marked(uri));
    expect(offered?.title).toMatch(/ \(in c\/values\.yaml\)$/);
    expect(others.map(({ title }) => title)).not.toContain("Disable lease-per-object for this line");
    const fix = offered && (await client.resolve(offered));
    expect(fix?.edit).toMatchObject({
      documentChanges: [{ textDocument: { uri: `${folder}/c/values.yaml` }, edits: [{ newText: "namespace" }] }],
    });
    expect(fix?.edit).not.toHaveProperty("changeAnnotations");
    expect(await client.actions(uri, await marked(uri), ["source.fixAll"])).toEqual([]);
  });

  test("are told of by the hover, with where the text comes from", async () => {
    await start(mesh);
    const [own] = await entries(agent);
    const uri = own?.uri ?? "";
    const text = await textOf(uri);
    const hover = async (word: string) => {
      const line = text.findIndex((candidate) => candidate.includes(word));
      const position = { line, character: text[line]?.indexOf(word) ?? 0 };
      const found = await client.request<Hover | null>("textDocument/hover", { textDocument: { uri }, position });
      return (found?.contents as MarkupContent | undefined)?.value.split("\n\n---\n\n");
    };
    const values = `\`.Values.global.leaseMode\`, set in [c/values.yaml:2](${folder}/c/values.yaml#L2)`;
    const printed = `Printed here: [c/templates/agent.yaml:11](${agent}#L11)`;
    const [finding, source, ...more] = (await hover("=pod".slice(1))) ?? [];
    expect(more).toEqual([]);
    expect(finding).toContain("**lease-per-object**");
    expect(source).toBe(`${values}  \n${printed}`);
    expect(await hover("Deployment")).toEqual([`Written in [c/templates/agent.yaml:2](${agent}#L2)`]);
    expect(await hover("# c, rendered")).toBeUndefined();
  });

  test("come when it is opened, follow every change, and go when it is closed", async () => {
    const heard = await start(mesh);
    const [own] = await entries(agent);
    const uri = own?.uri ?? "";
    await textOf(uri);
    await client.open(uri, "");
    expect(await client.publishedFor(uri, 1)).toMatchObject({ diagnostics: [found] });
    await client.open(`${folder}/c/values.yaml`, "global:\n  leaseMode: none\n");
    await client.until(() => heard.refreshed.length === 1);
    // Only the text that the client has is marked.
    expect(client.published.filter((params) => params.uri === uri)).toHaveLength(1);
    await client.change(uri, (await textOf(uri)).join("\n"), 2);
    await client.publishedFor(uri, 0);
    await client.change(`${folder}/c/values.yaml`, mesh["c/values.yaml"], 2);
    await client.until(() => heard.refreshed.length === 2);
    await client.change(uri, (await textOf(uri)).join("\n"), 3);
    await client.publishedFor(uri, 1);
    await client.open(`${folder}/.planelint.yaml`, "rules: {lease-per-object: off}\n");
    await client.publishedFor(uri, 0);
    await client.change(`${folder}/.planelint.yaml`, "rules: {lease-per-object: error}\n", 2);
    await client.publishedFor(uri, 1);
    await client.close(uri);
    await client.publishedFor(uri, 0);
  });
});
