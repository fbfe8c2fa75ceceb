import { describe, expect, it } from "vitest";
import { isRepository, parseImage } from "./image.ts";

describe("parseImage", () => {
  it.each([
    ["nginx", "nginx", undefined, undefined],
    ["timberio/vector:0.47.0-debian", "timberio/vector", "0.47.0-debian", undefined],
    ["localhost:5000/a/b", "localhost:5000/a/b", undefined, undefined],
    ["localhost:5000/a/b:v1", "localhost:5000/a/b", "v1", undefined],
    ["a/b@sha256:00ff", "a/b", undefined, "sha256:00ff"],
    ["a/b:1@sha256:00ff", "a/b", "1", "sha256:00ff"],
  ])("takes %s apart", (text, repository, tag, digest) => {
    expect(parseImage(text)).toEqual({ repository, tag, digest });
  });

  it.each(["", "{{ .Values.image }}", "a b", "$(IMAGE)", "a/"])("knows that %j is none", (text) => {
    expect(parseImage(text)).toBeUndefined();
  });
});

describe("isRepository", () => {
  it.each([
    ["timberio/vector", "timberio/vector"],
    ["docker.io/timberio/vector", "timberio/vector"],
    ["mirror.example:5000/hub/timberio/vector", "timberio/vector"],
    ["traefik", "traefik"],
    ["library/traefik", "traefik"],
    ["docker.io/traefik", "traefik"],
    ["docker.io/library/traefik", "traefik"],
    ["ghcr.io/acme/kubectl", "*/kubectl"],
  ])("matches %s with %s", (repository, pattern) => expect(isRepository(repository, pattern)).toBe(true));

  it.each([
    ["nottimberio/vector", "timberio/vector"],
    ["timberio/vector-operator", "timberio/vector"],
    ["timberio/vector/debug", "timberio/vector"],
    ["ghcr.io/acme/traefik", "traefik"],
    ["mykubectl", "*/kubectl"],
  ])("does not match %s with %s", (repository, pattern) => expect(isRepository(repository, pattern)).toBe(false));
});
