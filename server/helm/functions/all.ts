import type { TemplateFunction } from "../evaluate/runtime.ts";
import { builtinFunctions } from "./builtin.ts";
import { caseFunctions } from "./case.ts";
import { certificateFunctions } from "./certificates.ts";
import { comparisonFunctions } from "./comparison.ts";
import { dataFunctions } from "./data.ts";
import { dateFunctions } from "./dates.ts";
import type { FunctionTable } from "./define.ts";
import { dictFunctions } from "./dicts.ts";
import { encodingFunctions } from "./encoding.ts";
import { engineFunctions } from "./engine-functions.ts";
import { listFunctions } from "./lists.ts";
import { logicFunctions } from "./logic.ts";
import { numberFunctions } from "./numbers.ts";
import { passwordFunctions } from "./passwords.ts";
import { pathFunctions } from "./paths.ts";
import { randomFunctions } from "./random.ts";
import { regexFunctions } from "./regex.ts";
import { semverFunctions } from "./semver.ts";
import { stringFunctions } from "./strings.ts";
import { typeFunctions } from "./types.ts";
import { urlFunctions } from "./urls.ts";

const tables: readonly FunctionTable[] = [
  builtinFunctions,
  caseFunctions,
  certificateFunctions,
  comparisonFunctions,
  dataFunctions,
  dateFunctions,
  dictFunctions,
  encodingFunctions,
  engineFunctions,
  listFunctions,
  logicFunctions,
  numberFunctions,
  passwordFunctions,
  pathFunctions,
  randomFunctions,
  regexFunctions,
  semverFunctions,
  stringFunctions,
  typeFunctions,
  urlFunctions,
];

/** Every function of Helm's templates by name; `and` and `or` belong to the evaluator, since they stop early. */
export const allFunctions: ReadonlyMap<string, TemplateFunction> = new Map(
  tables.flatMap((table) => Object.entries(table)),
);

/** Names that the parser accepts as functions. */
export const functionNames: ReadonlySet<string> = new Set([...allFunctions.keys(), "and", "or"]);
