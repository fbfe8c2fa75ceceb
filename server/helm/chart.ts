import { type Document, isMap as isMapNode, isScalar, isSeq, parseDocument } from "yaml";
import type { ChartDependency, ChartIdentity } from "../contract/resource.ts";
import { joinPath } from "../text/paths.ts";
import { parseAsGoYaml } from "../yaml/as-go-yaml.ts";
import { readQuick } from "../yaml/quick/read-quick.ts";
import { chartFields, dependencyFields, type Fields, underNames } from "./chart-keys.ts";

/** What Chart.yaml says. */
export interface ChartMetadata extends ChartIdentity {
  readonly apiVersion: string | undefined;
  /** A library chart renders nothing itself: only its helpers count. */
  readonly type: "application" | "library";
  /** Range of Kubernetes versions; a constraint, no evidence of the cluster's version. */
  readonly kubeVersion: string | undefined;
  readonly dependencies: readonly DeclaredDependency[];
}

/** One entry of `dependencies:` (of requirements.yaml in charts of apiVersion v1). */
export interface DeclaredDependency extends ChartDependency {
  readonly tags: readonly string[];
  /** `import-values:` as written: names, or pairs of `child` and `parent`. */
  readonly importValues: readonly (string | { readonly child: string; readonly parent: string })[];
}

/** The folder that a dependency's `repository: file://../other` means, seen from its chart's; undefined for any other. */
export function folderOfLocal(
  folder: string,
  repository: string | undefined,
  resolve: (folder: string, path: string) => string | undefined = joinPath,
): string | undefined {
  const path = /^file:\/\/(?!\/)(.+)$/.exec(repository ?? "")?.[1];
  return path === undefined ? undefined : resolve(folder, path);
}

/** Whether a dependency comes from a repository, and not from a folder: without one it is kept in `charts/` by hand. */
export function isFetchedFrom({ repository = "" }: Pick<ChartDependency, "repository">): boolean {
  return repository !== "" && !repository.startsWith("file://");
}

/**
 * Reads the text of a Chart.yaml, and of the requirements.yaml that older charts have beside it; undefined when it is no
 * map with a name. Never throws.
 */
export function readChartMetadata(text: string, requirements?: string): ChartMetadata | undefined {
  const value = parsePlain(text);
  return chartMetadataFrom(requirements === undefined ? value : withRequirements(value, parsePlain(requirements)));
}

function chartMetadataFrom(value: unknown): ChartMetadata | undefined {
  const { name, version, appVersion, apiVersion, type, kubeVersion, dependencies } = fieldsOf(value, chartFields);
  if (typeof name !== "string") return undefined;
  return {
    name,
    ...optional("version", textOf(version)),
    ...optional("appVersion", textOf(appVersion)),
    apiVersion: textOf(apiVersion),
    type: type === "library" ? "library" : "application",
    kubeVersion: textOf(kubeVersion),
    dependencies: dependenciesFrom(dependencies),
  };
}

/**
 * Helm reads requirements.yaml over what it has of Chart.yaml, whatever the chart's apiVersion: a list that both have is
 * that of requirements.yaml, its entries over those at their places in the other.
 */
function withRequirements(chart: unknown, requirements: unknown): unknown {
  const [below, above] = [fieldsOf(chart, chartFields), fieldsOf(requirements, chartFields)];
  const merged = { ...below, ...above };
  if (!Array.isArray(above.dependencies)) return merged;
  const places: readonly unknown[] = Array.isArray(below.dependencies) ? below.dependencies : [];
  return {
    ...merged,
    dependencies: above.dependencies.map((entry: unknown, index) => ({
      ...fieldsOf(places[index], dependencyFields),
      ...fieldsOf(entry, dependencyFields),
    })),
  };
}

function fieldsOf(value: unknown, names: Fields): Readonly<Record<string, unknown>> {
  return isMap(value) ? Object.fromEntries(underNames(Object.entries(value), names)) : {};
}

function dependenciesFrom(value: unknown): readonly DeclaredDependency[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((written: unknown) => {
    const entry = fieldsOf(written, dependencyFields);
    if (typeof entry.name !== "string") return [];
    const dependency: DeclaredDependency = {
      name: entry.name,
      key: textOf(entry.alias) ?? entry.name,
      ...optional("version", textOf(entry.version)),
      ...optional("repository", textOf(entry.repository)),
      ...optional("condition", textOf(entry.condition)),
      tags: Array.isArray(entry.tags) ? entry.tags.flatMap((tag: unknown) => textOf(tag) ?? []) : [],
      importValues: importsFrom(entry["import-values"]),
    };
    return [dependency];
  });
}

function importsFrom(value: unknown): DeclaredDependency["importValues"] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown): DeclaredDependency["importValues"] => {
    if (typeof entry === "string") return [entry];
    const child = isMap(entry) ? textOf(entry.child) : undefined;
    const parent = isMap(entry) ? textOf(entry.parent) : undefined;
    return child !== undefined && parent !== undefined ? [{ child, parent }] : [];
  });
}

/** Numbers as written (`appVersion: 1.10` stays `1.10`), so scalars are read as strings. */
function parsePlain(text: string): unknown {
  try {
    const quick = readQuick(text);
    if (quick !== undefined) return writtenIn(quick.contents);
  } catch (error) {
    if (!(error instanceof NotPlain)) throw error;
  }
  try {
    const [document] = parseAsGoYaml(text, (source): [Document.Parsed] => [
      parseDocument(source, { schema: "failsafe", logLevel: "silent", uniqueKeys: false }),
    ]);
    return document.toJS({ maxAliasCount: 100 });
  } catch {
    return undefined;
  }
}

/** What the library alone can tell: an alias, a map as a key. */
class NotPlain extends Error {}

/** Scalars of a tree as texts, maps and lists as plain ones. */
function writtenIn(node: unknown): unknown {
  if (isScalar(node)) return node.type === "PLAIN" ? (node.source ?? "") : String(node.value);
  if (isSeq(node)) return node.items.map(writtenIn);
  if (!isMapNode(node)) throw new NotPlain();
  return Object.fromEntries(
    node.items.map(({ key, value }) => {
      if (!isScalar(key)) throw new NotPlain();
      return [String(writtenIn(key)), writtenIn(value)];
    }),
  );
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | undefined {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Leaves a property out when there is no value: what the contract's optional properties ask for. */
function optional<Name extends string>(name: Name, value: string | undefined): { readonly [Key in Name]?: string } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [Key in Name]?: string });
}
