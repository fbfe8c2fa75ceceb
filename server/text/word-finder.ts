/**
 * Tells which of many words a text holds, in one pass over the text whatever their number (Aho and Corasick, "Efficient
 * string matching: an aid to bibliographic search", 1975).
 */
export class WordFinder {
  /** Class of each ASCII character: 0 for those that are in no word. */
  readonly #classOf = new Uint8Array(128);
  readonly #classes: number;
  /** State to go to, by state and class of the next character. */
  readonly #next: Int32Array;
  /** The word that ends in a state, and the next state that ends a shorter one; -1 and 0 without. */
  readonly #wordAt: Int32Array;
  readonly #shorter: Int32Array;
  /** Words that are not ASCII alone are looked for one by one; so is the empty one, which every text holds. */
  readonly #others: readonly number[];

  constructor(private readonly words: readonly string[]) {
    this.#classes = this.#classify() + 1;
    const states = 1 + words.reduce((sum, word) => sum + word.length, 0);
    this.#next = new Int32Array(states * this.#classes);
    this.#wordAt = new Int32Array(states).fill(-1);
    this.#shorter = new Int32Array(states);
    this.#others = this.#addWords();
    this.#link(states);
  }

  /** For each word, in the order they were given, whether the text holds it: 1 or 0. */
  find(text: string): Uint8Array {
    const found = new Uint8Array(this.words.length);
    for (const word of this.#others) if (text.includes(this.words[word] ?? "")) found[word] = 1;
    const next = this.#next;
    const classOf = this.#classOf;
    const classes = this.#classes;
    const wordAt = this.#wordAt;
    for (let i = 0, state = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      state = code < 128 ? (next[state * classes + (classOf[code] ?? 0)] ?? 0) : 0;
      if (wordAt[state] !== -1 || this.#shorter[state] !== 0) this.#mark(state, found);
    }
    return found;
  }

  #mark(from: number, found: Uint8Array): void {
    for (let state = from; state !== 0; state = this.#shorter[state] ?? 0) {
      const word = this.#wordAt[state] ?? -1;
      if (word >= 0) found[word] = 1;
    }
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
  }
}

function isAscii(word: string): boolean {
  for (let i = 0; i < word.length; i++) if (word.charCodeAt(i) > 127) return false;
  return word !== "";
}
