import type { ScalarNode } from "../../../contract/tree.ts";
import type { Command } from "../word.ts";
import { ScriptReader } from "./script-reader.ts";

/**
 * The commands of a POSIX shell script, those of command substitutions among them. Nothing is evaluated: both branches
 * of an `if` are there, and what an expansion makes is unknown.
 * https://pubs.opengroup.org/onlinepubs/9699919799/utilities/V3_chap02.html
 */
export function readScript(script: ScalarNode): readonly Command[] {
  const reader = new ScriptReader(script, 0, undefined, 0);
  reader.read();
  return reader.commands;
}
