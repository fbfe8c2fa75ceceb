import type { ResourceName, Severity } from "../../contract/finding.ts";
import type { Rule } from "../../contract/rule.ts";
import { fileMatcher, nameMatcher } from "./globs.ts";
import type { Configuration, Override, RuleEntry, SeveritySetting } from "./model.ts";

/** What the command line says over the configuration. */
export interface SettingOverrides {
  /** Severity by rule id; wins over the configuration and its overrides. */
  readonly severities?: Readonly<Record<string, Severity | "off">>;
  /** Only these rules run, also those that are off by default. */
  readonly only?: readonly string[];
}

/** `severity` undefined: as the detection says. `source`: which override switches it off, for the report. */
export type Verdict =
  | { readonly off: false; readonly severity: Severity | undefined }
  | { readonly off: true; readonly source: string | undefined };

/** Severity and options of each rule, by file and object. */
export class RuleSettings {
  readonly #overrides: readonly { override: Override; applies: Applies; source: string }[];
  readonly #options = new Map<string, Readonly<Record<string, unknown>>>();

  constructor(
    private readonly configuration: Configuration,
    private readonly overrides: SettingOverrides,
  ) {
    this.#overrides = configuration.overrides.map((override, i) => ({
      override,
      applies: matcher(override),
      source: `overrides[${i}] in ${configuration.path}`,
    }));
  }

  /** False when the rule can report nowhere, so that it need not run. */
  runs(rule: Rule): boolean {
    const { only, severities } = this.overrides;
    if (only) return only.includes(rule.meta.id);
    const told = severities?.[rule.meta.id];
    if (told !== undefined) return told !== "off";
    if (!this.#isOff(rule, this.configuration.rules.get(rule.meta.id)?.severity)) return true;
    return this.#overrides.some(({ override }) => {
      const severity = override.rules.get(rule.meta.id)?.severity;
      return severity !== undefined && severity !== "off";
    });
  }

  /** The same object for the same options, so that it can be compared by identity. */
  options(rule: Rule, file: string, resource: ResourceName | undefined): Readonly<Record<string, unknown>> {
    const matching = this.#matching(rule.meta.id, file, resource).filter(({ entry }) => entry.options);
    const key = [rule.meta.id, ...matching.map(({ source }) => source)].join("\n");
    const known = this.#options.get(key);
    if (known) return known;
    const defaults = rule.meta.defaults as Readonly<Record<string, unknown>>;
    const base = this.configuration.rules.get(rule.meta.id)?.options;
    const merged = Object.assign({}, defaults, base, ...matching.map(({ entry }) => entry.options));
    this.#options.set(key, merged);
    return merged;
  }

  /** What becomes of a finding in `file` about `resource`. */
  verdict(rule: Rule, file: string, resource: ResourceName | undefined): Verdict {
    const { id } = rule.meta;
    const told = this.overrides.severities?.[id];
    if (told !== undefined && told !== "off") return { off: false, severity: told };
    let setting = this.configuration.rules.get(id)?.severity;
    let source: string | undefined;
    for (const match of this.#matching(id, file, resource)) {
      if (match.entry.severity === undefined) continue;
      setting = match.entry.severity;
      source = match.source;
    }
    // Asked for by name, a rule runs even where its default is off; what the configuration says of places still holds.
    const asked = this.overrides.only?.includes(id) === true && source === undefined;
    if (!asked && this.#isOff(rule, setting)) return { off: true, source };
    return { off: false, severity: setting === "on" || setting === "off" ? undefined : setting };
  }

  #isOff(rule: Rule, setting: SeveritySetting | undefined): boolean {
    return setting === undefined ? !rule.meta.recommended : setting === "off";
  }

  #matching(id: string, file: string, resource: ResourceName | undefined): { entry: RuleEntry; source: string }[] {
    return this.#overrides.flatMap(({ override, applies, source }) => {
      const entry = override.rules.get(id);
      return entry && applies(file, resource) ? [{ entry, source }] : [];
    });
  }
}

type Applies = (file: string, resource: ResourceName | undefined) => boolean;

function matcher({ files, resources }: Override): Applies {
  const inFiles = files && fileMatcher(files);
  const objects = resources?.map((wanted) => ({
    kind: nameMatcher(wanted.kind ?? "*"),
    name: nameMatcher(wanted.name ?? "*"),
    namespace: nameMatcher(wanted.namespace ?? "*"),
  }));
  return (file, resource) => {
    if (inFiles && !inFiles(file)) return false;
    if (!objects) return true;
    if (!resource) return false;
    return objects.some((o) => o.kind(resource.kind) && o.name(resource.name) && o.namespace(resource.namespace));
  };
}
