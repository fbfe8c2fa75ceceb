/** Content of a chart's file: text, or bytes where it is none. */
export type FileContent = string | Uint8Array;

/** A chart as files: paths inside the chart with `/`, and their contents. */
export type ChartFiles = ReadonlyMap<string, FileContent>;

/** Files of the folder `prefix` (which ends in `/`), their paths without it. */
export function filesBelow(files: ChartFiles, prefix: string): ChartFiles {
  const inside = new Map<string, FileContent>();
  for (const [path, content] of files) if (path.startsWith(prefix)) inside.set(path.slice(prefix.length), content);
  return inside;
}

export function textOfFile(content: FileContent): string {
  const text = typeof content === "string" ? content : new TextDecoder().decode(content);
  return text.replace(/^\uFEFF/, "");
}
