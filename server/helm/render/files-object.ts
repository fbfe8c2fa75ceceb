import { baseName } from "../../text/paths.ts";
import { type ChartFiles, contentOf as contentIn, type FileContent } from "../chart/chart-files.ts";
import { FunctionError } from "../evaluate/failure.ts";
import { formatValue } from "../format/print.ts";
import { define, type FunctionTable } from "../functions/define.ts";
import { base64, textOf } from "../functions/encoding.ts";
import { emitYaml } from "../goyaml/emit.ts";
import { noTrace, type Source, type Trace } from "../text/source.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { byteSlice } from "../values/byte-slice.ts";
import { list, type MapSlot, map, type ObjectValue, text, type Value } from "../values/value.ts";
import { fileGlob } from "./file-glob.ts";

/** `.Files`: the chart's files beside templates, values and charts; nothing outside the chart can be reached. */
export function filesObject(files: ChartFiles, place: (path: string) => string): ObjectValue {
  return fromEntries(
    [...files].map(([path, file]) => ({
      path,
      file: place(path),
      get content() {
        return contentIn(file);
      },
    })),
  );
}

interface FileEntry {
  readonly path: string;
  readonly file: string;
  /** Read when a template asks for it. */
  readonly content: FileContent;
}

function fromEntries(entries: readonly FileEntry[]): ObjectValue {
  const find = (name: string) => entries.find(({ path }) => path === name);
  const methods: FunctionTable = {
    Get: define(["string"], ([path]) => text(contentOf(find(path.text)))),
    GetBytes: define(["string"], ([path]) => byteSlice(contentOf(find(path.text)))),
    Lines: define(["string"], ([path]) => linesOf(find(path.text))),
    Glob: define(["string"], ([pattern]) => {
      const matches = fileGlob(pattern.text);
      return fromEntries(entries.filter((entry) => matches(entry.path)));
    }),
    AsConfig: define([], () => text(asMap(entries, contentOf))),
    AsSecrets: define([], () => text(asMap(entries, (entry) => encoded(entry)))),
  };
  const contents = () => map(entries.map(asSlot), "engine.files");
  return {
    kind: "object",
    goType: "engine.files",
    trace: noTrace,
    field: (name) => byteSlice(contentOf(find(name))),
    method: (name) => methods[name],
    print: () => formatValue(contents()).text,
    plain: contents,
    // Read only when a template goes over the files: a chart may hold large ones.
    get underlying() {
      return contents();
    },
  };
}

function asSlot(entry: FileEntry): [string, MapSlot] {
  return [entry.path, { value: byteSlice(contentOf(entry)), key: traceOfFile(entry) }];
}

function sourceOf(entry: FileEntry): Source {
  return {
    type: "object",
    name: `Files ${entry.path}`,
    file: entry.file,
    range: { start: 0, end: entry.content.length },
  };
}

function traceOfFile(entry: FileEntry): Trace {
  return { sources: [sourceOf(entry)], control: undefined };
}

function contentOf(entry: FileEntry | undefined): TrackedText {
  if (entry === undefined) return TrackedText.empty;
  const { content } = entry;
  if (typeof content !== "string") return TrackedText.of(textOf(content), traceOfFile(entry));
  return TrackedText.at(content, sourceOf(entry), 0);
}

function linesOf(entry: FileEntry | undefined): Value {
  if (entry === undefined) return list([], "[]string");
  const content = contentOf(entry);
  // Helm looks at the last byte, whether there is one or not.
  if (content.length === 0) throw new FunctionError("runtime error: index out of range [-1]");
  const whole = content.text.endsWith("\n") ? content.slice(0, content.length - 1) : content;
  return list(
    whole.split("\n").map((line) => text(line)),
    "[]string",
  );
}

/** YAML of the files by their base names. */
function asMap(entries: readonly FileEntry[], content: (entry: FileEntry) => TrackedText): TrackedText {
  const named = entries.map((entry): [string, MapSlot] => [
    baseName(entry.path),
    { value: text(content(entry)), key: traceOfFile(entry) },
  ]);
  const yaml = emitYaml(map(named, "map[string]string"));
  return yaml.text.endsWith("\n") ? yaml.slice(0, yaml.length - 1) : yaml;
}

function encoded(entry: FileEntry): TrackedText {
  const { content } = entry;
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return TrackedText.of(base64(bytes), traceOfFile(entry));
}
