import { RE2JS } from "re2js";
import type { PlainValue } from "../contract/tree.ts";

type SchemaObject = { readonly [key: string]: PlainValue };

/** What a values.schema.json says of one values path. */
export interface SchemaAnswer {
  /** `yes`: the schema names the path. `no`: it forbids it. `open`: it says nothing and lets it pass. */
  readonly allowed: "yes" | "no" | "open";
  readonly types: readonly string[];
  /** The values it may take, where the schema lists them. */
  readonly values: readonly PlainValue[] | undefined;
  readonly default: PlainValue | undefined;
}

/** Rounds of `$ref` that are followed before giving up. */
const maxReferences = 50;

/** Reading of a chart's values.schema.json: which paths there are and what they may hold. It does not validate. */
export class ValuesSchema {
  private constructor(private readonly root: SchemaObject) {}

  /** Undefined when the text is no JSON object. */
  static read(text: string): ValuesSchema | undefined {
    try {
      const value = JSON.parse(text.replace(/^\uFEFF/, "")) as PlainValue;
      return isObject(value) ? new ValuesSchema(value) : undefined;
    } catch {
      return undefined;
    }
  }

  /** What the schema says of a path below `.Values`. */
  at(path: readonly string[]): SchemaAnswer {
    let current: readonly SchemaObject[] = [this.root];
    let allowed: SchemaAnswer["allowed"] = "yes";
    for (const key of path) {
      const alternatives = current.flatMap((schema) => this.expand(schema));
      const children = alternatives.flatMap((schema) => this.child(schema, key));
      if (children.length === 0 && alternatives.some((schema) => forbids(schema, key))) {
        return { allowed: "no", types: [], values: undefined, default: undefined };
      }
      if (children.length === 0) allowed = "open";
      current = children;
    }
    return { allowed, ...this.describe(current.flatMap((schema) => this.expand(schema))) };
  }

  /** All paths that the schema names in `properties`, shortest first among equals in order of the file. */
  paths(): readonly (readonly string[])[] {
    const found: (readonly string[])[] = [];
    const seen = new Set<SchemaObject>();
    const visit = (schema: SchemaObject, path: readonly string[]): void => {
      for (const part of this.expand(schema)) {
        if (seen.has(part)) continue;
        seen.add(part);
        for (const [key, child] of Object.entries(objectAt(part, "properties") ?? {})) {
          found.push([...path, key]);
          if (isObject(child)) visit(child, [...path, key]);
        }
        seen.delete(part);
      }
    };
    visit(this.root, []);
    return found.toSorted((a, b) => a.length - b.length);
  }

  /** A schema with what it refers to and combines. */
  private expand(schema: SchemaObject, depth = 0): readonly SchemaObject[] {
    if (depth > maxReferences) return [];
    const parts = [schema];
    const target = typeof schema.$ref === "string" ? this.resolve(schema.$ref) : undefined;
    const combined = ["allOf", "anyOf", "oneOf"].flatMap((word) => {
      const list = schema[word];
      return Array.isArray(list) ? (list as readonly PlainValue[]).filter(isObject) : [];
    });
    for (const part of target === undefined ? combined : [target, ...combined]) {
      parts.push(...this.expand(part, depth + 1));
    }
    return parts;
  }

  /** References within the file only. */
  private resolve(reference: string): SchemaObject | undefined {
    if (!reference.startsWith("#")) return undefined;
    let current: PlainValue | undefined = this.root;
    for (const part of reference.slice(1).split("/").filter(Boolean)) {
      const key = decodePointer(part);
      current = isObject(current)
        ? current[key]
        : Array.isArray(current)
          ? (current[Number(key)] as PlainValue)
          : undefined;
    }
    return isObject(current) ? current : undefined;
  }

  private child(schema: SchemaObject, key: string): readonly SchemaObject[] {
    const named = objectAt(schema, "properties")?.[key];
    if (named !== undefined) return [isObject(named) ? named : {}];
    for (const [pattern, child] of Object.entries(objectAt(schema, "patternProperties") ?? {})) {
      if (matches(pattern, key)) return [isObject(child) ? child : {}];
    }
    const additional = schema.additionalProperties;
    return isObject(additional) ? [additional] : [];
  }

  private describe(schemas: readonly SchemaObject[]): Omit<SchemaAnswer, "allowed"> {
    const types = new Set<string>();
    let values: readonly PlainValue[] | undefined;
    let fallback: PlainValue | undefined;
    for (const schema of schemas) {
      for (const type of [schema.type].flat()) if (typeof type === "string") types.add(type);
      const list = schema.enum;
      if (Array.isArray(list)) values = [...(values ?? []), ...(list as readonly PlainValue[])];
      else if (schema.const !== undefined) values = [...(values ?? []), schema.const];
      fallback ??= schema.default;
    }
    return { types: [...types], values, default: fallback };
  }
}

function forbids(schema: SchemaObject, key: string): boolean {
  if (schema.additionalProperties !== false) return false;
  return objectAt(schema, "properties")?.[key] === undefined;
}

function objectAt(schema: SchemaObject, key: string): SchemaObject | undefined {
  const value = schema[key];
  return isObject(value) ? value : undefined;
}

function isObject(value: PlainValue | undefined): value is SchemaObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function decodePointer(part: string): string {
  const text = part.replaceAll("~1", "/").replaceAll("~0", "~");
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** In Go's syntax, as Helm reads it. A pattern with a mistake matches nothing: then the path is simply not named. */
function matches(pattern: string, key: string): boolean {
  try {
    return RE2JS.compile(pattern).matcher(key).find();
  } catch {
    return false;
  }
}
