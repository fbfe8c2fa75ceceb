import type { ErrorObject } from "ajv";
import { didYouMean } from "../nearest-name.ts";
import { schemaAt } from "./schema-lookup.ts";

export interface Mistake {
  readonly path: readonly (string | number)[];
  /** The key at `path` that is wrong; undefined: the value at `path`. */
  readonly key: string | undefined;
  readonly message: string;
}

/** Turns the validator's errors into sentences: what is wrong, what is allowed, what was probably meant. */
export function explain(errors: readonly ErrorObject[], data: unknown, rules: ReadonlySet<string>): Mistake[] {
  return errors.flatMap((error) => {
    const path = pathOf(error.instancePath, data);
    const mistake = (message: string, key?: string): Mistake[] => [{ path, key, message }];
    const name = nameOf(path);
    switch (error.keyword) {
      // Only says that `then` or `else` failed; their own errors are in the list.
      case "if":
        return [];
      case "additionalProperties": {
        const key = String(error.params.additionalProperty);
        if (path.at(-1) !== "rules") {
          const known = Object.keys(schemaAt(path).properties ?? {});
          return mistake(`Unknown key "${key}".${didYouMean(key, known) || listed(known)}`, key);
        }
        return rules.has(key) ? [] : mistake(`Unknown rule "${key}".${didYouMean(key, rules)}`, key);
      }
      case "required":
        return mistake(`"${String(error.params.missingProperty)}" is missing here.`);
      case "type":
        return mistake(wrongType(name, String(error.params.type), valueAt(data, path)));
      case "enum": {
        const allowed: unknown[] = error.params.allowedValues;
        const value = String(valueAt(data, path));
        const words = allowed.filter((item) => typeof item === "string");
        return mistake(`"${value}" is not allowed for ${name}.${didYouMean(value, words) || listed(allowed)}`);
      }
      case "pattern":
      case "minProperties":
        return mistake(`${name}: ${String(schemaAt(path).description ?? error.message)}`);
      default:
        return mistake(`${name} ${error.message ?? "is not allowed"}.`);
    }
  });
}

function nameOf(path: Mistake["path"]): string {
  const last = path.at(-1);
  if (last === undefined) return "The configuration";
  return typeof last === "number" ? `item ${last + 1} of ${nameOf(path.slice(0, -1))}` : last;
}

function wrongType(name: string, expected: string, value: unknown): string {
  if (name === "kubernetes" && typeof value === "number") {
    return `kubernetes: write the version in quotes, "${value}"; as a number, 1.30 reads as 1.3.`;
  }
  return `${name} must be ${article(expected)}.`;
}

function article(type: string): string {
  if (type === "object") return "a map of keys and values";
  if (type === "array") return "a list";
  if (type === "boolean") return "true or false";
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

function listed(values: readonly unknown[]): string {
  return values.length > 0 && values.length <= 12 ? ` Allowed: ${values.join(", ")}.` : "";
}

/** A JSON pointer as steps; pointers write list positions as text, the document is asked with numbers. */
function pathOf(pointer: string, data: unknown): (string | number)[] {
  const path: (string | number)[] = [];
  for (const part of pointer.split("/").slice(1)) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    path.push(Array.isArray(valueAt(data, path)) ? Number(key) : key);
  }
  return path;
}

function valueAt(data: unknown, path: Mistake["path"]): unknown {
  let value = data;
  for (const part of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<string | number, unknown>)[part];
  }
  return value;
}
