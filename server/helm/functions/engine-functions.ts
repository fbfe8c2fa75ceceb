import { map, text } from "../values/value.ts";
import { define, type FunctionTable } from "./define.ts";

/** Functions that run templates, and the one that would ask the cluster. */
export const engineFunctions: FunctionTable = {
  include: define(["string", "any"], ([name, dot], context) => text(context.include(name.text, dot))),
  tpl: define(["string", "any"], ([template, dot], context) => text(context.evaluateText(template, dot))),
  // `helm template` asks no cluster: every look-up finds nothing.
  lookup: define(["string", "string", "string", "string"], () => map()),
};
