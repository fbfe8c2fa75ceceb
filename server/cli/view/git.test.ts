import { rmSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { configMap, TestWorkspace } from "../testing/workspace.ts";

const hazard = configMap("a", "mode: pod");

describe("git", () => {
  test("--staged reads the index, not the folder", async () => {
    using workspace = new TestWorkspace({ "a.yaml": configMap("a", "mode: x"), "b.yaml": hazard });
    workspace.commitAll();
    expect(await workspace.run(["--staged"])).toMatchObject({ status: 0, err: "planelint: nothing is selected\n" });
    workspace.write("a.yaml", hazard);
    workspace.git("add", "a.yaml");
    workspace.write("a.yaml", configMap("a", "mode: y"));
    workspace.write("new.yaml", hazard);
    expect(await workspace.reported(["--staged"])).toEqual(["a.yaml"]);
    expect(await workspace.reported(["--staged", "b.yaml"])).toEqual([]);
  });

  test("--staged works before the first commit and below the top level", async () => {
    using workspace = new TestWorkspace({
      "x/.planelint.yaml": "root: true\n",
      "x/ä b.yaml": hazard,
      "y.yaml": hazard,
    });
    workspace.git("init", "-q");
    workspace.git("add", "-A");
    expect(await workspace.reported(["--staged"], { folder: "x" })).toEqual(["ä b.yaml"]);
  });

  test("--staged refuses to fix what is staged in part, and fixes the rest", async () => {
    using workspace = new TestWorkspace({ "a.yaml": configMap("a", "mode: x") });
    workspace.commitAll();
    workspace.write("a.yaml", hazard);
    workspace.git("add", "a.yaml");
    workspace.write("a.yaml", `${hazard}# more\n`);
    expect(await workspace.run(["--staged", "--fix"])).toMatchObject({
      status: 2,
      err: expect.stringContaining("staged only in part: a.yaml"),
    });
    expect(workspace.read("a.yaml")).toBe(`${hazard}# more\n`);
    workspace.git("add", "a.yaml");
    expect(await workspace.run(["--staged", "--fix"])).toMatchObject({
      status: 0,
      err: expect.stringContaining("not staged yet"),
    });
    expect(workspace.read("a.yaml")).toContain("mode: namespace");
  });

  test("--changed-since takes committed, uncommitted and untracked changes since the fork", async () => {
    using workspace = new TestWorkspace({
      "old.yaml": hazard,
      "a.yaml": configMap("a", "mode: x"),
      "b.yaml": configMap("b", "mode: x"),
    });
    workspace.commitAll();
    workspace.git("checkout", "-q", "-b", "topic");
    workspace.write("a.yaml", hazard);
    workspace.commitAll();
    workspace.git("checkout", "-q", "main");
    workspace.write("main-only.yaml", hazard);
    workspace.commitAll();
    workspace.git("checkout", "-q", "topic");
    workspace.write("b.yaml", hazard);
    workspace.write("c.yaml", hazard);
    expect(await workspace.reported(["--changed-since", "main"])).toEqual(["a.yaml", "b.yaml", "c.yaml"]);
    expect(await workspace.run(["--changed-since", "mian"])).toMatchObject({
      status: 2,
      err: expect.stringContaining('git knows no commit "mian"'),
    });
    expect(await workspace.run(["--changed-since=--output=x"])).toMatchObject({ status: 2 });
  });

  describe("what a change bears on is selected with it", () => {
    const pod = (account: string) =>
      [
        "apiVersion: apps/v1",
        "kind: DaemonSet",
        "metadata: {name: agent, namespace: x}",
        "data: {mode: pod}",
        "spec: {template: {spec: {serviceAccountName: NAME, volumes: [{configMap: {name: c}}]}}}".replace(
          "NAME",
          account,
        ),
        "",
      ].join("\n");
    const object = (kind: string, name: string, rest = "") =>
      `apiVersion: v1\nkind: ${kind}\nmetadata: {name: ${name}, namespace: x}\n${rest}`;
    const bound = "subjects: [{kind: ServiceAccount, name: agent}]\n";
    const schema =
      "apiVersion: flowcontrol.apiserver.k8s.io/v1\nkind: FlowSchema\nmetadata: {name: s}\nspec:\n  priorityLevelConfiguration: {name: l}\n  rules: [{subjects: [{kind: ServiceAccount, serviceAccount: {name: agent, namespace: x}}]}]\n";
    const files = {
      "agent.yaml": pod("agent"),
      "other.yaml": pod("other").replaceAll("name: c}", "name: d}"),
      "account.yaml": object("ServiceAccount", "agent"),
      "binding.yaml": object("RoleBinding", "b", `roleRef: {kind: Role, name: r}\n${bound}`),
      "role.yaml": object("Role", "r"),
      "configmap.yaml": object("ConfigMap", "c"),
      "schema.yaml": schema,
      "level.yaml": object("PriorityLevelConfiguration", "l"),
      "service.yaml": object("Service", "agent"),
    };
    const changing = (change: (workspace: TestWorkspace) => void) => async () => {
      using workspace = new TestWorkspace(files);
      workspace.commitAll();
      change(workspace);
      return await workspace.reported(["--changed-since", "HEAD", "--only", "test-mode"]);
    };

    test.each(["account", "binding", "role", "configmap", "schema", "level"])(
      "%s, changed or deleted",
      async (name) => {
        const path = `${name}.yaml`;
        const append = changing((workspace) => workspace.write(path, `${workspace.read(path)}# changed\n`));
        expect(await append()).toEqual(["agent.yaml"]);
        expect(await changing((workspace) => rmSync(workspace.path(path)))()).toEqual(["agent.yaml"]);
        expect(await changing((workspace) => workspace.git("rm", "-q", path))()).toEqual(["agent.yaml"]);
      },
    );

    test("renamed, to another name of the object, and staged", async () => {
      expect(await changing((workspace) => workspace.git("mv", "account.yaml", "moved.yaml"))()).toEqual([
        "agent.yaml",
      ]);
      expect(
        await changing((workspace) => workspace.write("account.yaml", object("ServiceAccount", "another")))(),
      ).toEqual(["agent.yaml"]);
      using workspace = new TestWorkspace(files);
      workspace.commitAll();
      workspace.git("rm", "-q", "account.yaml");
      expect(await workspace.reported(["--staged", "--only", "test-mode"])).toEqual(["agent.yaml"]);
    });

    test("but not what has nothing to do with it, and a path selects as git does", async () => {
      expect(await changing((workspace) => rmSync(workspace.path("service.yaml")))()).toEqual([]);
      using workspace = new TestWorkspace(files);
      expect(await workspace.reported(["account.yaml", "--only", "test-mode"])).toEqual(["agent.yaml"]);
    });
  });

  test("nothing that the repository names is run", async () => {
    using workspace = new TestWorkspace({
      "a.yaml": configMap("a", "mode: x"),
      ".gitattributes": "*.yaml diff=evil filter=evil\n*.yml filter=e=vil\n",
      "b.yml": "b: 1\n",
    });
    workspace.commitAll();
    const evil = `touch ${workspace.path("ran")}`;
    for (const key of ["core.fsmonitor", "diff.external", "diff.evil.textconv", "diff.evil.command", "core.pager"])
      workspace.git("config", key, evil);
    const filters = ["evil", "e=vil"];
    const setFilters = () => {
      for (const filter of filters)
        for (const key of ["clean", "smudge", "process"]) workspace.git("config", `filter.${filter}.${key}`, evil);
      workspace.git("config", "filter.evil.required", "true");
    };
    setFilters();
    workspace.write("a.yaml", hazard);
    workspace.write("b.yml", "b: 2\n");
    expect(await workspace.reported(["--changed-since", "HEAD"], { environment: { GIT_EXTERNAL_DIFF: evil } })).toEqual(
      ["a.yaml"],
    );
    for (const filter of filters) workspace.git("config", "--remove-section", `filter.${filter}`);
    workspace.git("-c", "core.fsmonitor=false", "add", "a.yaml");
    setFilters();
    expect(await workspace.reported(["--staged"])).toEqual(["a.yaml"]);
    expect(workspace.read("ran")).toBeUndefined();
  });

  test("nothing is fetched, though the repository says from where", async () => {
    using workspace = new TestWorkspace({ "a.yaml": configMap("a", "mode: x") });
    workspace.commitAll();
    workspace.write("a.yaml", hazard);
    workspace.git("add", "a.yaml");
    const blob = workspace.git("rev-parse", ":a.yaml").trim();
    rmSync(workspace.path(`.git/objects/${blob.slice(0, 2)}/${blob.slice(2)}`));
    for (const [key, value] of [
      ["core.repositoryFormatVersion", "1"],
      ["extensions.partialClone", "evil"],
      ["remote.evil.promisor", "true"],
      ["remote.evil.url", `ext::sh -c touch% ${workspace.path("ran")}`],
      ["protocol.ext.allow", "always"],
    ] as const)
      workspace.git("config", key, value);
    await workspace.run(["--staged"]);
    expect(workspace.read("ran")).toBeUndefined();
  });

  test("outside a repository is wrong usage", async () => {
    using workspace = new TestWorkspace({ "a.yaml": hazard });
    expect(await workspace.run(["--staged"])).toMatchObject({
      status: 2,
      err: expect.stringContaining("is in no git repository"),
    });
  });
});
