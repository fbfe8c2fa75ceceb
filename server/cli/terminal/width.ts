import { eastAsianWidth } from "get-east-asian-width";

/** Columns that a text takes in a terminal: wide characters two, combining marks none. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width;
}

function widthOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x300) return 1;
  return /^\p{Mark}$/u.test(character) ? 0 : eastAsianWidth(code);
}

/** Breaks a text at spaces into lines of at most `width` columns; a longer word stays whole. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const word of text.split(" ")) {
    const wide = displayWidth(word);
    if (line !== "" && used + 1 + wide > width) {
      lines.push(line);
      line = word;
      used = wide;
    } else {
      used += wide + (line === "" ? 0 : 1);
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}
