import type { TrackedText } from "../text/tracked-text.ts";
import { bytesAsCharacters } from "../values/bytes.ts";
import { type FunctionTable, onText } from "./define.ts";
import { separateWords } from "./words.ts";

/** Upper and lower case, and names in the styles of programming languages. */
export const caseFunctions: FunctionTable = {
  upper: onText((value) => value.recased(mapCharacters(value.text, upperOf))),
  lower: onText((value) => value.recased(mapCharacters(value.text, lowerOf))),
  title: onText((value) => value.recased(titled(value.text))),
  untitle: onText((value) => value.recased(untitled(value.text))),
  swapcase: onText((value) => value.recased(swapped(value.text))),
  initials: onText((value) => value.replaced(initialsOf(value.text))),
  camelcase: onText((value) => value.replaced(camelCase(value.text))),
  snakecase: onText((value) => renamed(value, "_")),
  kebabcase: onText((value) => renamed(value, "-")),
};

function mapCharacters(text: string, change: (character: string) => string): string {
  return Array.from(text, change).join("");
}

/** Go changes case one character at a time: "ß" has no single upper-case letter and stays. */
function upperOf(character: string): string {
  const upper = character.toUpperCase();
  return Array.from(upper).length === 1 ? upper : character;
}

function lowerOf(character: string): string {
  const lower = character.toLowerCase();
  return Array.from(lower).length === 1 ? lower : (Array.from(lower)[0] ?? character);
}

/** `strings.Title`: a letter behind anything in ASCII that is no letter, digit or underscore, or behind other space. */
function titled(text: string): string {
  return text.replaceAll(
    /(^|[^\p{L}\p{Nd}_\u0080-\u{10ffff}]|\s)(\p{L})/gu,
    (_, before: string, letter: string) => before + upperOf(letter),
  );
}

function untitled(text: string): string {
  return text.replaceAll(/(^|\s)(\p{L})/gu, (_, before: string, letter: string) => before + lowerOf(letter));
}

/** goutils: upper to lower, lower to title case after white space and to upper elsewhere. */
function swapped(text: string): string {
  return mapCharacters(text, (character) =>
    lowerOf(character) === character ? upperOf(character) : lowerOf(character),
  );
}

/** goutils takes each byte for a character. */
function initialsOf(text: string): string {
  return bytesAsCharacters(text)
    .split(/[\s\u0085]+/)
    .map((word) => word[0] ?? "")
    .join("");
}

/**
 * The xstrings library's ToPascalCase: of separators in a row the last one goes, and the letter behind it is raised; leading
 * ones stay. Of capitals at the start of a word all but the first are lowered.
 */
function camelCase(text: string): string {
  const isSeparator = (character: string) => /[-_\s]/u.test(character);
  const leading = /^[-_\s]*/u.exec(text)?.[0] ?? "";
  const [first, ...others] = Array.from(text.slice(leading.length));
  // Of separators alone it writes the last twice.
  if (first === undefined) return leading + (Array.from(leading).at(-1) ?? "");
  const isUpper = (character: string) => /\p{Lu}/u.test(character);
  let result = leading;
  let inCapitals = isUpper(first);
  let current = upperOf(first);
  for (const character of others) {
    const previous = current;
    current = character;
    if (isSeparator(previous) && !isSeparator(current)) {
      inCapitals = isUpper(current);
      current = upperOf(current);
      continue;
    }
    if (!isSeparator(previous)) {
      inCapitals &&= isUpper(current);
      if (inCapitals) current = lowerOf(current);
    }
    result += previous;
  }
  return result + current;
}

function renamed(value: TrackedText, connector: string): TrackedText {
  return value.replaced(separateWords(value.text, connector, lowerOf));
}
