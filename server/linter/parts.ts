import type { Engine } from "../contract/engine.ts";

/** Gives content of a part; undefined when it cannot be had. */
export type PartReader = (path: string) => string | Uint8Array | undefined;

/** Hands over what charts want. @returns whether there was anything: then a lint before it was provisional */
export function feedWanted(engine: Pick<Engine, "wanted" | "updatePart">, read: PartReader): boolean {
  const wanted = engine.wanted();
  // What cannot be had counts as empty: wanted once more, it would be asked for without end.
  for (const path of wanted) engine.updatePart(path, { type: "file", content: read(path) ?? "" });
  return wanted.length > 0;
}

/** Lints until charts have all that they want. Each round reads other files, so it ends. */
export function lintWithParts<Result>(
  engine: Pick<Engine, "wanted" | "updatePart">,
  read: PartReader,
  lint: () => Result,
): Result {
  feedWanted(engine, read);
  for (;;) {
    const result = lint();
    if (!feedWanted(engine, read)) return result;
  }
}
