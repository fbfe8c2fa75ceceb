import type { LoadedChart } from "../chart/load-chart.ts";
import { chartFields, dependencyFields, type Fields, type FieldType, maintainerFields } from "../chart-keys.ts";
import type { Flavour } from "../evaluate/runtime.ts";
import { printValue } from "../format/print.ts";
import { copyOfMap } from "../functions/dicts.ts";
import { noTrace } from "../text/source.ts";
import {
  bool,
  entryOf,
  type ListValue,
  list,
  type MapSlot,
  type MapValue,
  map,
  noneOf,
  text,
  type Value,
} from "../values/value.ts";
import type { NamedChart } from "./coalesce.ts";
import { struct } from "./objects.ts";

/** `.Chart`: a struct in Helm 3, where an unknown field is an error, a map in Helm 4. */
export function chartObject({ chart, name, disabled }: NamedChart, isRoot: boolean, flavour: Flavour): Value {
  // Templates may change what they see; the file's content serves other renders, too.
  const chartFile = copyOfMap(chart.chartFile);
  const own = fieldsOf(chartFile, chartFields, flavour);
  const all = new Map<string, Value>([
    ...own,
    ["Name", renamed(chartFile, name)],
    ["Dependencies", enabledDependencies(chart, chartFile, disabled, flavour)],
  ]);
  const fields = new Map<string, Value>([...all, ["IsRoot", bool(isRoot)]]);
  if (flavour === "helm4") return map([...fields].map(plainSlot));
  const print = `{{${[...all.values()].map((value) => printValue(value).text).join(" ")}} ${isRoot}}`;
  // In JSON, fields have the names that they have in the file, and those that are empty are left out.
  const keys = keysOf(chartFields);
  return struct("struct { chart.Metadata; IsRoot bool }", Object.fromEntries(fields), {
    print,
    json: (field) => keys.get(field) ?? field,
    omits: (field) => keys.has(field),
  });
}

/** Go's name of a field. */
function goName(key: string): string {
  const names: Readonly<Record<string, string>> = {
    url: "URL",
    apiVersion: "APIVersion",
    "import-values": "ImportValues",
  };
  return names[key] ?? key[0]?.toUpperCase() + key.slice(1);
}

function keysOf(fields: Fields): ReadonlyMap<string, string> {
  return new Map(Object.keys(fields).map((key) => [goName(key), key]));
}

function plainSlot([key, value]: readonly [string, Value]): [string, MapSlot] {
  return [key, { value, key: noTrace }];
}

/** The fields of a struct by Go's names, with what stands where there is nothing. */
function fieldsOf(holder: MapValue, fields: Fields, flavour: Flavour): readonly (readonly [string, Value])[] {
  return Object.entries(fields).map(([key, type]) => [goName(key), fieldOf(entryOf(holder, key), type, flavour)]);
}

function fieldOf(value: Value, type: FieldType, flavour: Flavour): Value {
  switch (type) {
    case "text":
    case "line":
      return noneOf(value) ? text("") : value;
    case "bool":
      return noneOf(value) ? bool(false) : value;
    case "map":
      return value.kind === "map"
        ? { ...value, goType: annotationsType }
        : { ...map([], annotationsType), isNil: true };
    case "texts":
    case "lines":
      return listOf(value, flavour, "[]string");
    case "any":
      return listOf(value, flavour, "[]interface {}");
    default: {
      const goType = type === maintainerFields ? "*chart.Maintainer" : "*chart.Dependency";
      const items = listOf(value, flavour, `[]${goType}`);
      return { ...items, items: items.items.map((item) => structOf(item, type, goType, flavour)) };
    }
  }
}

const annotationsType = "map[string]string";

/** Helm 4 makes every list one of anything, and one that is missing an empty one. */
function listOf(value: Value, flavour: Flavour, goType: string): ListValue {
  const isHelm3 = flavour === "helm3";
  const type = isHelm3 ? goType : undefined;
  if (value.kind === "list") return list(value.items, type, value.trace);
  return isHelm3 ? { ...list([], type), isNil: true } : list([], type);
}

function structOf(item: Value, fields: Fields, goType: string, flavour: Flavour): Value {
  if (item.kind !== "map") return item;
  const all = fieldsOf(item, fields, flavour);
  if (flavour === "helm4") return map(all.map(plainSlot), undefined, item.trace);
  const keys = keysOf(fields);
  const printed = all.map(([, value]) => printValue(value).text).join(" ");
  const always = fields === dependencyFields ? ["Name", "Repository"] : [];
  return struct(goType, Object.fromEntries(all), {
    print: `{${printed}}`,
    printCopy: `&{${printed}}`,
    json: (field) => keys.get(field) ?? field,
    omits: (field) => !always.includes(field),
  });
}

/** Without those that are disabled, and under the names that aliases give them. */
function enabledDependencies(
  chart: LoadedChart,
  chartFile: MapValue,
  disabled: ReadonlySet<string>,
  flavour: Flavour,
): Value {
  const written = entryOf(chartFile, "dependencies");
  if (written.kind !== "list") return fieldOf(written, dependencyFields, flavour);
  const enabled = written.items.flatMap((item, index): readonly Value[] => {
    const key = chart.declared[index]?.key;
    if (key === undefined || disabled.has(key)) return [];
    if (item.kind !== "map") return [item];
    const changed = new Map(item.entries);
    changed.set("name", { value: text(key, item.trace), key: noTrace });
    changed.set("enabled", { value: bool(true, item.trace), key: noTrace });
    return [map(changed, item.goType, item.trace)];
  });
  return fieldOf(list(enabled, written.goType, written.trace), dependencyFields, flavour);
}

function renamed(chartFile: MapValue, name: string): Value {
  const own = entryOf(chartFile, "name");
  return own.kind === "text" && own.text.text === name ? own : text(name);
}
