import { beforeEach, describe, expect, it } from "vitest";
import { Changes } from "./changes.ts";
import { Moments } from "./question.ts";
import { Tracking } from "./tracking.ts";
import { Verdicts } from "./verdicts.ts";

/** Numbers that change, and verdicts about them. */
class Numbers {
  readonly moments = new Moments();
  readonly changes = new Changes(this.moments);
  changedAt = 0;
  readonly tracking = new Tracking(this, this.moments);
  readonly verdicts = new Verdicts(this.tracking, this, this.moments);
  readonly #values = new Map<string, number>();

  set(name: string, value: number): void {
    this.#values.set(name, value);
    this.changedAt = this.moments.next();
    this.changes.bump(name);
  }

  get(name: string): number {
    this.tracking.recorder.record(this.changes.question(name));
    return this.#values.get(name) ?? 0;
  }
}

describe("a verdict", () => {
  const subject = {};
  let numbers: Numbers;
  let made: string[];

  const isPositive = (name: string): boolean =>
    numbers.verdicts.get(subject, name, () => {
      made.push(name);
      return numbers.get(name) > 0;
    }) as boolean;

  beforeEach(() => {
    numbers = new Numbers();
    made = [];
  });

  it("is made once for as long as what it rests on stays the same", () => {
    numbers.set("a", 1);
    expect([isPositive("a"), isPositive("a")]).toEqual([true, true]);
    numbers.set("b", 1);
    expect(isPositive("a")).toBe(true);
    expect(made).toEqual(["a"]);
  });

  it("is made anew after a change, also when nobody asked in between", () => {
    numbers.set("a", 1);
    isPositive("a");
    numbers.set("a", -1);
    numbers.set("b", 1);
    expect(isPositive("a")).toBe(false);
    expect(made).toEqual(["a", "a"]);
  });

  it("makes those who asked for it ask again only when it is another", () => {
    numbers.set("a", 1);
    const { dependencies } = numbers.tracking.apart(() => isPositive("a"));
    numbers.set("a", 2);
    expect(numbers.tracking.isCurrent(dependencies)).toBe(true);
    numbers.set("a", -1);
    expect(numbers.tracking.isCurrent(dependencies)).toBe(false);
    numbers.set("a", 1);
    // It was another in between: whoever has not asked since saw an older one.
    expect(numbers.tracking.isCurrent(dependencies)).toBe(false);
  });

  it("may rest on another verdict", () => {
    const either = () =>
      numbers.verdicts.get(subject, "either", () => {
        made.push("either");
        return isPositive("a") || isPositive("b");
      });
    numbers.set("a", -1);
    numbers.set("b", -1);
    expect(either()).toBe(false);
    numbers.set("b", -2);
    expect(either()).toBe(false);
    expect(made).toEqual(["either", "a", "b", "b"]);
    numbers.set("b", 1);
    expect(either()).toBe(true);
  });

  it("is one for each subject and name", () => {
    const told = (of: object, name: string, value: string) => numbers.verdicts.get(of, name, () => value);
    expect([told(subject, "x", "one"), told(subject, "y", "two"), told({}, "x", "three")]).toEqual([
      "one",
      "two",
      "three",
    ]);
    expect(told(subject, "x", "other")).toBe("one");
  });
});
