import type { Format } from "./format.ts";
import { logSafeJson } from "./log-safe.ts";

/** The report itself, as `schemas/report.schema.json` describes it. */
export const json: Format = (report) => logSafeJson(report);
