const pattern = /\s+|("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|==|!=|&&|\|\||[A-Za-z_]\w*|\d+|[()[\]!.,])/y;

/** The words and signs of an expression; undefined when it holds something that is not read here. */
export function tokensOf(expression: string): readonly string[] | undefined {
  const tokens: string[] = [];
  pattern.lastIndex = 0;
  while (pattern.lastIndex < expression.length) {
    const match = pattern.exec(expression);
    if (match === null) return undefined;
    const token = match[1];
    if (token === undefined) continue;
    // An escape would have to be resolved first.
    if (/^["'].*\\/.test(token)) return undefined;
    tokens.push(token);
  }
  return tokens;
}
