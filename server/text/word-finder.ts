/**
 * Tells which of many words a text holds, in one pass over the text whatever their number (Aho and Corasick, "Efficient
 * string matching: an aid to bibliographic search", 1975).
 */
export class WordFinder {
  /** Class of each ASCII character: 0 for those that are in no word. */
  readonly #classOf = new Uint8Array(128);
  readonly #classes: number;
  /**
   * What comes next, by state and class of the next character. A state is the place of its row; one in which a word ends is
   * told as its complement, so that a single look tells both.
   */
  readonly #next: Int32Array;
  /** The word that ends in a state, and the next state that ends a shorter one; -1 and 0 without. */
  readonly #wordAt: Int32Array;
  readonly #shorter: Int32Array;
  /** Words that are not ASCII alone are looked for one by one; so is the empty one, which every text holds. */
  readonly #others: readonly number[];
  readonly #none: Uint8Array;

  constructor(private readonly words: readonly string[]) {
    this.#classes = this.#classify() + 1;
    const states = 1 + words.reduce((sum, word) => sum + word.length, 0);
    this.#next = new Int32Array(states * this.#classes);
    this.#wordAt = new Int32Array(states).fill(-1);
    this.#shorter = new Int32Array(states);
    this.#others = this.#addWords();
    this.#link(states);
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
    for (let i = from, row = 0; i < to; i++) {
      const code = text.charCodeAt(i);
      row = code < 128 ? (next[row + (classOf[code] ?? 0)] ?? 0) : 0;
      if (row < 0) {
        row = ~row;
        found = this.#marked(row / this.#classes, found);
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

  #addWords(): readonly number[] {
    const others: number[] = [];
    let count = 0;
    for (const [index, word] of this.words.entries()) {
      if (!isAscii(word) || this.words.indexOf(word) !== index) {
        others.push(index);
        continue;
      }
      let state = 0;
      for (let i = 0; i < word.length; i++) {
        const edge = state * this.#classes + (this.#classOf[word.charCodeAt(i)] ?? 0);
        if (this.#next[edge] === 0) this.#next[edge] = ++count;
        state = this.#next[edge] ?? 0;
      }
      this.#wordAt[state] = index;
    }
    return others;
  }

  /** Breadth first: where no word goes on, the longest one goes on that ends what was read. */
  #link(states: number): void {
    const fallback = new Int32Array(states);
    const queue = [0];
    for (let head = 0; head < queue.length; head++) {
      const state = queue[head] ?? 0;
      for (let c = 1; c < this.#classes; c++) {
        const edge = state * this.#classes + c;
        const below = state === 0 ? 0 : (this.#next[(fallback[state] ?? 0) * this.#classes + c] ?? 0);
        const to = this.#next[edge] ?? 0;
        if (to === 0) {
          this.#next[edge] = below;
          continue;
        }
        fallback[to] = below;
        this.#shorter[to] = this.#wordAt[below] === -1 ? (this.#shorter[below] ?? 0) : below;
        queue.push(to);
      }
    }
    for (let edge = 0; edge < this.#next.length; edge++) {
      const to = this.#next[edge] ?? 0;
      const row = to * this.#classes;
      this.#next[edge] = this.#wordAt[to] === -1 && this.#shorter[to] === 0 ? row : ~row;
    }
  }
}

function isAscii(word: string): boolean {
  for (let i = 0; i < word.length; i++) if (word.charCodeAt(i) > 127) return false;
  return word !== "";
}
