import type { EffectiveConfiguration } from "./configuration.ts";
import type { Estimate, ResourceName, Severity } from "./finding.ts";
import type { Fix, FixSafety } from "./fix.ts";
import type { IndexView } from "./index-view.ts";
import type { Place, RelatedPlace } from "./place.ts";
import type { Chart, PlainDocument, Resource, ValuesTree } from "./resource.ts";

/** Draft 2020-12 schema of a rule's options; every property has a default and a description. */
export interface OptionsSchema {
  readonly type: "object";
  readonly additionalProperties: false;
  readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>> & { readonly description: string }>>;
}

export interface RuleMeta<Options> {
  /** Kebab-case; says the hazard. */
  readonly id: string;
  /** One line for lists and tables. */
  readonly summary: string;
  readonly topic:
    | "leases"
    | "leader-election"
    | "node-reads"
    | "flow-control"
    | "etcd"
    | "api-server"
    | "webhooks"
    | "workloads"
    | "observability";
  /** Severity of an ordinary finding; a detection may carry its own. */
  readonly severity: Severity;
  /** Version of Planelint that brought it. */
  readonly since: string;
  /** On by default, and silent on healthy manifests. */
  readonly recommended: boolean;
  readonly fix: FixSafety | "mixed" | "none";
  readonly options: OptionsSchema;
  readonly defaults: Options;
  /** Incidents that ground the rule: ids of the library. */
  readonly incidents: readonly string[];
  /** File name (without `.md`) of the runbook note in `rules/runbooks`. */
  readonly runbook: string;
  /** Where each threshold and claim comes from. */
  readonly sources: readonly { readonly claim: string; readonly url: string }[];
}

/** What a rule can be asked to look at. */
export type Subject =
  | { readonly type: "resource"; readonly resource: Resource }
  | { readonly type: "values"; readonly values: ValuesTree }
  | { readonly type: "document"; readonly plain: PlainDocument }
  | { readonly type: "chart"; readonly chart: Chart };

/**
 * Which subjects a rule wants. Documents that no rule wants are not parsed: `kinds` is compared with the `kind:` line,
 * `words` with the text (a document without any of them is passed over).
 */
export interface SubjectSelector {
  /** Several: any of them. */
  readonly resources?: ResourceSelector | readonly ResourceSelector[];
  readonly values?: { readonly words?: readonly string[] };
  readonly documents?: { readonly words: readonly string[] };
  readonly charts?: boolean;
}

export interface ResourceSelector {
  readonly kinds?: readonly string[];
  readonly words?: readonly string[];
}

/** What `check` saw: facts for the wording and the fix, and the place. */
export interface Detection<Facts> {
  readonly facts: Facts;
  readonly place: Place;
  readonly related?: readonly RelatedPlace[];
  readonly resource?: ResourceName;
  /** Only where it differs from the rule's own. */
  readonly severity?: Severity;
  /** Only those that ground this case, where not all of the rule's do. */
  readonly incidents?: readonly string[];
  readonly estimate?: Estimate;
  /** Tells findings of one rule at one resource apart in fingerprints: the path, the name of an argument. */
  readonly key: string;
}

export interface RuleContext<Options> {
  readonly subject: Subject;
  readonly options: Options;
  /** Read-only; every question asked is remembered, so that the check runs again when its answer changes. */
  readonly index: IndexView;
  readonly configuration: EffectiveConfiguration;
}

/**
 * A rule: pure functions over what they are given. Finding, wording and fix are three steps, so that wording can
 * change without touching detection. The engine calls all three for what it reports, and a crash in any is one notice.
 */
export interface Rule<Options = unknown, Facts = unknown> {
  readonly meta: RuleMeta<Options>;
  readonly subjects: SubjectSelector;
  check(context: RuleContext<Options>): Iterable<Detection<Facts>>;
  /** What is wrong, why, what to do: whole sentences, no markup. */
  describe(facts: Facts, context: RuleContext<Options>): string;
  fixes?(facts: Facts, context: RuleContext<Options>): readonly Fix[];
}

/** Keeps a rule's own option and fact types inside its file; the registry holds `Rule`. */
export function defineRule<Options, Facts>(rule: Rule<Options, Facts>): Rule {
  return rule as Rule;
}
