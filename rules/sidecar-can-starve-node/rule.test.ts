import { testRule } from "../testing/test-rule.ts";
import { rule } from "./rule.ts";

testRule(rule, import.meta.url);
