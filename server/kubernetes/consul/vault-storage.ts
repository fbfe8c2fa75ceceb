import type { ScalarNode } from "../../contract/tree.ts";
import type { TextSpan } from "../command-line/word.ts";

/** Vault's storage stanza for Consul. */
export interface ConsulStorage {
  /** The address as written; `127.0.0.1:8500` where it is left out. */
  readonly address: string;
  /** Where it is written, else the stanza's head. */
  readonly span: TextSpan;
}

/** Vault's default. https://developer.hashicorp.com/vault/docs/configuration/storage/consul */
export const defaultAddress = "127.0.0.1:8500";

/** HCL `storage "consul" { … }` (once `backend`), and the same in JSON. Undefined without it. */
const head = /^[ \t]*(?:"?(?:storage|backend)"?\s*(?:[:=]\s*)?(?:\{\s*)?"consul"\s*(?::\s*)?)\{([^{}]*)\}/m;
const addressIn = /(?:^|[\s,{])"?address"?[ \t]*[:=][ \t]*"([^"]*)"/;

export function consulStorageIn(node: ScalarNode): ConsulStorage | undefined {
  const text = node.text.replaceAll(/^[ \t]*(?:#|\/\/).*$/gm, (line) => " ".repeat(line.length));
  const stanza = head.exec(text) ?? /"storage"\s*:\s*\{\s*"consul"\s*:\s*\{([^{}]*)\}/.exec(text);
  const body = stanza?.[1];
  if (stanza === null || body === undefined) return undefined;
  const found = addressIn.exec(body);
  const address = found?.[1];
  if (found === null || address === undefined) {
    const start = stanza.index + stanza[0].search(/\S/);
    return { address: defaultAddress, span: { node, start, end: stanza.index + stanza[0].indexOf("consul") + 7 } };
  }
  const start = stanza.index + stanza[0].length - 1 - body.length + found.index + found[0].length - 1 - address.length;
  return { address, span: { node, start, end: start + address.length } };
}

/**
 * Who answers at an address: an agent on the Pod's node, in the Pod itself, a Consul server by its Service; undefined for
 * other addresses.
 */
export function targetOf(address: string): "node" | "pod" | "server" | undefined {
  const host = address.replace(/^\w+:\/\//, "").replace(/:\d+$/, "");
  if (/^(?:\$\{?)?(?:HOST_IP|NODE_IP)\}?$/.test(host)) return "node";
  if (/^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(host)) return "pod";
  return /^[a-z0-9-]*consul-server(?:[.-]|$)/.test(host) ? "server" : undefined;
}
