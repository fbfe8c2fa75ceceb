import type { Fix } from "../../server/contract/fix.ts";
import type { RuleContext } from "../../server/contract/rule.ts";
import { fixesOf } from "../../server/kubernetes/clients/remedies/fixes-of.ts";
import type { Facts, ListCommand } from "./facts.ts";
import type { Options } from "./options.ts";

/** The remedies of the client's entry, or `resourceVersion=0` in an address. */
export function fixes(facts: Facts, { index }: RuleContext<Options>): readonly Fix[] {
  return facts.form === "script" ? cachedRead(facts.command) : fixesOf(facts.open, index);
}

/** A suggestion: the script gets an answer that can lag behind, which only its author can judge. */
function cachedRead({ address, what }: ListCommand): Fix[] {
  if (address === undefined) return [];
  const { node, end } = address;
  const separator = node.text.slice(address.start, end).includes("?") ? "&" : "?";
  const edits = node.tree.editor.replaceSlice(node, end, end, `${separator}resourceVersion=0`);
  if (edits === undefined) return [];
  const title = `Read ${what} from the API server's cache (resourceVersion=0); the answer can lag behind by a moment`;
  return [{ title, safety: "suggestion", edits }];
}
