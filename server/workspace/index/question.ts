/** Something that is asked of what is in view. One object for one thing, whoever asks. */
export interface Question {
  /** The moment since which the answer is what it is. To be asked when all updates have been taken in. */
  revision(): number;
}

/** Counts what happens, so that of any two things it is known which came first. */
export class Moments {
  #now = 0;

  get now(): number {
    return this.#now;
  }

  next(): number {
    return ++this.#now;
  }
}

/** When anything in view last changed; asked for that, everything has been taken in. */
export interface LastUpdate {
  readonly changedAt: number;
}

/**
 * Questions that a computation asked. Thousands of computations ask the same ones: they share one set, in which the
 * questions are looked up once after each update.
 */
export class QuestionSet {
  readonly #next = new Map<Question, QuestionSet>();
  #latest = 0;
  #lookedUp = -1;

  /** @param more those that stand before, in a set of their own */
  constructor(
    private readonly questions: readonly Question[],
    private readonly more?: QuestionSet,
  ) {}

  /** The moment since which all the answers are what they are. */
  latest(view: LastUpdate): number {
    const now = view.changedAt;
    if (this.#lookedUp !== now) {
      let latest = this.more?.latest(view) ?? 0;
      for (const question of this.questions) latest = Math.max(latest, question.revision());
      this.#latest = latest;
      this.#lookedUp = now;
    }
    return this.#latest;
  }

  forEach(visit: (question: Question) => void): void {
    this.more?.forEach(visit);
    for (const question of this.questions) visit(question);
  }

  /** This set and one more question: the same set each time. */
  with(question: Question): QuestionSet {
    let next = this.#next.get(question);
    if (next === undefined) {
      next = new QuestionSet([question], this);
      this.#next.set(question, next);
    }
    return next;
  }
}

/** Beyond this, sets are seldom the same. */
const sharedSize = 12;
/** Sets that are remembered for sharing: enough for those in use, and no leak of all that ever were. */
const sharedCount = 50_000;

/** Makes sets of questions, the same set for the same questions in the same order where that pays. */
export class QuestionSets {
  #empty = new QuestionSet([]);
  #count = 0;

  of(questions: ReadonlySet<Question>): QuestionSet {
    if (questions.size > sharedSize) return new QuestionSet([...questions]);
    this.#count += questions.size;
    if (this.#count > sharedCount) {
      this.#empty = new QuestionSet([]);
      this.#count = questions.size;
    }
    let set = this.#empty;
    for (const question of questions) set = set.with(question);
    return set;
  }
}
