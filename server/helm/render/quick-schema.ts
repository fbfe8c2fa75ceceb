import { RE2JS } from "re2js";

type Schema = Readonly<Record<string, unknown>>;

/** Schemas within schemas that are followed, by value and by reference. */
const maxDepth = 100;

/** Keywords that assert something and are not read here. */
const unread: ReadonlySet<string> = new Set([
  "$anchor",
  "$dynamicRef",
  "$recursiveRef",
  "additionalItems",
  "contains",
  "dependentRequired",
  "dependentSchemas",
  "prefixItems",
  "propertyNames",
  "unevaluatedItems",
  "unevaluatedProperties",
  "uniqueItems",
]);

/**
 * Whether plain data fits a JSON schema, without compiling it; undefined when only a whole validator can tell. Values mostly
 * fit, and compiling a large schema takes longer than rendering its chart.
 */
export function quickFit(schema: unknown, value: unknown): boolean | undefined {
  return new QuickCheck(schema).fits(schema, value, 0);
}

class QuickCheck {
  readonly #patterns = new Map<string, RE2JS>();

  constructor(private readonly root: unknown) {}

  fits(schema: unknown, value: unknown, depth: number): boolean | undefined {
    if (typeof schema === "boolean") return schema;
    if (!isMap(schema) || depth > maxDepth) return undefined;
    let verdict: boolean | undefined = true;
    for (const keyword of Object.keys(schema)) {
      const part = unread.has(keyword) ? undefined : this.#keyword(keyword, schema, value, depth);
      if (part === false) return false;
      if (part === undefined) verdict = undefined;
    }
    return verdict;
  }

  #keyword(keyword: string, schema: Schema, value: unknown, depth: number): boolean | undefined {
    const expected = schema[keyword];
    const inner = (part: unknown, of: unknown = value) => this.fits(part, of, depth + 1);
    const list = Array.isArray(expected) ? (expected as readonly unknown[]) : [];
    switch (keyword) {
      case "$ref":
        return inner(this.#referenced(expected));
      case "$id":
      case "id":
        // References are then relative to it.
        return schema === this.root ? true : undefined;
      case "type":
        return (Array.isArray(expected) ? list : [expected]).some((type) => hasType(value, type));
      case "enum":
        return list.some((item) => same(item, value));
      case "const":
        return same(expected, value);
      case "allOf":
        return all(list.map((part) => inner(part)));
      case "anyOf":
        return not(all(list.map((part) => not(inner(part)))));
      case "oneOf":
        return exactlyOne(list.map((part) => inner(part)));
      case "not":
        return not(inner(expected));
      case "if":
      case "then":
      case "else":
        return keyword === "if" ? this.#condition(schema, value, depth) : true;
      case "properties":
      case "patternProperties":
      case "additionalProperties":
        // One look at all three, at the first of them.
        return isMap(value) ? this.#properties(schema, value, depth) : true;
      case "required":
        return !isMap(value) || list.every((key) => typeof key !== "string" || Object.hasOwn(value, key));
      case "items":
        if (!Array.isArray(value)) return true;
        return Array.isArray(expected) ? undefined : all(value.map((item) => inner(expected, item)));
      case "dependencies":
        return this.#isOfOldDraft ? this.#dependencies(expected, value, depth) : undefined;
      case "pattern":
        return typeof value !== "string" || this.#matches(expected, value);
      default:
        return limited(keyword, expected, value);
    }
  }

  /** Later drafts do not know the keyword any more. */
  get #isOfOldDraft(): boolean {
    const draft = isMap(this.root) ? this.root.$schema : undefined;
    return typeof draft === "string" && /\/draft-0[467]\//.test(draft);
  }

  /** What a map with a key has to have, or to fit. */
  #dependencies(expected: unknown, value: unknown, depth: number): boolean | undefined {
    if (!isMap(expected)) return undefined;
    if (!isMap(value)) return true;
    const present = Object.entries(expected).filter(([key]) => Object.hasOwn(value, key));
    return all(
      present.map(([, part]) =>
        Array.isArray(part)
          ? part.every((key) => Object.hasOwn(value, String(key)))
          : this.fits(part, value, depth + 1),
      ),
    );
  }

  #properties(schema: Schema, value: Schema, depth: number): boolean | undefined {
    const properties = isMap(schema.properties) ? schema.properties : {};
    const patterns = isMap(schema.patternProperties) ? Object.entries(schema.patternProperties) : [];
    const verdicts = Object.entries(value).flatMap(([key, item]) => {
      const own = Object.hasOwn(properties, key) ? [this.fits(properties[key], item, depth + 1)] : [];
      const matching = patterns.flatMap(([pattern, part]) => {
        const matches = this.#matches(pattern, key);
        return matches === false ? [] : [matches === true ? this.fits(part, item, depth + 1) : undefined];
      });
      const rest = schema.additionalProperties;
      if (own.length > 0 || matching.length > 0 || rest === undefined) return [...own, ...matching];
      return [this.fits(rest, item, depth + 1)];
    });
    return all(verdicts);
  }

  #condition(schema: Schema, value: unknown, depth: number): boolean | undefined {
    const holds = this.fits(schema.if, value, depth + 1);
    if (holds === undefined) return undefined;
    const branch = holds ? schema.then : schema.else;
    return branch === undefined ? true : this.fits(branch, value, depth + 1);
  }

  #matches(pattern: unknown, text: string): boolean | undefined {
    if (typeof pattern !== "string") return undefined;
    try {
      const compiled = this.#patterns.get(pattern) ?? RE2JS.compile(pattern);
      this.#patterns.set(pattern, compiled);
      return compiled.matcher(text).find();
    } catch {
      // Whoever compiles the schema says why.
      return undefined;
    }
  }

  /** What `#/a/b` refers to; undefined for what lies in another file. */
  #referenced(reference: unknown): unknown {
    if (typeof reference !== "string" || !/^#(?:\/|$)/.test(reference)) return undefined;
    let current: unknown = this.root;
    for (const step of reference.split("/").slice(1)) {
      const key = decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
      current = isMap(current) && Object.hasOwn(current, key) ? current[key] : undefined;
    }
    return current;
  }
}

function limited(keyword: string, limit: unknown, value: unknown): boolean | undefined {
  const measured: Readonly<Record<string, number | undefined>> = {
    minimum: typeof value === "number" ? value : undefined,
    exclusiveMinimum: typeof value === "number" ? value : undefined,
    minLength: typeof value === "string" ? [...value].length : undefined,
    minItems: Array.isArray(value) ? value.length : undefined,
    minProperties: isMap(value) ? Object.keys(value).length : undefined,
  };
  const asMinimum = keyword.replace("max", "min").replace("Max", "Min");
  if (keyword === "multipleOf") return undefined;
  if (!Object.hasOwn(measured, asMinimum)) return true; // an annotation
  const size = measured[asMinimum];
  if (size === undefined) return true;
  // Draft 4 has booleans here.
  if (typeof limit !== "number") return undefined;
  const distance = asMinimum === keyword ? size - limit : limit - size;
  return asMinimum === "exclusiveMinimum" ? distance > 0 : distance >= 0;
}

function hasType(value: unknown, type: unknown): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return isMap(value);
    case "integer":
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

function all(verdicts: readonly (boolean | undefined)[]): boolean | undefined {
  if (verdicts.includes(false)) return false;
  return verdicts.includes(undefined) ? undefined : true;
}

function not(verdict: boolean | undefined): boolean | undefined {
  return verdict === undefined ? undefined : !verdict;
}

function exactlyOne(verdicts: readonly (boolean | undefined)[]): boolean | undefined {
  const certain = verdicts.filter((verdict) => verdict === true).length;
  if (certain > 1) return false;
  return verdicts.includes(undefined) ? undefined : certain === 1;
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => same(item, b[index]));
  if (!isMap(a) || !isMap(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
}

function isMap(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
