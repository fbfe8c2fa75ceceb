type WordType = "connector" | "punctuation" | "upper" | "alphabet" | "number" | "other" | "none";

interface Word {
  readonly type: WordType;
  readonly text: string;
}

const none: Word = { type: "none", text: "" };
/** Made when they are wanted: V8 takes longer over these classes than many a chart takes to render. */
const wordKinds = (): readonly (readonly [WordType, RegExp])[] => [
  ["connector", /^[-_\s]+/u],
  ["punctuation", /^\p{P}+/u],
  // Of a run of capitals the last one belongs to the word behind it: "HTTPServer" is "HTTP" and "Server".
  ["upper", /^(?:\p{Lu}{2,}(?![^\p{Lu}\P{L}])|\p{Lu}+(?=\p{Lu}[^\p{Lu}\P{L}])|\p{Lu}[^\p{Lu}\P{L}]*)/u],
  ["alphabet", /^[^\p{Lu}\P{L}]+/u],
  ["number", /^\p{N}+/u],
  ["other", /^[\s\S]/u],
];

function splitWords(text: string): Word[] {
  const words: Word[] = [];
  const kinds = wordKinds();
  for (let rest = text; rest !== ""; ) {
    for (const [type, pattern] of kinds) {
      const found = pattern.exec(rest)?.[0];
      if (found === undefined || found === "") continue;
      words.push({ type, text: found });
      rest = rest.slice(found.length);
      break;
    }
  }
  return words;
}

/**
 * The xstrings library's ToSnakeCase and ToKebabCase: lower case, with a connector between words. A number belongs to the
 * word before it ("bld4_floor"), unless small letters follow it ("http_2xx").
 */
export function separateWords(text: string, connector: string, lower: (character: string) => string): string {
  const words = splitWords(text);
  let next = 0;
  const take = (): Word => {
    const word = words[next] ?? none;
    next += 1;
    return word;
  };
  const isLast = () => next >= words.length;
  let result = "";
  const write = ({ type, text: word }: Word) => {
    if (type === "connector") result += Array.from(word, () => connector).join("");
    else result += type === "upper" ? Array.from(word, lower).join("") : word;
  };
  const connect = (type: WordType) => {
    if (type !== "none" && type !== "punctuation" && type !== "connector") result += connector;
  };
  let word = take();
  const writeRun = () => {
    while (word.type === "alphabet" || word.type === "number") {
      write(word);
      word = take();
    }
    connect(word.type);
  };
  while (!isLast()) {
    const previous = word;
    if (previous.type !== "connector") write(previous);
    word = take();
    if (previous.type === "number") writeRun();
    else if (previous.type === "connector") write(previous);
    else if (previous.type !== "punctuation" && word.type !== "number") connect(word.type);
    else if (previous.type !== "punctuation" && !isLast()) {
      const number = word;
      word = take();
      if (word.type === "alphabet") {
        result += connector;
        write(number);
        writeRun();
      } else {
        write(number);
        connect(word.type);
      }
    }
  }
  write(word);
  return result;
}
