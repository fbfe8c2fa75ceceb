import { functionNames } from "../functions/all.ts";
import { type ParsedTemplate, parseTemplate } from "../template/parser.ts";
import { type CompiledSchema, compileSchema } from "./validate-values.ts";

/** What one render leaves for the next: parsed templates and compiled schemas, kept by content. */
export interface RenderCache {
  template(name: string, text: string): ParsedTemplate;
  schema(text: string): CompiledSchema;
}

/** Templates are kept one per name, schemas one per text: an edit parses only what it touches. */
export function renderCache(): RenderCache {
  const templates = new Map<string, ParsedTemplate>();
  const schemas = new Map<string, CompiledSchema>();
  return {
    template(name, text) {
      const found = templates.get(name);
      if (found !== undefined && found.text === text) return found;
      const parsed = parseTemplate(name, text, { functions: functionNames });
      templates.set(name, parsed);
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
