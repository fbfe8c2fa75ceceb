import { TrackedText } from "../text/tracked-text.ts";
import { goTypeOf } from "../values/go-type.ts";
import { byteOrder } from "../values/order.ts";
import { int, text, type Value } from "../values/value.ts";
import type { Execution } from "./execution.ts";

export interface Round {
  readonly key: Value;
  readonly element: Value;
}

/** What `range` goes over: lists, maps by sorted key, numbers, `.Files`. Fails for anything else. */
export function* rounds(execution: Execution, value: Value): Iterable<Round> {
  switch (value.kind) {
    case "invalid":
    case "nil":
      return;
    case "list":
      for (const [index, element] of value.items.entries()) yield { key: int(index), element };
      return;
    case "map":
      for (const key of [...value.entries.keys()].toSorted(byteOrder)) {
        const slot = value.entries.get(key);
        if (slot !== undefined) yield { key: text(TrackedText.of(key, slot.key)), element: slot.value };
      }
      return;
    case "int":
      // Go's templates count since Go 1.24, which Helm 3 is not built with.
      if (execution.engine.flavour === "helm3") break;
      for (let index = 0n; index < value.value; index += 1n) {
        execution.engine.budget.step();
        const element = int(index, value.trace, value.goType);
        yield { key: element, element };
      }
      return;
    case "object":
      if (value.underlying !== undefined) {
        yield* rounds(execution, value.underlying);
        return;
      }
  }
  execution.fail(`range can't iterate over ${rangeOperand(value)}`);
}

function rangeOperand(value: Value): string {
  switch (value.kind) {
    case "text":
      return value.text.text;
    case "bool":
    case "float":
    case "int":
      return String(value.value);
    default:
      return goTypeOf(value);
  }
}
