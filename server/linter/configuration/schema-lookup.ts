import schema from "../../../schemas/configuration.schema.json" with { type: "json" };

type Schema = Readonly<Record<string, unknown>>;

/**
 * The part of the configuration's schema that describes what stands at a path. The validator's own `schemaPath` is no
 * use for that: inside a referenced schema it starts anew.
 */
export function schemaAt(path: readonly (string | number)[]): Schema {
  let current = resolve(schema);
  for (const step of path) {
    const properties = isSchema(current.properties) ? current.properties : {};
    current = resolve(typeof step === "number" ? current.items : properties[step]);
  }
  return current;
}

/** Follows `$ref`; of a rule's setting, which may be a word or a map, takes the map; a condition beside properties tells nothing of them. */
function resolve(part: unknown): Schema {
  if (!isSchema(part)) return {};
  if (isSchema(part.then) && !isSchema(part.properties)) return resolve(part.then);
  const reference = part.$ref;
  if (typeof reference !== "string") return part;
  let target: unknown = schema;
  for (const step of reference.split("/").slice(1)) target = isSchema(target) ? target[step] : undefined;
  return { ...part, ...resolve(target) };
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null;
}
