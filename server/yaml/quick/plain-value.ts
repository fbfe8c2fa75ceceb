import { Document, isScalar, Scalar, type ScalarTag } from "yaml";
import { yamlOptions } from "../options.ts";

const { tags } = new Document(undefined, yamlOptions).schema;

/** What plain scalars can be besides text, in the library's order. */
const tested = tags.filter((tag): tag is ScalarTag & { readonly test: RegExp } => {
  return tag.collection === undefined && tag.default === true && tag.test !== undefined;
});

/** Every plain scalar of letters that is no text. */
const words: ReadonlyMap<string, unknown> = new Map(
  ["~", "null", "y", "yes", "true", "on", "n", "no", "false", "off"]
    .flatMap((word) => [word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)])
    .map((word) => [word, resolved(word)]),
);

/** What a plain scalar means. */
export function plainValue(source: string): unknown {
  const first = source.charCodeAt(0);
  // Numbers start with a digit, a sign or a dot; to the library also with an exponent.
  if ((first >= 43 && first <= 57) || /^[eE][-+0-9]/.test(source)) return resolved(source);
  if (source.length > 5) return source;
  const word = words.get(source);
  return word === undefined ? source : word;
}

/** The scalar of a merge key (`<<`), which brings along how it is read as data. */
export function mergeKey(start: number, end: number): Scalar {
  const tag = tags.find((one): one is ScalarTag => one.collection === undefined && one.default === "key");
  const scalar = tag?.resolve("<<", () => {}, yamlOptions);
  return Object.assign(isScalar(scalar) ? scalar : new Scalar("<<"), {
    range: [start, end, end],
    source: "<<",
    type: "PLAIN",
  } as const);
}

function resolved(source: string): unknown {
  const tag = tested.find(({ test }) => test.test(source));
  if (tag === undefined) return source;
  const result = tag.resolve(source, () => {}, yamlOptions);
  return isScalar(result) ? result.value : result;
}
