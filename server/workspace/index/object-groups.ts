import type { Resource } from "../../contract/resource.ts";
import { OrderedParts } from "./ordered-parts.ts";
import type { Question } from "./question.ts";

class GroupQuestion implements Question {
  at = 0;

  constructor(private readonly refresh: () => void) {}

  revision(): number {
    this.refresh();
    return this.at;
  }
}

/** The objects of a list by something that they name. Who asks for a group depends on that group alone. */
export class ObjectGroups {
  readonly #groups = new Map<string, OrderedParts<Resource>>();
  readonly #questions = new Map<string, GroupQuestion>();

  /**
   * @param namesOf groups that an object belongs to
   * @param refresh takes in what changed in the list
   */
  constructor(
    private readonly namesOf: (resource: Resource) => readonly string[],
    private readonly refresh: () => void,
  ) {}

  question(name: string): Question {
    let question = this.#questions.get(name);
    if (question === undefined) {
      question = new GroupQuestion(this.refresh);
      this.#questions.set(name, question);
    }
    return question;
  }

  of(name: string): readonly Resource[] {
    this.refresh();
    return this.#groups.get(name)?.all ?? [];
  }

  /** Takes in a part's objects in place of those that it had, at a moment. */
  replace(part: string, before: readonly Resource[], after: readonly Resource[], moment: number): void {
    const next = new Map<string, Resource[]>();
    for (const resource of before) for (const name of this.namesOf(resource)) next.set(name, []);
    for (const resource of after) {
      for (const name of this.namesOf(resource)) {
        const group = next.get(name);
        if (group === undefined) next.set(name, [resource]);
        else group.push(resource);
      }
    }
    for (const [name, resources] of next) this.#set(name, part, resources, moment);
  }

  #set(name: string, part: string, resources: readonly Resource[], moment: number): void {
    const group = this.#groups.get(name) ?? new OrderedParts();
    if (isSame(group.of(part), resources)) return;
    group.set(part, resources);
    if (group.isEmpty) this.#groups.delete(name);
    else this.#groups.set(name, group);
    const question = this.#questions.get(name);
    if (question !== undefined) question.at = moment;
  }
}

/** Whether two lists hold the same objects in the same order. */
export function isSame<T>(some: readonly T[], others: readonly T[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index]);
}
