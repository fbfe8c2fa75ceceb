import type { TextRange } from "../../contract/place.ts";
import type { DefinitionNode } from "../template/ast.ts";
import { isBlank } from "../template/parse-definition.ts";
import type { ParsedTemplate } from "../template/parser.ts";
import type { TemplateUnit } from "./failure.ts";
import type { RunnableTemplate } from "./runtime.ts";

/** Templates by name. A later definition of a name replaces an earlier one, unless it is blank. */
export class TemplateSet {
  private readonly templates = new Map<string, RunnableTemplate>();

  constructor(
    private readonly outer?: TemplateSet,
    /** The name that a text run by `tpl` has in errors. */
    readonly tplName: string = outer?.tplName ?? "gotpl",
  ) {}

  get(name: string): RunnableTemplate | undefined {
    return this.templates.get(name) ?? this.outer?.get(name);
  }

  /** Adds a file: its body under its own name, and its definitions, but for those that syntax errors lie in. */
  addFile(parsed: ParsedTemplate, file: string): void {
    const unit: TemplateUnit = { name: parsed.name, parseName: parsed.name, file, source: parsed.text };
    const broken = (range: TextRange) =>
      parsed.errors.some((error) => error.range.start < range.end && error.range.end > range.start);
    const sound =
      parsed.errors.length === 0
        ? parsed.definitions
        : parsed.definitions.filter((definition) => !broken(definition.range));
    this.addDefinitions(sound, unit);
    this.add({ ...unit, body: parsed.root });
  }

  /** A set with further definitions; this one stays as it is. */
  extended(definitions: readonly DefinitionNode[], unit: TemplateUnit): TemplateSet {
    if (definitions.length === 0) return this;
    const inner = new TemplateSet(this);
    inner.addDefinitions(definitions, unit);
    return inner;
  }

  private addDefinitions(definitions: readonly DefinitionNode[], unit: TemplateUnit): void {
    for (const definition of definitions) this.add({ ...unit, name: definition.name, body: definition.body });
  }

  private add(template: RunnableTemplate): void {
    if (this.get(template.name) !== undefined && isBlank(template.body)) return;
    this.templates.set(template.name, template);
  }
}
