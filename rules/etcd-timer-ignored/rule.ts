import { defineRule } from "../../server/contract/rule.ts";
import { soundingWords } from "../../server/kubernetes/etcd/etcd-timers.ts";
import { check } from "./check.ts";
import { describe } from "./describe.ts";
import { fixes } from "./fixes.ts";
import { meta, type Options } from "./meta.ts";
import type { Problem } from "./problem.ts";

export const rule = defineRule<Options, Problem>({
  meta,
  subjects: {
    resources: { words: soundingWords },
    values: { words: soundingWords },
    documents: { words: soundingWords },
  },
  check,
  describe: (problem) => describe(problem),
  fixes,
});
