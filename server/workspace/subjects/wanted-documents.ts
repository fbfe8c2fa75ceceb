import type { SubjectSelector } from "../../contract/rule.ts";

/** Which documents the rules can want, asked again at each run for every document in view and the same each time. */
export class WantedDocuments {
  #selectors: readonly SubjectSelector[] = [];
  #answers = new WeakMap<object, boolean>();

  /** Answers for these selectors; those for others are dropped. */
  for(selectors: readonly SubjectSelector[]): (record: object, isWanted: () => boolean) => boolean {
    const same = selectors.length === this.#selectors.length && selectors.every((one, i) => one === this.#selectors[i]);
    if (!same) {
      this.#selectors = selectors;
      this.forgetAll();
    }
    return (record, isWanted) => {
      let answer = this.#answers.get(record);
      if (answer === undefined) {
        answer = isWanted();
        this.#answers.set(record, answer);
      }
      return answer;
    };
  }

  /** What files are has changed. */
  forgetAll(): void {
    this.#answers = new WeakMap();
  }
}
