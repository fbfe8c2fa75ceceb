import { isTimestamp, type Resolved, resolvePlain } from "./resolve.ts";

/** What a scalar is with the tag before it: a text, perhaps another than the one that is written, or something else. */
export type Tagged =
  | { readonly type: "same" }
  | { readonly type: "text"; readonly text: string }
  | Exclude<Resolved, { readonly type: "text" }>;

const prefix = "tag:yaml.org,2002:";

/**
 * Reads a scalar as its tag says; undefined where the tag refuses it. Tags that go-yaml does not know make texts. Source:
 * `resolve` in https://github.com/kubernetes-sigs/yaml/blob/master/goyaml.v2/resolve.go
 * @param value the scalar's text, without quotes
 */
export function resolveTagged(tag: string, value: string): Tagged | undefined {
  const name = tag.startsWith(prefix) ? tag.slice(prefix.length) : tag.replace(/^!!/, "");
  switch (name) {
    case "null":
    case "bool":
    case "int":
    case "float": {
      const resolved = resolvePlain(value);
      if (name === "float" && resolved.type === "int") return { type: "float", value: Number(resolved.value) };
      return resolved.type !== "text" && resolved.type === name ? resolved : undefined;
    }
    case "binary": {
      const bytes = binary(value);
      return bytes === undefined ? undefined : { type: "text", text: bytes };
    }
    case "timestamp":
      return isTimestamp(value) ? { type: "same" } : undefined;
    default:
      return { type: "same" };
  }
}

function binary(value: string): string | undefined {
  const base64 = value.replaceAll(/[\r\n]/g, "");
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(base64)) return undefined;
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
