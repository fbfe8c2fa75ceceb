import type { RE2JS } from "re2js";
import type { ParsedYaml } from "../goyaml/parse.ts";
import { noTrace, type Site } from "../text/source.ts";
import type { TrackedText } from "../text/tracked-text.ts";
import { type MapSlot, type MapValue, unwrapped, type Value, withControl } from "../values/value.ts";
import type { Budget } from "./budget.ts";
import type { Engine } from "./engine.ts";
import type { Execution } from "./execution.ts";
import type { CallContext, Flavour } from "./runtime.ts";

/** What functions may ask of the engine while one execution calls them. */
export class EngineCalls implements CallContext {
  constructor(
    private readonly engine: Engine,
    private readonly execution: Execution,
    readonly parseYaml: (source: string) => ParsedYaml,
  ) {}

  get flavour(): Flavour {
    return this.engine.flavour;
  }

  get budget(): Budget {
    return this.engine.budget;
  }

  get patterns(): Map<string, RE2JS> {
    return this.engine.patterns;
  }

  get site(): Site {
    return this.execution.site;
  }

  include(name: string, dot: Value): TrackedText {
    return this.engine.include(this.execution, name, unwrapped(dot));
  }

  evaluateText(template: TrackedText, dot: Value): TrackedText {
    return this.engine.evaluateText(this.execution, template, unwrapped(dot));
  }

  refused(message: string, kind: "required" | "fail"): Value {
    return this.engine.refuse(this.execution.site, message, kind);
  }

  /** An entry remembers what decided that the branch set it. */
  change(target: MapValue, key: string, slot: MapSlot | undefined): void {
    const { decided } = this.execution;
    const isPlain = slot === undefined || decided === noTrace;
    this.engine.change(target, key, isPlain ? slot : { value: withControl(slot.value, decided), key: slot.key });
  }
}
