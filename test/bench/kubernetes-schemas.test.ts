import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { writeSchemas } from "./kubernetes-schemas.ts";

const kind = (group: string, version: string, name: string) => ({
  "x-kubernetes-group-version-kind": [{ group, version, kind: name }],
});

it("writes a schema for each kind under the name that kubeconform asks for, with all that it refers to inside", () => {
  const folder = mkdtempSync(join(tmpdir(), "planelint-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const definitions = {
    Role: {
      ...kind("rbac.authorization.k8s.io", "v1", "Role"),
      required: ["rules"],
      properties: { rules: { $ref: "#/definitions/Rules" }, properties: { type: "string" } },
    },
    Rules: { properties: { more: { $ref: "#/definitions/Rules" }, port: { type: "string", format: "int-or-string" } } },
    Pod: { ...kind("", "v1", "Pod"), description: "a pod" },
  };
  writeSchemas({ definitions }, folder);

  const written = join(folder, "master-standalone");
  expect(readdirSync(written).sort()).toEqual(["pod-v1.json", "role-rbac-v1.json"]);
  expect(JSON.parse(readFileSync(join(written, "role-rbac-v1.json"), "utf8"))).toMatchObject({
    type: "object",
    required: ["rules"],
    properties: {
      rules: { type: "object", properties: { more: {}, port: { oneOf: [{ type: "string" }, { type: "integer" }] } } },
      properties: { type: ["string", "null"] },
    },
  });
});
