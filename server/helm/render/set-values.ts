import { deepCopy } from "../functions/dicts.ts";
import { decodeJson, JsonError } from "../json/decode.ts";
import type { Trace } from "../text/source.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { anyMap, bool, int, list, type MapValue, map, nil, text, type Value } from "../values/value.ts";

/** How the value of a setting is read: as its look says, always as a text, as JSON, or as the text of a named file. */
export type SettingKind = "set" | "set-string" | "set-json" | "set-file";

export class SettingError extends Error {}

/** List indexes beyond which Helm refuses a setting. */
const maxIndex = 65_536;

/**
 * Applies a `--set` argument (`a.b=1,c[0]=x,d={x,y}`) over values and gives the result; the given values stay. Throws
 * SettingError when it is malformed. `readFile` is asked for `set-file`.
 */
export function applySetting(
  values: MapValue,
  setting: string,
  kind: SettingKind,
  readFile: (path: string) => string = () => "",
): MapValue {
  const copy = deepCopy(values);
  const target = copy.kind === "map" ? copy : map();
  if (kind === "set-json" && setting.trimStart().startsWith("{")) {
    const whole = readJson(setting, traceOf(kind));
    if (whole.kind === "map") for (const [key, slot] of whole.entries) target.entries.set(key, slot);
    return target;
  }
  new SettingParser(setting, kind, readFile).into(target);
  return target;
}

function traceOf(kind: SettingKind): Trace {
  return { sources: [{ type: "object", name: `--${kind}` }], control: undefined };
}

function readJson(source: string, trace: Trace): Value {
  try {
    return decodeJson(TrackedText.of(source, trace));
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    throw new SettingError(error.message);
  }
}

class SettingParser {
  private at = 0;
  private readonly trace: Trace;

  constructor(
    private readonly setting: string,
    private readonly kind: SettingKind,
    private readonly readFile: (path: string) => string,
  ) {
    this.trace = traceOf(kind);
  }

  into(target: MapValue): void {
    while (this.at < this.setting.length) {
      this.entry(target);
      if (this.setting[this.at] === ",") this.at += 1;
    }
  }

  /** One `key=value`, the key from here on. */
  private entry(target: MapValue): void {
    const key = this.read("=[,.");
    const stop = this.setting[this.at];
    const existing = target.entries.get(key)?.value;
    const put = (value: Value) => target.entries.set(key, { value, key: this.trace });
    this.at += 1;
    switch (stop) {
      case "=":
        put(this.value());
        return;
      case ".": {
        const inner = existing?.kind === "map" ? existing : map([], anyMap, this.trace);
        put(inner);
        this.entry(inner);
        return;
      }
      case "[":
        put(list(this.item(existing?.kind === "list" ? existing.items : []), undefined, this.trace));
        return;
      default:
        throw new SettingError(`key "${key}" has no value`);
    }
  }

  /** `0]=value`, `0].key=value` or `0][1]=value` behind an opening bracket. */
  private item(items: readonly Value[]): readonly Value[] {
    const index = Number(this.read("]"));
    if (!Number.isInteger(index) || index < 0) throw new SettingError("negative or malformed index not allowed");
    if (index > maxIndex)
      throw new SettingError(`index of ${index} is greater than maximum supported index of ${maxIndex}`);
    this.at += 1;
    const result = [...items];
    while (result.length <= index) result.push(nil);
    const existing = result[index];
    const stop = this.setting[this.at];
    this.at += 1;
    if (stop === "=") result[index] = this.value();
    else if (stop === "[")
      result[index] = list(this.item(existing?.kind === "list" ? existing.items : []), undefined, this.trace);
    else if (stop === ".") {
      const inner = existing?.kind === "map" ? existing : map([], anyMap, this.trace);
      this.entry(inner);
      result[index] = inner;
    } else throw new SettingError("unexpected data at end of array index");
    return result;
  }

  private value(): Value {
    if (this.kind === "set-json") return this.json();
    if (this.kind !== "set-file" && this.setting[this.at] === "{") return this.braces();
    const source = this.read(",");
    return this.kind === "set-file" ? text(this.readFile(source), this.trace) : this.typed(source);
  }

  private braces(): Value {
    this.at += 1;
    const items: Value[] = [];
    while (this.setting[this.at] !== "}") {
      if (this.at >= this.setting.length) throw new SettingError("list must terminate with '}'");
      items.push(this.typed(this.read(",}")));
      if (this.setting[this.at] === ",") this.at += 1;
    }
    this.at += 1;
    return list(items, undefined, this.trace);
  }

  /** JSON ends where it is complete; the rest may hold further settings. */
  private json(): Value {
    for (let end = this.setting.indexOf(",", this.at); end !== -1; end = this.setting.indexOf(",", end + 1)) {
      try {
        JSON.parse(this.setting.slice(this.at, end));
      } catch {
        continue;
      }
      return this.jsonTo(end);
    }
    return this.jsonTo(this.setting.length);
  }

  private jsonTo(end: number): Value {
    const source = this.setting.slice(this.at, end);
    this.at = end;
    return readJson(source, this.trace);
  }

  private typed(source: string): Value {
    if (this.kind === "set-string") return text(source, this.trace);
    const lower = source.toLowerCase();
    if (lower === "true" || lower === "false") return bool(lower === "true", this.trace);
    if (lower === "null") return { ...nil, trace: this.trace };
    if (source === "0" || /^[-+]?[1-9]\d*$/.test(source)) {
      const value = BigInt(source);
      if (BigInt.asIntN(64, value) === value) return int(value, this.trace, "int64");
    }
    return text(source, this.trace);
  }

  /** Characters up to one of `stops`; a backslash takes the next one as it is. */
  private read(stops: string): string {
    let result = "";
    while (this.at < this.setting.length && !stops.includes(this.setting[this.at] ?? "")) {
      if (this.setting[this.at] === "\\") this.at += 1;
      result += this.setting[this.at] ?? "";
      this.at += 1;
    }
    return result;
  }
}
