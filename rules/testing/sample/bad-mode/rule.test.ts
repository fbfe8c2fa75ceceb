import type { Rule } from "../../../../server/contract/rule.ts";
import { badMode } from "../../../../server/linter/testing/sample-rules.ts";
import { testRule } from "../../test-rule.ts";

// The tester on a rule that exists for tests alone: proves that its parts hold together.
const sources = [{ claim: "Bad modes are bad.", url: "https://example.com/modes" }];
const rule: Rule = { ...badMode, meta: { ...badMode.meta, runbook: "sample", sources } };

testRule(rule, import.meta.url);
