import type { ChartMetadata, DeclaredDependency } from "../chart.ts";
import { byteOrder } from "../values/order.ts";
import { type MapValue, map } from "../values/value.ts";
import { ArchiveError } from "./archive.ts";
import { type ChartCache, chartCache } from "./chart-cache.ts";
import { ChartError } from "./chart-error.ts";
import { type ChartFiles, contentOf, type FileContent, type LazyFile, textOfFile } from "./chart-files.ts";
import { withoutIgnored } from "./ignore.ts";

export { ChartError } from "./chart-error.ts";
export { parseValues } from "./parse-values.ts";

export interface ChartTemplate {
  /** Path inside the chart: `templates/x.yaml`. */
  readonly path: string;
  /** Path in the workspace. */
  readonly file: string;
  readonly text: string;
}

/** A chart read from its files, with the charts that stand in its `charts/`. */
export interface LoadedChart {
  readonly metadata: ChartMetadata;
  /** Plain content of Chart.yaml for `.Chart`. */
  readonly chartFile: MapValue;
  /** Folder in the workspace, behind links; of a packed chart the path of its archive. */
  readonly folder: string;
  /** Where a path inside the chart lies in the workspace. */
  readonly fileAt: (path: string) => string;
  /** Whether it came out of an archive, in which nobody edits. */
  readonly isPacked: boolean;
  readonly templates: readonly ChartTemplate[];
  readonly values: MapValue;
  readonly schema: string | undefined;
  /** Everything that is no template, chart or values file: what `.Files` holds. */
  readonly files: ChartFiles;
  readonly dependencies: readonly LoadedChart[];
  readonly declared: readonly DeclaredDependency[];
  /** Content of the file with `dependencies:`: Chart.yaml, or requirements.yaml. */
  readonly declaredIn: MapValue;
  /** What is wrong with parts of it that could not be read. */
  readonly problems: readonly ChartProblem[];
}

export interface ChartProblem {
  readonly file: string;
  readonly message: string;
}

/** Charts in charts that are followed. */
const maxDepth = 12;

/** Bytes that the archives of one chart may unpack to, with those inside them. */
const maxUnpacked = 200 * 1024 * 1024;

/** Where the parts of a chart come from, and what of the limits is left. */
interface Reading {
  readonly cache: ChartCache;
  readonly depth: number;
  readonly isPacked: boolean;
  readonly unpacked: { bytes: number };
}

/**
 * Reads a chart. `folder` is where it stands in the workspace (no slash at the end, empty for the root); the files' paths
 * are inside the chart. `fileAt` gives their places where they lie somewhere else, behind links. Throws ChartError when
 * there is no readable Chart.yaml or values.yaml.
 */
export function loadChart(
  folder: string,
  files: ChartFiles,
  cache: ChartCache = chartCache(),
  fileAt: (path: string) => string = below(folder),
): LoadedChart {
  return read(folder, fileAt, withoutIgnored(folder, files, cache), {
    cache,
    depth: 0,
    isPacked: false,
    unpacked: { bytes: 0 },
  });
}

function below(folder: string): (path: string) => string {
  return (path) => (folder === "" ? path : `${folder}/${path}`);
}

function read(folder: string, fileAt: (path: string) => string, files: ChartFiles, reading: Reading): LoadedChart {
  const { cache, depth } = reading;
  const textFile = (path: string) => {
    const content = files.get(path);
    return content === undefined ? undefined : { file: fileAt(path), text: textOfFile(content) };
  };
  const chartText = textFile("Chart.yaml");
  const chartFile = chartText && cache.chartFile(chartText, textFile("requirements.yaml"));
  if (chartFile === undefined) throw new ChartError(fileAt("Chart.yaml"), "Chart.yaml cannot be read");
  const { metadata, content, requirements } = chartFile;
  const isLegacy = (metadata.apiVersion ?? "v1") === "v1";
  const isSpecial = (path: string) => specialFiles.has(path) || (!isLegacy && legacyFiles.has(path));
  const templates: ChartTemplate[] = [];
  const other = new Map<string, FileContent | LazyFile>();
  const parts = new Map<string, Map<string, FileContent | LazyFile>>();
  for (const [path, content] of files) {
    if (path.startsWith("templates/")) templates.push({ path, file: fileAt(path), text: textOfFile(content) });
    else if (path.startsWith("charts/")) addPart(parts, path.slice("charts/".length), content);
    else if (!isSpecial(path)) other.set(path, content);
  }
  const problems: ChartProblem[] = [];
  const schema = files.get("values.schema.json");
  return {
    metadata,
    chartFile: content,
    folder,
    fileAt,
    isPacked: reading.isPacked,
    templates,
    values: readValues(fileAt("values.yaml"), files.get("values.yaml"), cache),
    schema: schema === undefined ? undefined : textOfFile(schema),
    files: other,
    dependencies:
      depth >= maxDepth
        ? []
        : [...parts]
            .sort(([a], [b]) => byteOrder(a, b))
            .flatMap(([name, part]) =>
              readPart((path) => fileAt(`charts/${name}${path}`), part, { ...reading, depth: depth + 1 }, problems),
            ),
    declared: metadata.dependencies,
    declaredIn: requirements?.entries.has("dependencies") === true ? requirements : content,
    problems,
  };
}

const specialFiles: ReadonlySet<string> = new Set(["Chart.yaml", "values.yaml", "values.schema.json", "Chart.lock"]);

/** Files of charts of apiVersion v1 alone; in others Helm reads them, and keeps them from templates. */
const legacyFiles: ReadonlySet<string> = new Set(["requirements.yaml", "requirements.lock"]);

function addPart(
  parts: Map<string, Map<string, FileContent | LazyFile>>,
  path: string,
  content: FileContent | LazyFile,
): void {
  const slash = path.indexOf("/");
  const name = slash === -1 ? path : path.slice(0, slash);
  if (name.startsWith("_") || name.startsWith(".") || name.endsWith(".prov")) return;
  let part = parts.get(name);
  if (part === undefined) {
    part = new Map();
    parts.set(name, part);
  }
  part.set(slash === -1 ? "" : path.slice(slash + 1), content);
}

/** A folder or archive in `charts/`; what is neither is passed over. Of a folder in a chart no .helmignore counts. */
function readPart(
  fileAt: (path: string) => string,
  part: ChartFiles,
  reading: Reading,
  problems: ChartProblem[],
): readonly LoadedChart[] {
  const file = part.get("");
  const folder = fileAt("");
  try {
    if (file === undefined)
      return part.has("Chart.yaml") ? [read(folder, (path) => fileAt(`/${path}`), part, reading)] : [];
    if (!folder.endsWith(".tgz")) return [];
    const archive = contentOf(file);
    // Nothing: its content is still to come.
    if (archive.length === 0) return [];
    const { files, size } = reading.cache.archive(archive);
    reading.unpacked.bytes += size;
    if (reading.unpacked.bytes > maxUnpacked) throw new ArchiveError("the chart's archives unpack to too much");
    return [read(folder, below(folder), files, { ...reading, isPacked: true })];
  } catch (error) {
    if (!(error instanceof ChartError || error instanceof ArchiveError)) throw error;
    problems.push({ file: error instanceof ChartError ? error.file : folder, message: error.message });
    return [];
  }
}

function readValues(file: string, content: FileContent | LazyFile | undefined, cache: ChartCache): MapValue {
  return content === undefined ? map() : cache.values(file, textOfFile(content));
}
