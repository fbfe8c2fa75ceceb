import type { Fix } from "../../server/contract/fix.ts";
import { type Detection, defineRule, type RuleContext } from "../../server/contract/rule.ts";
import {
  isSharedMode,
  type LeaseModeSetting,
  leaseModeKeys,
  leaseModesIn,
} from "../../server/kubernetes/leases/lease-mode.ts";
import { runbookEdit } from "../../server/kubernetes/leases/runbook-note.ts";
import { meta, type Options } from "./meta.ts";

interface Facts {
  readonly setting: LeaseModeSetting;
  readonly path: string;
  readonly runbook: string;
  readonly isThere: boolean;
}

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: { values: { words: leaseModeKeys } },
  check,
  describe,
  fixes,
});

/** Shared lease modes, while the configuration names a runbook that holds neither the key's path nor the key. */
function* check({ subject, index, configuration }: RuleContext<Options>): Generator<Detection<Facts>> {
  const { runbook } = configuration;
  if (subject.type !== "values" || runbook === undefined) return;
  const text = index.file(runbook)?.text;
  // On standard input nothing else is in view.
  if (text === undefined && !configuration.wholeViewKnown) return;
  for (const setting of leaseModesIn(subject.values)) {
    const path = setting.scalar.path.join(".");
    if (!isSharedMode(setting.mode) || text?.includes(setting.key) === true) continue;
    const { place, related } = setting.scalar.origin;
    yield { facts: { setting, path, runbook, isThere: text !== undefined }, place, related, key: path };
  }
}

function describe({ setting, path, runbook, isThere }: Facts): string {
  const missing = isThere ? `${runbook} does not mention it` : `${runbook} does not exist yet`;
  return `"${path}: ${setting.mode}" changes which Leases there are, and ${missing}. Whoever is on call next looks for a Lease for each Pod and finds none: a team lost three days over an override that nobody had written down. Note it on the first day.`;
}

function fixes({ setting, path, runbook }: Facts, { index }: RuleContext<Options>): readonly Fix[] {
  const edit = runbookEdit(runbook, index, path, setting.scalar.tree.file);
  return edit === undefined ? [] : [{ title: `Note ${path} in ${runbook}`, safety: "suggestion", edits: [edit] }];
}
