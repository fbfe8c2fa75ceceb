import type { RE2JS } from "re2js";
import type { ParsedYaml } from "../goyaml/parse.ts";
import type { DefinitionNode, ListNode } from "../template/ast.ts";
import type { Site } from "../text/source.ts";
import type { TrackedText } from "../text/tracked-text.ts";
import type { MapSlot, MapValue, Value } from "../values/value.ts";
import type { Budget } from "./budget.ts";
import type { TemplateUnit } from "./failure.ts";

/** Which Helm's behaviour, where the majors differ. */
export type Flavour = "helm3" | "helm4";

/** A template that can be run by name. */
export interface RunnableTemplate extends TemplateUnit {
  readonly body: ListNode | DefinitionNode["body"];
}

/** What a function may ask of the engine beside its arguments. */
export interface CallContext {
  readonly flavour: Flavour;
  readonly budget: Budget;
  /** Runs a named template with `dot` and gives what it prints. Throws FunctionError when there is none. */
  include(name: string, dot: Value): TrackedText;
  /** Parses and runs a text as a template. */
  evaluateText(template: TrackedText, dot: Value): TrackedText;
  /** The action that is being evaluated. */
  readonly site: Site;
  /** Called when `required` or `fail` stops: gives the value to go on with, or throws. */
  refused(message: string, kind: "required" | "fail"): Value;
  /** Changes a map in place: gives a key another value, or takes it away. */
  change(target: MapValue, key: string, slot: MapSlot | undefined): void;
  /** Syntax of a YAML text, kept for when the same text comes again. */
  parseYaml(source: string): ParsedYaml;
  /** Regular expressions that this render and those before it have compiled, by their texts. */
  readonly patterns: Map<string, RE2JS>;
}

/** Parameter types of Go's functions; `value` is `reflect.Value`, which takes anything as it is. */
export type ParameterType =
  | "string"
  | "int"
  | "int64"
  | "uint64"
  | "float64"
  | "bool"
  | "map"
  | "list"
  | "strings"
  | "time"
  | "version"
  | "any"
  | "value";

export interface TemplateFunction {
  readonly parameters: readonly ParameterType[];
  /** Type of any further arguments. */
  readonly rest: ParameterType | undefined;
  /** Gets arguments that have been checked against the types. */
  readonly call: (args: readonly Value[], context: CallContext) => Value;
}
