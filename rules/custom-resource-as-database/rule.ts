import type { Fix } from "../../server/contract/fix.ts";
import { defineRule } from "../../server/contract/rule.ts";
import type { MapNode, PlainValue } from "../../server/contract/tree.ts";
import { describe } from "./describe.ts";
import { dex } from "./detect/dex.ts";
import { reports } from "./detect/reports.ts";
import type { Facts } from "./facts.ts";
import { meta, type Options } from "./meta.ts";

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: { kinds: ["ConfigMap", "Secret"], words: ["issuer:"] },
    values: { words: ["storage", "operator:", "reportsController", "backgroundScan"] },
  },
  *check(context) {
    yield* dex(context);
    yield* reports(context);
  },
  describe,
  fixes,
});

function fixes(facts: Facts): readonly Fix[] {
  switch (facts.form) {
    case "dex":
      return set(
        facts.root,
        ["expiry", "authRequests"],
        "30m",
        "Let a login take 30 minutes at most (expiry.authRequests)",
      );
    case "trivy":
      return set(
        facts.values,
        ["operator", "sbomGenerationEnabled"],
        false,
        "Make no SBOM reports (operator.sbomGenerationEnabled); whoever reads them has to get them elsewhere",
      );
    default:
      return set(
        facts.values,
        ["features", "admissionReports", "enabled"],
        false,
        "Make no reports of admissions (features.admissionReports.enabled); results of policies are then in events and logs only",
      );
  }
}

function set(map: MapNode, path: readonly string[], value: PlainValue, title: string): readonly Fix[] {
  const edits = map.tree.editor.set(map, path, value);
  return edits === undefined ? [] : [{ title, safety: "suggestion", edits }];
}
