import { FunctionError } from "../evaluate/failure.ts";
import type { CallContext } from "../evaluate/runtime.ts";
import { matchesConstraint, parseVersion, type Version, versionText } from "../semver/version.ts";
import { joinTraces, type Trace } from "../text/source.ts";
import { bool, int, type ObjectValue, text, type Value } from "../values/value.ts";
import { define, type FunctionTable } from "./define.ts";

/** Semantic versions by the rules of the Masterminds library. */
export const semverFunctions: FunctionTable = {
  semver: define(["string"], ([value], context) => versionObject(readVersion(value.text, context), value.trace)),
  semverCompare: define(["string", "string"], ([constraint, value], context) => {
    const matches = matchesConstraint(constraint.text);
    if (matches === undefined) throw new FunctionError(`improper constraint: ${constraint.text}`);
    return bool(matches(readVersion(value.text, context)), joinTraces([constraint.trace, value.trace]));
  }),
};

function readVersion(value: string, context: CallContext): Version {
  const version = parseVersion(value);
  if (version !== undefined) return version;
  throw new FunctionError(context.flavour === "helm3" ? "Invalid Semantic Version" : "invalid semantic version");
}

function versionObject(version: Version, trace: Trace): ObjectValue {
  const parts: Readonly<Record<string, Value>> = {
    Major: int(version.major, trace, "uint64"),
    Minor: int(version.minor, trace, "uint64"),
    Patch: int(version.patch, trace, "uint64"),
    Prerelease: text(version.prerelease, trace),
    Metadata: text(version.metadata, trace),
    Original: text(version.original, trace),
    String: text(versionText(version), trace),
  };
  return {
    kind: "object",
    goType: "*semver.Version",
    trace,
    field: () => undefined,
    method: (name) => {
      const part = parts[name];
      if (part !== undefined) return define([], () => part);
      return name === "Compare" ? define(["version"], ([other]) => comparison(version, other, trace)) : undefined;
    },
    print: () => versionText(version),
    plain: () => text(versionText(version), trace),
    content: version,
  };
}

function comparison(version: Version, other: Value, trace: Trace): Value {
  if (other.kind !== "object")
    throw new FunctionError("runtime error: invalid memory address or nil pointer dereference");
  return int(version.compare(other.content as Version), trace);
}
