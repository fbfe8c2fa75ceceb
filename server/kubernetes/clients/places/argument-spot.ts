import type { TextEdit } from "../../../contract/fix.ts";
import type { MapNode } from "../../../contract/tree.ts";
import { listAt, scalarAt } from "../../../yaml/read.ts";
import { commandsOf } from "../../command-line/commands.ts";
import { type Flag, flagsOf } from "../../command-line/flags.ts";
import { originOfSpan } from "../../command-line/word.ts";
import type { ArgumentLocation, SettingEdit } from "../../generated/client.ts";
import { asParent, type FoundValue, type Look, type Spot } from "./spot.ts";

/** A flag of the program that a container runs. */
export function lookInArguments(container: MapNode, location: ArgumentLocation): Look {
  const commands = commandsOf(container);
  const names = [location.flag, ...(location.aliases ?? [])];
  const all = commands.flatMap(flagsOf);
  const last = all.findLast(({ written }) => names.includes(written));
  const missing = missingSpot(container, location);
  const read = new Set(all.flatMap(({ words }) => words));
  const isWhole =
    container.complete &&
    commands.every(({ complete, words }) => complete && words.every((word) => word.known || read.has(word)));
  if (last === undefined) return { values: [], known: isWhole, missing };
  const text = flagValue(last, location);
  if (text === undefined) return { values: [], known: false, missing };
  return { values: [foundAt(last, text)], known: true, missing };
}

/** Undefined where it cannot be told. A reference to a variable is text all the same. */
function flagValue(flag: Flag, { value = "next" }: ArgumentLocation): string | undefined {
  const [word, next] = flag.words;
  if (value === "none" || (value === "equals" && flag.style !== "attached")) return "true";
  if (flag.style === "attached") return word?.text.slice(word.text.indexOf("=") + 1);
  return flag.style === "separate" ? next?.text : flag.known ? "true" : undefined;
}

function foundAt(flag: Flag, text: string): FoundValue {
  const span = flag.valueSpan ?? flag.nameSpan;
  const spot: Spot = {
    kind: "arg",
    place: originOfSpan(span).place,
    key: `arg.${flag.name}`,
    write({ value }) {
      if (value === undefined || flag.valueSpan === undefined) return undefined;
      if (String(value) === text) return [];
      return span.node.tree.editor.replaceSlice(span.node, span.start, span.end, String(value));
    },
  };
  return { spot, scalar: { text, value: text } };
}

function missingSpot(container: MapNode, { flag }: ArgumentLocation): Spot {
  const key = container.entry("args") ?? container.entry("command");
  const origin = key?.keyOrigin ?? scalarAt(container, "image")?.origin ?? container.origin;
  return {
    kind: "arg",
    place: asParent(origin),
    key: `arg.${flag.replace(/^-+/, "")}`,
    write: (edit) => append(container, flag, edit),
  };
}

/** Adds `--name=value` at the end; not into a shell script. */
function append(container: MapNode, flag: string, { value, remove }: SettingEdit): readonly TextEdit[] | undefined {
  if (remove === true) return [];
  if (value === undefined) return undefined;
  const commands = commandsOf(container);
  if (commands.some(({ words }) => words.some(({ offsets }) => offsets !== undefined))) return undefined;
  const list = listAt(container, "args") ?? listAt(container, "command");
  const text = `${flag}=${value}`;
  return list === undefined
    ? container.tree.editor.set(container, ["args"], [text])
    : list.tree.editor.append(list, text);
}
