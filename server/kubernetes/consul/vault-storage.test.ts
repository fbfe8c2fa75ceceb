import { describe, expect, it } from "vitest";
import { DocumentParse, YamlDocument } from "../../yaml/document.ts";
import { mapAt, scalarAt } from "../../yaml/read.ts";
import { fileSource } from "../../yaml/tree/source.ts";
import { consulStorageIn, targetOf } from "./vault-storage.ts";

/** The address in a configuration, and what stands in the file where it is said to be written. */
function read(text: string) {
  const yaml = `config: ${JSON.stringify(text)}\n`;
  const document = new YamlDocument("a.yaml", 0, { start: 0, end: yaml.length }, new DocumentParse(yaml), () =>
    fileSource("a.yaml", yaml, 0, true),
  );
  const storage = consulStorageIn(scalarAt(mapAt(document.tree.root), "config") ?? fail());
  if (storage === undefined) return undefined;
  const { node, start, end } = storage.span;
  return [storage.address, node.text.slice(start, end)];
}

function fail(): never {
  throw new Error("no scalar");
}

describe("consulStorageIn", () => {
  it.each([
    ['storage "consul" {\n  address = "HOST_IP:8500"\n}', ["HOST_IP:8500", "HOST_IP:8500"]],
    ['backend "consul" { path = "a", address = "consul:8500" }', ["consul:8500", "consul:8500"]],
    ['{"storage": {"consul": {"address": "a:1"}}}', ["a:1", "a:1"]],
    ['ui = true\nstorage "consul" {\n  # address = "b:1"\n}', ["127.0.0.1:8500", 'storage "consul"']],
  ])("finds the address in %s", (text, found) => expect(read(text)).toEqual(found));

  it.each([
    'storage "raft" {}\nservice_registration "consul" { address = "a:1" }',
    '# storage "consul" { address = "a:1" }',
    'ha_storage "consul" { address = "a:1" }',
  ])("finds none in %s", (text) => expect(read(text)).toBeUndefined());
});

describe("targetOf", () => {
  it.each([
    ["HOST_IP:8500", "node"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: written so in configurations
    ["http://${HOST_IP}:8500", "node"],
    ["127.0.0.1:8500", "pod"],
    ["localhost", "pod"],
    ["consul-server.consul.svc:8500", "server"],
    ["platform-consul-server:8500", "server"],
    ["consul.service.consul:8500", undefined],
    ["10.0.0.7:8500", undefined],
  ])("knows who answers at %s", (address, target) => expect(targetOf(address)).toBe(target));
});
