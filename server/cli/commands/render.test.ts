import { symlinkSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { packed } from "../testing/packed.ts";
import { TestWorkspace } from "../testing/workspace.ts";

const template = [
  "apiVersion: v1",
  "kind: ConfigMap",
  "metadata:",
  '  name: {{ include "c.name" . }}',
  "  namespace: {{ .Release.Namespace }}",
  "data:",
  "  mode: {{ .Values.global.mode | quote }}",
  '  text: {{ .Files.Get "data.txt" | quote }}',
  "  kube: {{ .Capabilities.KubeVersion.Minor | quote }}",
  "",
].join("\n");

const chart = {
  "c/Chart.yaml": "apiVersion: v2\nname: c\nversion: 1.0.0\n",
  "c/values.yaml": "# Where it runs.\nglobal:\n  mode: pod\n",
  "c/templates/_helpers.tpl": '{{- define "c.name" -}}\n{{ .Release.Name }}-c\n{{- end }}\n',
  "c/templates/map.yaml": template,
  "c/data.txt": "from a file",
};

function printed(mode: string, release = "release", namespace = "default"): string[] {
  return [
    "---",
    "# Source: c/templates/map.yaml",
    "apiVersion: v1",
    "kind: ConfigMap",
    "metadata:",
    `  name: ${release}-c`,
    `  namespace: ${namespace}`,
    "data:",
    `  mode: "${mode}"`,
    '  text: "from a file"',
  ];
}

describe("render", () => {
  test("prints what helm template prints", async () => {
    using workspace = new TestWorkspace(chart);
    const { status, out, err } = await workspace.run(["render", "c", "--kubernetes-version", "v1.33"]);
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(out.split("\n")).toEqual([...printed("pod"), '  kube: "33"', ""]);
  });

  test("refuses what helm refuses before it renders, at the line that says so", async () => {
    using workspace = new TestWorkspace({
      ...chart,
      "c/Chart.yaml": `${chart["c/Chart.yaml"]}kubeVersion: ">=1.20.0-0 <1.25.0-0"\n`,
      "l/Chart.yaml": "apiVersion: v2\nname: l\nversion: 1.0.0\ntype: library\n",
    });
    expect(await workspace.run(["render", "c"])).toEqual({
      status: 2,
      out: "",
      err: "planelint: error: c/Chart.yaml:4:14: chart requires kubeVersion: >=1.20.0-0 <1.25.0-0 which is incompatible with Kubernetes v1.35.0; --kubernetes-version names the cluster's\n",
    });
    expect((await workspace.run(["render", "c", "--kubernetes-version", "1.24.3-gke.100"])).out).toContain(
      'kube: "24"',
    );
    expect(await workspace.run(["render", "l"])).toMatchObject({
      status: 2,
      err: "planelint: error: l/Chart.yaml:4:7: library charts are not installable\n",
    });
  });

  test("takes values files, settings in Helm's order, a release and a namespace", async () => {
    using workspace = new TestWorkspace({ ...chart, "prod.yaml": "global: {mode: from-file}\n" });
    const mode = async (...words: string[]) =>
      /mode: "(.*)"/.exec((await workspace.run(["render", "c", ...words])).out)?.[1];
    expect(await mode("--values", "prod.yaml")).toBe("from-file");
    expect(await mode("--set", "global.mode=set", "--values=prod.yaml")).toBe("set");
    expect(await mode("--set-string", "global.mode=5", "--set", "global.mode=6")).toBe("5");
    expect(await mode("--set-json", 'global={"mode": "json"}')).toBe("json");
    expect(await mode("--set-file", "global.mode=c/data.txt", "--set", "global.mode=x")).toBe("from a file");
    const { out } = await workspace.run(["render", "c", "--release", "r", "--namespace", "n"]);
    expect(out.split("\n").slice(0, 10)).toEqual(printed("pod", "r", "n"));
  });

  test("--origins tells the file and line that a person would edit", async () => {
    using workspace = new TestWorkspace({ ...chart, "x/prod.yaml": "global:\n\n  mode: over\n" });
    const where = async (...words: string[]) => {
      const { out } = await workspace.run(["render", "../c", "--origins", ...words], { folder: "x" });
      return Object.fromEntries(
        out.split("\n").map((line) =>
          line
            .split(" | ")
            .map((part) => part.trim())
            .reverse(),
        ),
      );
    };
    expect(await where()).toMatchObject({
      "kind: ConfigMap": "../c/templates/map.yaml:2",
      'mode: "pod"': "../c/values.yaml:3",
      "name: release-c": "../c/templates/_helpers.tpl:2",
    });
    expect(await where("--values", "prod.yaml")).toMatchObject({ 'mode: "over"': "prod.yaml:3" });
  });

  test("prints nothing but the reasons when something fails, each at its place", async () => {
    using workspace = new TestWorkspace({
      ...chart,
      "c/templates/bad.yaml": 'a: {{ required "give a mode" .Values.nothing }}\n',
      "c/templates/worse.yaml": "a: {{ if }}\n",
      "d/Chart.yaml":
        "apiVersion: v2\nname: d\nversion: 1.0.0\ndependencies:\n- {name: gone, version: 1.0.0, repository: https://example.com}\n",
    });
    const { status, out, err } = await workspace.run(["render", "c"]);
    expect({ status, out }).toEqual({ status: 2, out: "" });
    expect(err).toMatch(/error: c\/templates\/bad\.yaml:1:\d+: .*give a mode/);
    expect(err).toMatch(/error: c\/templates\/worse\.yaml:1:\d+: /);
  });

  test("names dependencies that are not there, and prints the rest", async () => {
    using workspace = new TestWorkspace({
      "d/Chart.yaml":
        "apiVersion: v2\nname: d\nversion: 1.0.0\ndependencies:\n- {name: gone, version: 1.0.0, repository: https://example.com}\n",
      "d/templates/a.yaml": "kind: A\n",
      "d/templates/b.yaml": '{{ include "gone.name" . }}\n',
    });
    const { status, out, err } = await workspace.run(["render", "d"]);
    expect({ status, out }).toEqual({ status: 2, out: "---\n# Source: d/templates/a.yaml\nkind: A\n" });
    expect(err).toContain("d/Chart.yaml:5:10: the dependency gone is not in charts/");
    expect(err).toContain('no template "gone.name"');
  });

  test("follows file:// dependencies and links, inside the root only", async () => {
    const depending = (path: string) =>
      `apiVersion: v2\nname: d\nversion: 1.0.0\ndependencies:\n- {name: c, version: 1.0.0, repository: "file://${path}"}\n`;
    using workspace = new TestWorkspace({
      ...chart,
      "a/d/Chart.yaml": depending("../../c"),
      ".planelint.yaml": "root: true\n",
    });
    const own = (await workspace.run(["render", "c"])).out;
    const asPart = own.replace("c/templates", "d/charts/c/templates");
    expect(await workspace.run(["render", "a/d"])).toEqual({ status: 0, out: asPart, err: "" });
    expect((await workspace.run(["render", "d"], { folder: "a" })).out).toBe(asPart);
    workspace.write("a/.planelint.yaml", "root: true\n");
    expect(await workspace.run(["render", "a/d"])).toMatchObject({ status: 2, out: "" });
    workspace.write("e/Chart.yaml", "apiVersion: v2\nname: d\nversion: 1.0.0\n");
    workspace.write("e/charts/README", "");
    symlinkSync("../../c", workspace.path("e/charts/c"));
    symlinkSync("..", workspace.path("e/up"));
    expect((await workspace.run(["render", "e"])).out).toBe(asPart);
  });

  test("renders as the configuration says, for this Helm and these API versions", async () => {
    using workspace = new TestWorkspace({
      "c/Chart.yaml": chart["c/Chart.yaml"],
      "c/values.yaml": "a: 1\n",
      "c/prod.yaml": "b: file\n",
      "c/text.txt": "text",
      "c/templates/a.yaml":
        'v: {{ toJson .Values }}\nr: {{ .Release.Name }} {{ .Release.Namespace }}\nh: {{ .Capabilities.APIVersions.Has "x/v1" }} {{ printf "%T" .Values }}\n',
      ".planelint.yaml": [
        "root: true",
        "charts:",
        "- path: c",
        "  renders:",
        "  - name: production",
        "    release: mesh",
        "    namespace: system",
        "    values: [prod.yaml]",
        "    set: [b=set, 'l={1,2}']",
        "    setString: [s=1]",
        "    setJson: ['j={\"x\": [1]}']",
        "    setFile: [f=text.txt]",
        "    apiVersions: [x/v1]",
        "    helm: 3",
        "",
      ].join("\n"),
    });
    const { out, err } = await workspace.run(["render", "c", "--render", "production", "--set", "b=last"]);
    expect({ out: out.split("\n").slice(2), err }).toEqual({
      out: [
        'v: {"a":1,"b":"last","f":"text","j":{"x":[1]},"l":[1,2],"s":"1"}',
        "r: mesh system",
        "h: true chartutil.Values",
        "",
      ],
      err: "",
    });
    const four = await workspace.run(["render", "../c", "--helm", "4", "--api-versions", "y/v1,x/v1"], { folder: "c" });
    expect(four.out).toContain("h: true common.Values");
    expect(await workspace.run(["render", "c", "--render", "producton"])).toMatchObject({
      status: 2,
      err: expect.stringContaining("did you mean production?"),
    });
  });

  test.each([
    [["render"], "render takes one chart"],
    [["render", "c", "d"], "render takes one chart"],
    [["render", "gone"], 'there is no chart "gone"'],
    [["render", "c/templates"], "holds no Chart.yaml"],
    [["render", "c/data.txt"], "c/data.txt cannot be read"],
    [["render", "c", "--values", "gone.yaml"], 'there is no file "gone.yaml"'],
    [["render", "c", "--set", "a["], "planelint: error: "],
    [["render", "c", "--fix"], "planelint render has no option --fix"],
  ])("%j is wrong usage", async (words, message) => {
    using workspace = new TestWorkspace(chart);
    expect(await workspace.run(words)).toMatchObject({ status: 2, out: "", err: expect.stringContaining(message) });
  });

  test("no file of a chart lies outside of it, and no text of it moves the cursor", async () => {
    using other = new TestWorkspace({ "secret.txt": "secret" });
    using workspace = new TestWorkspace(chart);
    symlinkSync(other.path("secret.txt"), workspace.path("c/link.txt"));
    workspace.write(
      "c/templates/leak.yaml",
      'a: {{ .Files.Get "link.txt" }}{{ .Files.Get "../../secret.txt" }}.\n# \u001b[31m\n',
    );
    const piped = await workspace.run(["render", "c"]);
    expect(piped.out).toContain("a: .\n");
    expect(piped.out).toContain("\u001b[31m");
    const shown = await workspace.run(["render", "c"], { terminal: true });
    expect(shown.out).not.toContain("\u001b[31m");
    expect(shown.out).toContain("\\x1b[31m");
  });

  test("reads a packed chart", async () => {
    using workspace = new TestWorkspace({ "c-1.0.0.tgz": packed(chart) });
    const { out } = await workspace.run(["render", "c-1.0.0.tgz"]);
    expect(out.split("\n").slice(0, 10)).toEqual(printed("pod"));
  });
});
