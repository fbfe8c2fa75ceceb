/** Content of a chart's file: text, or bytes where it is none. */
export type FileContent = string | Uint8Array;

/** A file that is read when something asks for its content; the same object as long as that is the same. */
export interface LazyFile {
  read(): FileContent;
}

/** A chart as files: paths inside the chart with `/`, and their contents. */
export type ChartFiles = ReadonlyMap<string, FileContent | LazyFile>;

export function contentOf(file: FileContent | LazyFile): FileContent {
  return typeof file === "string" || file instanceof Uint8Array ? file : file.read();
}

export function textOfFile(file: FileContent | LazyFile): string {
  const content = contentOf(file);
  const text = typeof content === "string" ? content : new TextDecoder().decode(content);
  return text.replace(/^\uFEFF/, "");
}
