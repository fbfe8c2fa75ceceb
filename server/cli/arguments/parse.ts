import { parseArgs } from "node:util";
import { UserError } from "../exit-status.ts";
import { didYouMean } from "./did-you-mean.ts";
import { type CommandName, isCommand, type OptionSpec, options, optionsOf } from "./options.ts";

/** One option as it was given; order matters for `--format` and `--output`. */
export interface GivenOption {
  readonly name: string;
  readonly value: string | undefined;
}

export interface ParsedArguments {
  readonly command: CommandName;
  /** The command was written, not only meant. */
  readonly commandGiven: boolean;
  readonly given: readonly GivenOption[];
  readonly operands: readonly string[];
}

/**
 * Reads the words after `planelint`.
 * @throws UserError for an unknown option, a missing, needless or repeated value.
 */
export function parseArguments(words: readonly string[]): ParsedArguments {
  const { tokens } = parseArgs({ args: [...words], options: nodeOptions(), strict: false, tokens: true });
  const given: GivenOption[] = [];
  const operands: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") operands.push(token.value);
    if (token.kind === "option") given.push(checkOption(token.rawName, token.name, token.value, token.inlineValue));
  }
  const first = operands[0];
  const command = first !== undefined && isCommand(first) && words[0] !== "--" ? first : undefined;
  if (command !== undefined) operands.shift();
  checkCommand(command ?? "check", given);
  return { command: command ?? "check", commandGiven: command !== undefined, given, operands };
}

function nodeOptions(): Record<string, { type: "string" | "boolean"; short?: string; multiple: true }> {
  return Object.fromEntries(
    options.map((option) => [
      option.name,
      {
        type: option.value === undefined ? ("boolean" as const) : ("string" as const),
        ...(option.short === undefined ? {} : { short: option.short }),
        multiple: true as const,
      },
    ]),
  );
}

function checkOption(raw: string, name: string, value: string | undefined, inline: boolean | undefined): GivenOption {
  const spec = options.find((option) => option.name === name);
  if (spec === undefined) {
    throw new UserError(
      `there is no option ${raw}`,
      didYouMean(
        raw,
        options.map((option) => `--${option.name}`),
      ),
    );
  }
  if (spec.value === undefined && spec.optionalValue === undefined && value !== undefined)
    throw new UserError(`--${name} takes no value`);
  if (spec.value !== undefined) checkValue(spec, value, inline === true);
  return { name, value };
}

function checkValue(spec: OptionSpec, value: string | undefined, inline: boolean): void {
  const missing = value === undefined || value === "" || (!inline && value.length > 1 && value.startsWith("-"));
  if (missing) throw new UserError(`--${spec.name} needs a value: --${spec.name} ${spec.value}`);
  if (spec.choices !== undefined && !spec.choices.includes(value)) {
    const hint = didYouMean(value, spec.choices) ?? `one of ${spec.choices.join(", ")}`;
    throw new UserError(`--${spec.name} cannot be ${JSON.stringify(value)}`, hint);
  }
}

function checkCommand(command: CommandName, given: readonly GivenOption[]): void {
  const known = optionsOf(command);
  const seen = new Set<string>();
  for (const { name } of given) {
    const spec = known.find((option) => option.name === name);
    if (spec === undefined) throw new UserError(`planelint ${command} has no option --${name}`);
    if (spec.value !== undefined && spec.repeatable !== true && seen.has(name)) {
      throw new UserError(`--${name} is given twice`);
    }
    seen.add(name);
  }
}
