import { UserError } from "../exit-status.ts";
import { bash } from "./bash.ts";
import { fish } from "./fish.ts";
import { shells } from "./words.ts";
import { zsh } from "./zsh.ts";

/**
 * A completion script made from the option table; rule ids are written into it.
 * @throws UserError for another shell
 */
export function completionScript(shell: string | undefined, ruleIds: readonly string[]): string {
  switch (shell) {
    case "bash":
      return bash(ruleIds);
    case "zsh":
      return zsh(ruleIds);
    case "fish":
      return fish(ruleIds);
    default:
      throw new UserError(
        shell === undefined ? "completion for which shell?" : `no completion for ${shell}`,
        `one of ${shells.join(", ")}`,
      );
  }
}
