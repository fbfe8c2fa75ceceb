import { expect, test } from "vitest";
import { completeVersion, seenVersion } from "./kubernetes-version.ts";

/** What `.Capabilities.KubeVersion.Version` and `.Capabilities.KubeVersion` print in helm 3.17.3 and 4.1.4. */
test.each([
  ["1.24", ["v1.24.0", "v1.24.0"], ["v1.24", "v1.24"]],
  ["v1.24", ["v1.24.0", "v1.24.0"], ["v1.24", "v1.24"]],
  ["1.24.3", ["v1.24.3", "v1.24.3"], ["v1.24.3", "v1.24.3"]],
  ["v1.24.3+k3s1", ["v1.24.3+k3s1", "v1.24.3+k3s1"], ["v1.24.3+k3s1", "v1.24.3"]],
  ["1.24.3-gke.100", ["v1.24.3-gke.100", "v1.24.3-gke.100"], ["v1.24.3-gke.100", "v1.24.3"]],
  [undefined, ["v1.32.0", "v1.32.0"], ["v1.35.0", "v1.35.0"]],
])("--kube-version %s", (given, three, four) => {
  const shown = (flavour: "helm3" | "helm4") => {
    const { version, printed } = seenVersion(given, flavour);
    return [version, printed];
  };
  expect([shown("helm3"), shown("helm4")]).toEqual([three, four]);
  expect(seenVersion(given ?? "1.24", "helm4")).toMatchObject({ major: "1", minor: "24" });
});

test("a version without patch gets one", () => {
  expect(["1.33", "v1.33", "1.33.4", "1.33.4-gke.1"].map(completeVersion)).toEqual([
    "1.33.0",
    "v1.33.0",
    "1.33.4",
    "1.33.4-gke.1",
  ]);
});
