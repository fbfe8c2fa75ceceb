import { TemplateMemory } from "../evaluate/memory.ts";
import { functionNames } from "../functions/all.ts";
import { type ParsedYaml, parseYaml } from "../goyaml/parse.ts";
import { type ParsedTemplate, parsedAs, parseTemplate } from "../template/parser.ts";
import type { LastRender } from "./last-render.ts";
import { type CompiledSchema, compileSchema } from "./validate-values.ts";

/** A template's name as Helm has it, and its file. */
interface NamedText {
  readonly name: string;
  readonly file: string;
  readonly text: string;
}

/** What one render leaves for the next: parsed templates and YAML, compiled schemas, all kept by content. */
export interface RenderCache {
  template(template: NamedText): ParsedTemplate;
  schema(text: string): CompiledSchema;
  yaml(text: string): ParsedYaml;
  /** What depends on the templates' texts alone. */
  readonly memory: TemplateMemory;
  /** The whole render before this one, when parts of it can be used. */
  last: LastRender | undefined;
}

/** Characters of YAML whose syntax is kept; beyond, all of it is forgotten. */
const maxYaml = 4_000_000;

/**
 * Templates are kept one per name, schemas one per text: an edit parses only what it touches. Templates of one text, which
 * subcharts that are copies of each other hold, are parsed once.
 * @param known a file's template, parsed for any functions, when somebody else has it
 */
export function renderCache(known: (file: string, text: string) => ParsedTemplate | undefined = none): RenderCache {
  const templates = new Map<string, ParsedTemplate>();
  /** One of those of each text. */
  const byText = new Map<string, ParsedTemplate>();
  const documents = new Map<string, ParsedYaml>();
  let documentSize = 0;
  const schemas = new Map<string, CompiledSchema>();
  return {
    last: undefined,
    memory: new TemplateMemory(),
    template({ name, file, text }) {
      const found = templates.get(name);
      if (found !== undefined && found.text === text) return found;
      const given = known(file, text) ?? byText.get(text);
      const parsed =
        (given && parsedAs(name, given, functionNames)) ?? parseTemplate(name, text, { functions: functionNames });
      templates.set(name, parsed);
      if (found !== undefined) byText.delete(found.text);
      byText.set(text, parsed);
      return parsed;
    },
    yaml(text) {
      let parsed = documents.get(text);
      if (parsed !== undefined) return parsed;
      if (documentSize + text.length > maxYaml) {
        documents.clear();
        documentSize = 0;
      }
      parsed = parseYaml(text);
      documents.set(text, parsed);
      documentSize += text.length;
      return parsed;
    },
    schema(text) {
      let compiled = schemas.get(text);
      if (compiled === undefined) {
        compiled = compileSchema(text);
        schemas.set(text, compiled);
      }
      return compiled;
    },
  };
}

function none(): undefined {
  return undefined;
}
