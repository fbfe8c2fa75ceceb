/**
 * Tells which of many words a text holds, in one pass over the text whatever their number (Aho and Corasick, "Efficient
 * string matching: an aid to bibliographic search", 1975).
 */
export class WordFinder {
  /** Class of each ASCII character: 0 for those that are in no word. */
  readonly #classOf = new Uint8Array(128);
  readonly #classes: number;
  /** Where the row of the root stands: there is no state 0. */
  readonly #root: number;
  /**
   * What comes next, by state and class of the next character. A state is the place of its row; one in which a word ends is
   * told as its complement, so that a single look tells both. 0 where nobody has come by yet: most are never asked for.
   */
  readonly #next: Int32Array;
  /** By state: the longest state that ends what was read, the word that ends in it, and the next state that ends a shorter one. */
  readonly #fallback: Int32Array;
  readonly #wordAt: Int32Array;
  readonly #shorter: Int32Array;
  /** Words that are not ASCII alone are looked for one by one; so is the empty one, which every text holds. */
  readonly #others: readonly number[];
  readonly #none: Uint8Array;

  constructor(private readonly words: readonly string[]) {
    this.#classes = this.#classify() + 1;
    this.#root = this.#classes;
    const states = 2 + words.reduce((sum, word) => sum + word.length, 0);
    this.#next = new Int32Array(states * this.#classes);
    this.#fallback = new Int32Array(states);
    this.#wordAt = new Int32Array(states).fill(-1);
    this.#shorter = new Int32Array(states);
    const edges: number[] = [];
    this.#others = this.#addWords(edges);
    this.#link(edges);
    this.#none = new Uint8Array(words.length);
  }

  /**
   * For each word, in the order they were given, whether the text holds it: 1 or 0. Of texts that hold none it is the same
   * array, which nobody may change.
   * @param from to look at a part of the text alone: cheaper than to cut it out
   */
  find(text: string, from = 0, to = text.length): Uint8Array {
    let found = this.#none;
    if (this.#others.length > 0) {
      const part = text.slice(from, to);
      for (const word of this.#others) if (part.includes(this.words[word] ?? "")) found = this.#with(word, found);
    }
    const next = this.#next;
    const classOf = this.#classOf;
    for (let i = from, row = this.#root; i < to; i++) {
      const code = text.charCodeAt(i);
      const edge = row + (code < 128 ? (classOf[code] ?? 0) : 0);
      row = next[edge] ?? 0;
      if (row <= 0) {
        if (row === 0) row = this.#follow(edge);
        if (row < 0) {
          row = ~row;
          found = this.#marked(row / this.#classes, found);
        }
      }
    }
    return found;
  }

  /** Whether nothing was found. */
  isNone(found: Uint8Array): boolean {
    return found === this.#none;
  }

  #marked(from: number, found: Uint8Array): Uint8Array {
    let marked = found;
    for (let state = from; state !== 0; state = this.#shorter[state] ?? 0) {
      const word = this.#wordAt[state] ?? -1;
      if (word >= 0) marked = this.#with(word, marked);
    }
    return marked;
  }

  #with(word: number, found: Uint8Array): Uint8Array {
    const own = found === this.#none ? new Uint8Array(this.words.length) : found;
    own[word] = 1;
    return own;
  }

  #classify(): number {
    let count = 0;
    for (const word of this.words.filter(isAscii)) {
      for (let i = 0; i < word.length; i++) {
        const code = word.charCodeAt(i);
        if (this.#classOf[code] === 0) this.#classOf[code] = ++count;
      }
    }
    return count;
  }

  /** @param edges is given the new ones */
  #addWords(edges: number[]): readonly number[] {
    const others: number[] = [];
    let last = 1;
    for (const [index, word] of this.words.entries()) {
      if (!isAscii(word) || this.words.indexOf(word) !== index) {
        others.push(index);
        continue;
      }
      let row = this.#root;
      for (let i = 0; i < word.length; i++) {
        const edge = row + (this.#classOf[word.charCodeAt(i)] ?? 0);
        if (this.#next[edge] === 0) {
          this.#next[edge] = ++last * this.#classes;
          edges.push(edge);
        }
        row = this.#next[edge] ?? 0;
      }
      this.#wordAt[row / this.#classes] = index;
    }
    return others;
  }

  /**
   * Tells of each state which one ends it, those of short texts first: they are what others rest on.
   * @param edges of the words; one comes after those that lead to it
   */
  #link(edges: readonly number[]): void {
    const depths = new Uint16Array(this.#fallback.length);
    const byDepth: number[][] = [];
    for (const edge of edges) {
      const depth = (depths[Math.floor(edge / this.#classes)] ?? 0) + 1;
      depths[(this.#next[edge] ?? 0) / this.#classes] = depth;
      byDepth[depth] ??= [];
      byDepth[depth].push(edge);
    }
    for (const edge of byDepth.flat()) {
      const row = this.#next[edge] ?? 0;
      const to = row / this.#classes;
      const below = this.#below(edge);
      const ending = (below < 0 ? ~below : below) / this.#classes;
      this.#fallback[to] = ending;
      this.#shorter[to] = this.#wordAt[ending] === -1 ? (this.#shorter[ending] ?? 0) : ending;
      if (this.#wordAt[to] !== -1 || this.#shorter[to] !== 0) this.#next[edge] = ~row;
    }
  }

  /** Where an edge leads on which no word goes on. */
  #follow(edge: number): number {
    const to = this.#below(edge);
    this.#next[edge] = to;
    return to;
  }

  /** Where the same character leads from the state that ends this one. */
  #below(edge: number): number {
    const state = Math.floor(edge / this.#classes);
    if (state === 1) return this.#root;
    const shorter = (this.#fallback[state] ?? 0) * this.#classes + (edge % this.#classes);
    const to = this.#next[shorter] ?? 0;
    return to === 0 ? this.#follow(shorter) : to;
  }
}

function isAscii(word: string): boolean {
  for (let i = 0; i < word.length; i++) if (word.charCodeAt(i) > 127) return false;
  return word !== "";
}
