import { type LastUpdate, type Moments, type Question, QuestionSet, QuestionSets } from "./question.ts";
import { Recorder } from "./recorder.ts";

/** What a computation rests on, and until when its answers are known to be those that it got. */
export interface Dependencies {
  readonly questions: QuestionSet;
  readonly seenAt: number;
}

/** A value with what it rests on. */
export interface Tracked<T> {
  readonly value: T;
  readonly dependencies: Dependencies;
}

/** Tells what computations rest on, and whether that still holds. */
export class Tracking {
  readonly recorder = new Recorder();
  readonly #sets = new QuestionSets();

  constructor(
    private readonly view: LastUpdate,
    private readonly moments: Moments,
  ) {}

  /** Runs a computation of its own: whoever runs it asks nothing by it. */
  apart<T>(compute: () => T): Tracked<T> {
    return this.#tracked((record) => this.recorder.during(record, compute));
  }

  /** Runs a part of the running computation, which asks the same questions by it. */
  part<T>(compute: () => T, ...more: readonly Question[]): Tracked<T> {
    return this.#tracked((record) => {
      for (const question of more) record(question);
      return this.recorder.within(record, compute);
    });
  }

  isCurrent({ questions, seenAt }: Dependencies): boolean {
    return questions.latest(this.view) <= seenAt;
  }

  /** All that some computations asked, which is current now as each of them is. */
  together(all: Iterable<Dependencies>): Dependencies {
    const asked = new Set<Question>();
    for (const { questions } of all) {
      questions.forEach((question) => {
        asked.add(question);
      });
    }
    return { questions: new QuestionSet([...asked]), seenAt: this.moments.now };
  }

  /** To be called when the running computation gets a value that was made before. */
  recordAll({ questions }: Dependencies): void {
    questions.forEach((question) => {
      this.recorder.record(question);
    });
  }

  #tracked<T>(run: (record: (question: Question) => void) => T): Tracked<T> {
    const asked = new Set<Question>();
    const value = run((question) => void asked.add(question));
    return { value, dependencies: { questions: this.#sets.of(asked), seenAt: this.moments.now } };
  }
}
