import type { KubernetesVersion } from "../../contract/configuration.ts";
import type { Condition, Image, SettingTest, Value } from "../generated/client.ts";
import { isWithin, type VersionRange } from "./matching/version.ts";
import type { ValuesPlaces } from "./places/values-places.ts";
import type { Binding, ClientSettings } from "./settings/client-settings.ts";
import { measure } from "./settings/coerce.ts";
import { all, any, not, type Truth } from "./truth.ts";

/** What the conditions of an entry are asked about. */
export interface Scope {
  readonly settings: ClientSettings;
  readonly image: Image | undefined;
  readonly version: VersionRange | undefined;
  /** Undefined at a workload. */
  readonly values: ValuesPlaces | undefined;
  readonly kubernetes: KubernetesVersion;
}

/** What conditions ask about beside the settings. */
export type Surroundings = Omit<Scope, "settings">;

/** Whether a condition holds; undefined when it cannot be told. */
export function holds(condition: Condition, scope: Scope, binding: Binding): Truth {
  return judged(condition, scope, (test) => settingHolds(test, scope, binding));
}

/** Whether a condition cannot hold, whatever the settings are. */
export function isRuledOut(condition: Condition, surroundings: Surroundings): boolean {
  return judged(condition, surroundings, () => undefined) === false;
}

function judged(condition: Condition, scope: Surroundings, ofSetting: (test: SettingTest) => Truth): Truth {
  if ("allOf" in condition) return all(condition.allOf.map((part) => judged(part, scope, ofSetting)));
  if ("anyOf" in condition) return any(condition.anyOf.map((part) => judged(part, scope, ofSetting)));
  if ("not" in condition) return not(judged(condition.not, scope, ofSetting));
  if ("setting" in condition) return ofSetting(condition);
  if ("version" in condition) return isWithin(scope.version, condition.version) ?? otherwise(scope.version, condition);
  if ("versionKnown" in condition) return (scope.version !== undefined) === condition.versionKnown;
  if ("chart" in condition) {
    const version = scope.values?.chart.name === condition.chart ? scope.values.chartVersion : undefined;
    return isWithin(version, condition.chartVersion) ?? otherwise(version, condition);
  }
  if ("kubernetes" in condition) {
    const { major, minor } = scope.kubernetes;
    return isWithin({ range: `${major}.${minor}.0`, text: "" }, condition.kubernetes);
  }
  if ("image" in condition) return scope.image && condition.image.includes(scope.image.repository);
  return valueHolds(condition, scope);
}

function otherwise(version: VersionRange | undefined, { ifUnknown }: { readonly ifUnknown?: boolean }): Truth {
  return version === undefined ? ifUnknown : undefined;
}

/** A value of the chart itself. */
function valueHolds(
  { values: path, oneOf, default: own }: Extract<Condition, { readonly values: unknown }>,
  { values }: Surroundings,
): Truth {
  const { scalar, known } = values?.scalar(path) ?? { scalar: undefined, known: false };
  if (scalar === undefined) return known ? oneOf.includes(own) : undefined;
  return oneOf.some((value) => isEqual(value, scalar.text));
}

function settingHolds(test: SettingTest, { settings }: Scope, binding: Binding): Truth {
  const { state, values } = settings.read(test.setting, binding);
  if (state === "unknown") return undefined;
  const type = settings.setting(test.setting)?.type;
  const { equals, oneOf, present, matches, namesEnv } = test;
  if (present !== undefined) return values.some((value) => value !== "") === present;
  if (equals !== undefined) return values.some((value) => isEqual(value, equals));
  if (oneOf !== undefined) return values.some((value) => oneOf.some((option) => isEqual(value, option)));
  if (matches !== undefined) return values.some((value) => new RegExp(matches, "u").test(String(value)));
  if (namesEnv !== undefined) {
    if (values.length === 0) return false;
    const defined = any(values.map((value) => settings.places.definesVariable(String(value))));
    return namesEnv ? defined : not(defined);
  }
  return compares(test, type === "duration" || type === "size" ? type : "number", values);
}

function compares(
  { less, greater }: SettingTest,
  type: "number" | "duration" | "size",
  values: readonly Value[],
): Truth {
  const limit = measure(type, less ?? greater);
  if (limit === undefined) return undefined;
  return values.some((value) => {
    const size = measure(type, value);
    return size !== undefined && (less === undefined ? size > limit : size < limit);
  });
}

function isEqual(a: Value, b: Value): boolean {
  return a === b || (typeof a === typeof b ? false : String(a) === String(b));
}
