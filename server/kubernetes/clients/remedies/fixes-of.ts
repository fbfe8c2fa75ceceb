import type { Fix } from "../../../contract/fix.ts";
import type { IndexView } from "../../../contract/index-view.ts";
import type { OpenHazard } from "../seen-client.ts";
import { fixOf, remediesOf } from "./applicable-fix.ts";
import { isReadByAnotherVersion } from "./shared-configuration.ts";

/** The edits for an open hazard, best first; none that could stop another workload that reads the same file. */
export function fixesOf(open: OpenHazard, index: IndexView): readonly Fix[] {
  return remediesOf(open)
    .filter(({ versions }) => versions === undefined || !isReadByAnotherVersion(open, versions, index))
    .flatMap((remedy) => fixOf(remedy, open) ?? []);
}
