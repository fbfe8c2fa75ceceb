import type { RE2JS } from "re2js";
import { type ParsedTemplate, parseTemplate } from "../template/parser.ts";
import type { Site } from "../text/source.ts";
import type { TrackedText } from "../text/tracked-text.ts";
import type { MapValue, Value } from "../values/value.ts";
import type { Read } from "./read-log.ts";

/** What a named template printed for a dot. */
export interface KeptResult {
  readonly output: TrackedText;
  /** Names of all templates that ran for it. */
  readonly used: ReadonlySet<string>;
  /** What it read of the maps that all templates see. */
  readonly reads: readonly Read[];
  /** The number of changes of those maps after which all of that was still there. */
  checked: number;
}

/** Texts that `tpl` has parsed, at most; beyond, all are forgotten. */
const maxParsed = 2_000;

/** What depends on the text of one file of templates and on its path: files of one text share their syntax tree. */
export class FileMemory {
  readonly constants = new WeakMap<object, Value>();
  readonly literals = new WeakMap<object, TrackedText>();
  readonly sites = new WeakMap<object, Site>();
}

/** What depends on the templates' texts alone: it serves all renders of a chart. */
export class TemplateMemory {
  private readonly files = new Map<string, FileMemory>();
  /** Regular expressions by their texts. */
  readonly patterns = new Map<string, RE2JS>();
  private readonly parsed = new Map<string, ParsedTemplate>();

  /** Of a file of templates, by its path. */
  of(file: string): FileMemory {
    let memory = this.files.get(file);
    if (memory === undefined) {
      memory = new FileMemory();
      this.files.set(file, memory);
    }
    return memory;
  }

  /** The parsed text of a `tpl`. */
  parse(name: string, text: string, functions: ReadonlySet<string>): ParsedTemplate {
    const found = this.parsed.get(text);
    if (found !== undefined && found.name === name) return found;
    if (this.parsed.size >= maxParsed) this.parsed.clear();
    const parsed = parseTemplate(name, text, { functions });
    this.parsed.set(text, parsed);
    return parsed;
  }
}

/** Dots for which results of one name are kept, at most; beyond, all are forgotten. */
const maxDots = 500;

/** Results with arguments that are kept for one name, at most; beyond, the oldest go. */
const maxCalls = 12;

/** An entry of a dict of arguments. */
interface GivenArgument {
  readonly key: string;
  readonly value: Value;
}

/** What a helper printed for a dict of arguments, which every call makes anew. */
interface KeptCall extends KeptResult {
  readonly arguments: readonly GivenArgument[];
}

/** What helpers printed, by name and dot: charts ask for the same labels and checksums again and again. */
export class ResultMemory {
  private readonly results = new Map<string, Map<MapValue, KeptResult>>();
  private readonly calls = new Map<string, KeptCall[]>();

  /** For a dot that all templates see. @param holds whether it would be the same now */
  get(name: string, dot: MapValue, holds: (result: KeptResult) => boolean): KeptResult | undefined {
    const found = this.results.get(name)?.get(dot);
    return found !== undefined && holds(found) ? found : undefined;
  }

  keep(name: string, dot: MapValue, result: KeptResult): void {
    let byDot = this.results.get(name);
    if (byDot === undefined) {
      byDot = new Map();
      this.results.set(name, byDot);
    }
    // Maps that templates make are others each time they run.
    if (byDot.size >= maxDots) byDot.clear();
    byDot.set(dot, result);
  }

  /** For a dict that holds the very same values. */
  getCall(name: string, dot: MapValue, holds: (result: KeptResult) => boolean): KeptResult | undefined {
    return this.calls.get(name)?.find((call) => hasArguments(dot, call.arguments) && holds(call));
  }

  keepCall(name: string, given: readonly GivenArgument[], result: KeptResult): void {
    const calls = this.calls.get(name) ?? [];
    this.calls.set(name, calls);
    calls.push({ ...result, arguments: given });
    if (calls.length > maxCalls) calls.shift();
  }

  /** Forgets what these templates had a part in. */
  forget(names: ReadonlySet<string>): void {
    const concerned = ({ used }: KeptResult) => [...names].some((changed) => used.has(changed));
    for (const byDot of this.results.values())
      for (const [dot, result] of byDot) if (concerned(result)) byDot.delete(dot);
    for (const [name, calls] of this.calls)
      this.calls.set(
        name,
        calls.filter((call) => !concerned(call)),
      );
  }
}

function hasArguments({ entries }: MapValue, given: readonly GivenArgument[]): boolean {
  return entries.size === given.length && given.every(({ key, value }) => entries.get(key)?.value === value);
}
