import { expect, test } from "vitest";
import { stepsOfFieldPath, stepsOfPointer } from "./steps.ts";

test.each([
  ["/webhooks/0/namespaceSelector", ["webhooks", 0, "namespaceSelector"]],
  ["/metadata/annotations/a~1b~0c", ["metadata", "annotations", "a/b~c"]],
  ["/spec/list/-", ["spec", "list", "any item"]],
  ["", []],
])("the pointer %j", (pointer, expected) => {
  expect(stepsOfPointer(pointer)).toEqual(expected);
});

test.each([
  ["webhooks.[name=vpod.kb.io].namespaceSelector", ["webhooks", { name: "vpod.kb.io" }, "namespaceSelector"]],
  ["spec.http.0.route.*.host", ["spec", "http", 0, "route", "any item", "host"]],
  [
    "metadata.annotations.cert-manager\\.io/inject-ca-from",
    ["metadata", "annotations", "cert-manager.io/inject-ca-from"],
  ],
  ["spec.containers.[image=x].env", ["spec", "containers", "any item", "env"]],
])("the field path %j", (path, expected) => {
  expect(stepsOfFieldPath(path)).toEqual(expected);
});
