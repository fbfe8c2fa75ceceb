import { expect, test } from "vitest";
import { createEngine } from "../../../server/linter/engine.ts";
import { countCalls, grownBeyond } from "../lib/counted-calls.ts";

test("edits in one long document, as a cluster prints it, take work that grows with its length alone", async () => {
  const job = (index: number) =>
    `- {apiVersion: v1, kind: ConfigMap, metadata: {name: c${index}}, data: {text: ${"x".repeat(200)}}}
- apiVersion: batch/v1
  kind: CronJob
  metadata: {name: j${index}, namespace: a}
  spec:
    schedule: "* * * * *"
    jobTemplate: {spec: {template: {spec: {containers: [{name: a, image: b}]}}}}
`;
  const read = (jobs: number) => {
    const engine = createEngine();
    const items = Array.from({ length: jobs }, (_, index) => job(index)).join("");
    engine.update("list.yaml", `apiVersion: v1\nkind: List\nitems:\n${items}`);
    const { findings } = engine.lint();
    expect(findings.flatMap(({ fixes }) => fixes)).toHaveLength(jobs);
  };
  const counts = await countCalls([() => read(60), () => read(240)]);
  expect(grownBeyond(7, 1000, counts)).toEqual([]);
});
