import type { ResourceName } from "../../contract/finding.ts";

/**
 * Names a finding in a way that survives moved lines: made of rule, file, object and path.
 * 64 bits of FNV-1a (https://www.rfc-editor.org/info/rfc9923/): nobody attacks a baseline, so speed is enough.
 */
export function fingerprint(rule: string, file: string, resource: ResourceName | undefined, key: string): string {
  const parts = [rule, file, resource?.kind ?? "", resource?.namespace ?? "", resource?.name ?? "", key];
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(parts.join("\0"))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, "0");
}

/** A fingerprint without the number that tells findings of one name apart: it changes when one of them goes. */
export function unnumbered(fingerprint: string): string {
  return fingerprint.replace(/-\d+$/, "");
}
