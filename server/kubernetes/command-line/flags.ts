import { type Command, spanOf, type TextSpan, type Word } from "./word.ts";

/** A flag of a command line. */
export interface Flag {
  /** Without dashes. */
  readonly name: string;
  /** With dashes, as written. */
  readonly written: string;
  /** Undefined for a flag without value, and for one whose value cannot be told. */
  readonly value: string | undefined;
  /**
   * - `attached`: `--name=value`. `separate`: `--name value`, which for a boolean flag is no value at all: who knows the
   *   program tells. `bare`: nothing that could be a value follows.
   */
  readonly style: "attached" | "separate" | "bare";
  /** False when a variable, a command substitution or a template action makes the value. */
  readonly known: boolean;
  readonly nameSpan: TextSpan;
  readonly valueSpan: TextSpan | undefined;
  /** The word that holds the flag, and the one that holds the value where it stands apart. */
  readonly words: readonly Word[];
}

/** The flags of a command in their order, up to `--`. One dash and two mean the same to Go's flag package. */
export function flagsOf(command: Command): readonly Flag[] {
  const { words } = command;
  const end = words.findIndex((word) => word.text === "--");
  const last = end < 0 ? words.length : end;
  return words.slice(0, last).flatMap((word, i) => {
    const next = i + 1 < last ? words[i + 1] : undefined;
    return flag(word, next) ?? [];
  });
}

/** The last one of a name wins in most programs: Go's flag package and pflag overwrite. */
export function lastFlag(flags: readonly Flag[], name: string): Flag | undefined {
  return flags.findLast((item) => item.name === name);
}

const pattern = /^(--?)([A-Za-z][\w.-]*)(=?)/;

function flag(word: Word, next: Word | undefined): Flag | undefined {
  const match = pattern.exec(word.text);
  if (match === null) return undefined;
  const [whole, dashes = "", name = "", equals] = match;
  const nameSpan = spanOf(word, dashes.length, dashes.length + name.length);
  const base = { name, written: dashes + name, nameSpan };
  if (equals === "=") {
    const value = word.known ? word.text.slice(whole.length) : undefined;
    const valueSpan = spanOf(word, whole.length);
    return { ...base, style: "attached", value, known: word.known, valueSpan, words: [word] };
  }
  if (whole.length < word.text.length) return undefined;
  const bare = { ...base, style: "bare", value: undefined, valueSpan: undefined, words: [word] } as const;
  if (word.gapAfter) return { ...bare, known: false };
  if (next === undefined || /^-[^\d]/.test(next.text)) return { ...bare, known: true };
  const value = next.known ? next.text : undefined;
  return { ...base, style: "separate", value, known: next.known, valueSpan: spanOf(next), words: [word, next] };
}
