/** Content of a chart's file: text, or bytes where it is none. */
export type FileContent = string | Uint8Array;

/** A chart as files: paths inside the chart with `/`, and their contents. */
export type ChartFiles = ReadonlyMap<string, FileContent>;

export function textOfFile(content: FileContent): string {
  const text = typeof content === "string" ? content : new TextDecoder().decode(content);
  return text.replace(/^\uFEFF/, "");
}
