import { RE2JS, RE2JSSyntaxException } from "re2js";
import { FunctionError } from "../evaluate/failure.ts";
import type { CallContext } from "../evaluate/runtime.ts";
import { joinTraces } from "../text/source.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { bool, strings, text } from "../values/value.ts";
import { define, type FunctionTable, onText } from "./define.ts";

/** Regular expressions as Go reads them, in linear time. */
export const regexFunctions: FunctionTable = {
  regexMatch: define(["string", "string"], ([pattern, value], context) => {
    const trace = joinTraces([pattern.trace, value.trace]);
    try {
      return bool(compile(pattern, context, false).matcher(value.text).find(), trace);
    } catch (error) {
      if (error instanceof FunctionError) return bool(false, trace);
      throw error;
    }
  }),
  mustRegexMatch: define(["string", "string"], ([pattern, value], context) =>
    bool(compile(pattern, context, true).matcher(value.text).find(), joinTraces([pattern.trace, value.trace])),
  ),
  ...forms("regexFind", (must) =>
    define(["string", "string"], ([pattern, value], context) => {
      const [match] = matches(compile(pattern, context, must), value.text, 1);
      const found = match === undefined ? TrackedText.nothing(value.trace) : value.slice(match.start, match.end);
      return text(found.withControl(pattern.trace));
    }),
  ),
  ...forms("regexFindAll", (must) =>
    define(["string", "string", "int"], ([pattern, value, count], context) => {
      const limit = count.value < 0n ? Number.POSITIVE_INFINITY : Number(count.value);
      const found = matches(compile(pattern, context, must), value.text, limit);
      return strings(found.map((match) => value.slice(match.start, match.end)));
    }),
  ),
  ...forms("regexReplaceAll", (must) =>
    define(["string", "string", "string"], ([pattern, value, replacement], context) =>
      text(replaced(compile(pattern, context, must), value, (match) => expanded(replacement, match, value))),
    ),
  ),
  ...forms("regexReplaceAllLiteral", (must) =>
    define(["string", "string", "string"], ([pattern, value, replacement], context) =>
      text(replaced(compile(pattern, context, must), value, () => replacement)),
    ),
  ),
  ...forms("regexSplit", (must) =>
    define(["string", "string", "int"], ([pattern, value, count], context) =>
      strings(split(compile(pattern, context, must), value, Number(count.value), pattern.text)),
    ),
  ),
  regexQuoteMeta: onText((value) => value.replaced(value.text.replaceAll(/[\\.+*?()|[\]{}^$]/g, "\\$&"))),
};

function forms(name: string, make: (must: boolean) => FunctionTable[string]): FunctionTable {
  return { [name]: make(false), [`mustR${name.slice(1)}`]: make(true) };
}

/** Patterns that are kept, at most; beyond, all are forgotten. */
const maxPatterns = 500;

/** A pattern is compiled once. The plain functions panic on a bad one, the `must` forms give the error. */
function compile(pattern: TrackedText, context: CallContext, must: boolean): RE2JS {
  const known = context.patterns.get(pattern.text);
  if (known !== undefined) return known;
  try {
    const compiled = RE2JS.compile(pattern.text);
    if (context.patterns.size >= maxPatterns) context.patterns.clear();
    context.patterns.set(pattern.text, compiled);
    return compiled;
  } catch (error) {
    const reason = error instanceof RE2JSSyntaxException ? error.message : String(error);
    throw new FunctionError(must ? reason : `regexp: Compile(\`${pattern.text}\`): ${reason}`);
  }
}

interface Match {
  readonly start: number;
  readonly end: number;
  /** Start and end of each group; -1 when it took no part. */
  readonly groups: readonly { readonly start: number; readonly end: number }[];
  named(name: string): { readonly start: number; readonly end: number } | undefined;
}

/** Go's matches: an empty one directly behind another match does not count. */
function matches(pattern: RE2JS, text: string, limit: number): readonly Match[] {
  const matcher = pattern.matcher(text);
  const found: Match[] = [];
  let previousEnd = -1;
  while (found.length < limit && matcher.find()) {
    const start = matcher.start();
    const end = matcher.end();
    if (start === end && start === previousEnd) continue;
    previousEnd = end;
    const groups = Array.from({ length: matcher.groupCount() + 1 }, (_, index) => ({
      start: matcher.start(index),
      end: matcher.end(index),
    }));
    const names: Readonly<Record<string, number>> = pattern.namedGroups();
    found.push({ start, end, groups, named: (name) => groups[names[name] ?? -1] });
  }
  return found;
}

function replaced(pattern: RE2JS, value: TrackedText, replacement: (match: Match) => TrackedText): TrackedText {
  const parts: TrackedText[] = [];
  let at = 0;
  for (const match of matches(pattern, value.text, Number.POSITIVE_INFINITY)) {
    parts.push(value.slice(at, match.start), replacement(match));
    at = match.end;
  }
  return at === 0 && parts.length === 0 ? value : TrackedText.concat([...parts, value.slice(at)]);
}

/** `$1`, `${1}` and `$name` in a replacement; a name is as long as it can be, so `$1W` means the group `1W`. */
function expanded(template: TrackedText, match: Match, value: TrackedText): TrackedText {
  const parts: TrackedText[] = [];
  let at = 0;
  for (const reference of template.text.matchAll(/\$(?:\$|\{(\w+)\}|(\w+))/g)) {
    parts.push(template.slice(at, reference.index));
    at = reference.index + reference[0].length;
    const name = reference[1] ?? reference[2];
    if (name === undefined) {
      parts.push(template.slice(reference.index, reference.index + 1));
      continue;
    }
    const group = /^\d+$/.test(name) ? match.groups[Number(name)] : match.named(name);
    if (group !== undefined && group.start >= 0) parts.push(value.slice(group.start, group.end));
  }
  return TrackedText.concat([...parts, template.slice(at)]);
}

/** Go's `Regexp.Split`. */
function split(pattern: RE2JS, value: TrackedText, count: number, expression: string): readonly TrackedText[] {
  if (count === 0) return [];
  if (expression.length > 0 && value.length === 0) return [TrackedText.empty];
  const parts: TrackedText[] = [];
  let start = 0;
  let end = 0;
  for (const match of matches(pattern, value.text, Number.POSITIVE_INFINITY)) {
    if (count > 0 && parts.length === count - 1) break;
    end = match.start;
    if (match.end !== 0) parts.push(value.slice(start, end));
    start = match.end;
  }
  if (end !== value.length) parts.push(value.slice(start));
  return parts;
}
