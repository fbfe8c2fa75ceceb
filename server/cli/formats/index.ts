import type { FormatName } from "../arguments/options.ts";
import { compact } from "./compact.ts";
import type { Format } from "./format.ts";
import { github } from "./github.ts";
import { gitlab } from "./gitlab.ts";
import { json } from "./json.ts";
import { junit } from "./junit.ts";
import { pretty } from "./pretty.ts";
import { sarif } from "./sarif.ts";

export const formatters: Readonly<Record<FormatName, Format>> = { pretty, compact, json, sarif, junit, github, gitlab };
