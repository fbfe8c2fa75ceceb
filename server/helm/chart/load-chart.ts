import { type ChartMetadata, type DeclaredDependency, readChartMetadata, readRequirements } from "../chart.ts";
import { fileOrigin, loadYaml, YamlError } from "../goyaml/load.ts";
import { mergeMaps } from "../render/coalesce.ts";
import { anyMap, type MapValue, map, noneOf } from "../values/value.ts";
import { ArchiveError, unpackChart } from "./archive.ts";
import { type ChartFiles, type FileContent, textOfFile } from "./chart-files.ts";
import { withoutIgnored } from "./ignore.ts";

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
  /** Folder in the workspace; of a packed chart the path of its archive. */
  readonly folder: string;
  readonly templates: readonly ChartTemplate[];
  readonly values: MapValue;
  readonly schema: string | undefined;
  /** Everything that is no template, chart or values file: what `.Files` holds. */
  readonly files: ChartFiles;
  readonly dependencies: readonly LoadedChart[];
  readonly declared: readonly DeclaredDependency[];
  /** What is wrong with parts of it that could not be read. */
  readonly problems: readonly ChartProblem[];
}

export interface ChartProblem {
  readonly file: string;
  readonly message: string;
}

export class ChartError extends Error {
  constructor(
    readonly file: string,
    message: string,
  ) {
    super(message);
    this.name = "ChartError";
  }
}

/** Charts in charts that are followed. */
const maxDepth = 12;

/**
 * Reads a chart. `folder` is where it stands in the workspace (no slash at the end, empty for the root); the files' paths
 * are inside the chart. Throws ChartError when there is no readable Chart.yaml or values.yaml.
 */
export function loadChart(folder: string, files: ChartFiles, depth = 0): LoadedChart {
  return read(folder, withoutIgnored(files), depth);
}

function read(folder: string, files: ChartFiles, depth: number): LoadedChart {
  const fileAt = (path: string) => (folder === "" ? path : `${folder}/${path}`);
  const metadataText = files.get("Chart.yaml");
  const metadata = metadataText === undefined ? undefined : readChartMetadata(textOfFile(metadataText));
  if (metadataText === undefined || metadata === undefined)
    throw new ChartError(fileAt("Chart.yaml"), "Chart.yaml cannot be read");
  const templates: ChartTemplate[] = [];
  const other = new Map<string, FileContent>();
  const parts = new Map<string, Map<string, FileContent>>();
  for (const [path, content] of files) {
    if (path.startsWith("templates/")) templates.push({ path, file: fileAt(path), text: textOfFile(content) });
    else if (path.startsWith("charts/")) addPart(parts, path.slice("charts/".length), content);
    else if (!specialFiles.has(path)) other.set(path, content);
  }
  const problems: ChartProblem[] = [];
  const requirements = files.get("requirements.yaml");
  const legacy =
    metadata.apiVersion !== "v2" && requirements !== undefined ? readRequirements(textOfFile(requirements)) : [];
  const schema = files.get("values.schema.json");
  return {
    metadata,
    chartFile: plainMap(fileAt("Chart.yaml"), textOfFile(metadataText)),
    folder,
    templates,
    values: readValues(fileAt("values.yaml"), files.get("values.yaml")),
    schema: schema === undefined ? undefined : textOfFile(schema),
    files: other,
    dependencies:
      depth >= maxDepth
        ? []
        : [...parts].flatMap(([name, part]) => readPart(fileAt(`charts/${name}`), name, part, depth, problems)),
    declared: metadata.dependencies.length > 0 ? metadata.dependencies : legacy,
    problems,
  };
}

const specialFiles: ReadonlySet<string> = new Set(["Chart.yaml", "values.yaml", "values.schema.json", "Chart.lock"]);

function addPart(parts: Map<string, Map<string, FileContent>>, path: string, content: FileContent): void {
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

/** A folder or archive in `charts/`; what is neither is passed over. */
function readPart(
  folder: string,
  name: string,
  part: ReadonlyMap<string, FileContent>,
  depth: number,
  problems: ChartProblem[],
): readonly LoadedChart[] {
  const archive = part.get("");
  try {
    if (archive === undefined) return part.has("Chart.yaml") ? [loadChart(folder, part, depth + 1)] : [];
    if (!name.endsWith(".tgz") || typeof archive === "string") return [];
    return [read(folder, unpackChart(archive), depth + 1)];
  } catch (error) {
    if (!(error instanceof ChartError || error instanceof ArchiveError)) throw error;
    problems.push({ file: error instanceof ChartError ? error.file : folder, message: error.message });
    return [];
  }
}

/** Several documents of one values file are merged, the later over the earlier. */
function readValues(file: string, content: FileContent | undefined): MapValue {
  return content === undefined ? map() : parseValues(file, textOfFile(content));
}

/** Values out of a YAML text; throws ChartError when it is none or no map. */
export function parseValues(file: string, text: string): MapValue {
  let result: MapValue | undefined;
  for (const document of loadOrThrow(file, text)) {
    if (noneOf(document)) continue;
    if (document.kind !== "map") throw new ChartError(file, "values must be a map");
    result = result === undefined ? document : mergeMaps(result, document);
  }
  const source = { type: "values", file, range: { start: 0, end: text.length }, path: [], missing: false } as const;
  return result ?? map([], anyMap, { sources: [source], control: undefined });
}

function loadOrThrow(file: string, text: string) {
  try {
    return loadYaml(text, fileOrigin(file));
  } catch (error) {
    throw error instanceof YamlError ? new ChartError(file, error.message) : error;
  }
}

function plainMap(file: string, text: string): MapValue {
  const [value] = loadOrThrow(file, text);
  return value?.kind === "map" ? value : map();
}
