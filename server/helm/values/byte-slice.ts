import { base64, bytesOf } from "../functions/encoding.ts";
import type { TrackedText } from "../text/tracked-text.ts";
import { int, list, type ObjectValue, text, type Value } from "./value.ts";

const goType = "[]uint8";

/**
 * Go's `[]byte`, which is what `.Files` holds: an action prints the numbers, JSON the text in base64, and what reads it as
 * text (`toString`, `printf "%s"`) gets the text where it was written.
 */
export function byteSlice(content: TrackedText): ObjectValue {
  const { trace } = content;
  return {
    kind: "object",
    goType,
    trace,
    field: () => undefined,
    method: () => undefined,
    print: () => `[${bytesOf(content).join(" ")}]`,
    plain: () => text(content.replaced(base64(bytesOf(content)))),
    // Made only when a template goes over the bytes: a chart may hold large files.
    get underlying() {
      return list(
        Array.from(bytesOf(content), (byte) => int(byte, trace, "uint8")),
        goType,
        trace,
      );
    },
    content,
  };
}

/** The text of a `[]byte`; undefined for every other value. */
export function textInBytes(value: Value): TrackedText | undefined {
  return value.kind === "object" && value.goType === goType ? (value.content as TrackedText) : undefined;
}
