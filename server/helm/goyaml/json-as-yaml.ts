import { list, type MapSlot, map, text, type Value } from "../values/value.ts";

/** Characters that YAML does not allow and JSON leaves as they are. */
const refused = /[\u007f-\u0084\u0086-\u009f\ufffe\uffff]/;
/** To YAML 1.1 it breaks lines, and lines in quotes are folded. */
const lineBreak = /[ ]*\u0085[ \u0085]*/g;
/** Bytes of a text that was cut inside a character. */
const noCharacter = /\p{Cs}/gu;

/**
 * What becomes of texts when a value is written as JSON and that is read as YAML. Undefined when there is a character in
 * one that YAML does not allow.
 */
export function readAsYaml(value: Value): Value | undefined {
  if (value.kind === "text") {
    const { text: written } = value.text;
    return refused.test(written) ? undefined : text(value.text.replaced(folded(written)));
  }
  if (value.kind === "list") {
    const items = value.items.map(readAsYaml).filter((item) => item !== undefined);
    return items.length === value.items.length ? list(items, value.goType, value.trace) : undefined;
  }
  if (value.kind === "object") return readAsYaml(value.plain());
  if (value.kind !== "map") return value;
  const entries = [...value.entries].flatMap(([key, slot]): readonly (readonly [string, MapSlot])[] => {
    // A key is one line.
    const read = refused.test(key) || key.includes("\u0085") ? undefined : readAsYaml(slot.value);
    return read === undefined ? [] : [[key.replaceAll(noCharacter, "\ufffd"), { value: read, key: slot.key }]];
  });
  return entries.length === value.entries.size ? map(entries, value.goType, value.trace) : undefined;
}

function folded(written: string): string {
  return written.replaceAll(noCharacter, "\ufffd").replaceAll(lineBreak, (found) => {
    const breaks = found.split("\u0085").length - 1;
    return breaks === 1 ? " " : "\n".repeat(breaks - 1);
  });
}
