import type { TextEdit } from "../../../contract/fix.ts";
import type { PlainValue } from "../../../contract/tree.ts";
import { scalarAt } from "../../../yaml/read.ts";
import type { Environment } from "../../environment.ts";
import type { SettingEdit } from "../../generated/client.ts";
import { asParent, type FoundValue, type Look, type Spot } from "./spot.ts";
import { sameText } from "./tree-spot.ts";

/** A variable of a container. A field of the downward API counts as the text `$(fieldRef:spec.nodeName)`. */
export function lookInEnvironment(environment: Environment, name: string): Look {
  const value = environment.get(name);
  const missing = missingSpot(environment, name);
  if (value.state === "unknown") return { values: [], known: false, missing };
  if (value.state === "absent") return { values: [], known: true, missing };
  if (value.state === "field") {
    const text = `$(fieldRef:${value.path})`;
    const spot: Spot = {
      kind: "env",
      place: value.node.origin.place,
      key: `env.${name}`,
      write: (edit) => (edit.fieldRef === value.path ? [] : undefined),
    };
    return { values: [{ spot, scalar: { text, value: text } }], known: true, missing };
  }
  const { scalar, entry } = value;
  const found: FoundValue = {
    scalar,
    spot: {
      kind: "env",
      place: scalar.origin.place,
      key: `env.${name}`,
      write(edit) {
        if (edit.remove === true) return entry?.tree.editor.remove(entry);
        if (edit.value === undefined) return undefined;
        return sameText(scalar.text, edit.value) ? [] : scalar.tree.editor.replaceScalar(scalar, String(edit.value));
      },
    },
  };
  return { values: [found], known: true, missing };
}

function missingSpot({ container, list }: Environment, name: string): Spot {
  const origin = container.entry("env")?.keyOrigin ?? scalarAt(container, "image")?.origin ?? container.origin;
  return {
    kind: "env",
    place: asParent(origin),
    key: `env.${name}`,
    write(edit): readonly TextEdit[] | undefined {
      if (edit.remove === true) return [];
      const item = variable(name, edit);
      if (item === undefined) return undefined;
      return list === undefined
        ? container.tree.editor.set(container, ["env"], [item])
        : list.tree.editor.append(list, item);
    },
  };
}

/** The API takes variables as texts only. */
function variable(name: string, { value, fieldRef }: SettingEdit): PlainValue | undefined {
  if (fieldRef !== undefined) return { name, valueFrom: { fieldRef: { fieldPath: fieldRef } } };
  return value === undefined ? undefined : { name, value: String(value) };
}
