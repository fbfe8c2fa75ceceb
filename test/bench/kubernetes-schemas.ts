import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What `go mod download` takes: the module that has Kubernetes' OpenAPI document in it. */
export const schemasModule = "k8s.io/kubernetes@v1.33.0";

/** Where the document lies in the module. */
export const openApiPath = "api/openapi-spec/swagger.json";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

const reference = "#/definitions/";
const kindsKey = "x-kubernetes-group-version-kind";

/**
 * Writes a JSON Schema for each kind, with all that it refers to inside it, to where kubeconform looks for those of the
 * newest version. They are made as those that kubeconform takes by default, of which nothing is in a package registry.
 * Source: https://github.com/yannh/kubeconform/blob/v0.7.0/scripts/openapi2jsonschema.py
 * @param document Kubernetes' OpenAPI 2.0 document
 * @param folder is made anew
 */
export function writeSchemas(document: { readonly definitions: JsonObject }, folder: string): void {
  const target = join(folder, "master-standalone");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const definition of Object.values(document.definitions)) {
    if (!isObject(definition)) continue;
    for (const kind of objectsIn(definition[kindsKey])) {
      const schema = { ...objectOf(inlined(definition, document.definitions, [])), type: "object" };
      writeFileSync(join(target, fileName(kind)), JSON.stringify(schema));
    }
  }
}

/** As kubeconform asks for it: `deployment-apps-v1.json`, `service-v1.json`. */
function fileName({ group, version, kind }: JsonObject): string {
  const [first = ""] = String(group).split(".");
  return `${[String(kind).toLowerCase(), first, String(version)].filter((part) => part !== "").join("-")}.json`;
}

/** @param open definitions that this one stands in: what refers to one of them may be anything, for it would never end */
function inlined(value: Json, definitions: JsonObject, open: readonly string[]): Json {
  if (Array.isArray(value)) return value.map((item) => inlined(item, definitions, open));
  if (!isObject(value)) return value;
  const { $ref } = value;
  if (typeof $ref === "string") {
    const name = $ref.slice(reference.length);
    return open.includes(name) ? {} : inlined(definitions[name] ?? {}, definitions, [...open, name]);
  }
  const { format } = value;
  if (format === "int-or-string") return { oneOf: [{ type: "string" }, { type: "integer" }] };
  const { properties, required } = value;
  const parts = Object.entries(value).map(([key, part]): [string, Json] => {
    if (key !== "properties" || !isObject(part)) return [key, inlined(part, definitions, open)];
    const names = Array.isArray(required) ? required : [];
    const each = Object.entries(part).map(([name, property]): [string, Json] => {
      const made = inlined(property, definitions, open);
      return [name, names.includes(name) ? made : orNull(made)];
    });
    return [key, Object.fromEntries(each)];
  });
  return Object.fromEntries(properties === undefined ? parts : [...parts, ["type", "object"]]);
}

/** The API server takes null for what is optional. */
function orNull(schema: Json): Json {
  return isObject(schema) && typeof schema.type === "string" ? { ...schema, type: [schema.type, "null"] } : schema;
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function objectOf(value: Json): JsonObject {
  return isObject(value) ? value : {};
}

function objectsIn(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
