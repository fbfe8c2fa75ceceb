import { maskActions } from "./embedded/template-actions.ts";
import { parseText } from "./parse.ts";

/** Statements of Jinja and its kin, and directives of Terraform (`%{ for … ~}`), which print nothing themselves. */
const statement = /\{%.*?%\}|%\{.*?\}/gs;

/**
 * Whether a text that is no YAML is one but for the actions of a template engine, `{{ … }}`, `{% … %}` or `%{ … }`: it is meant
 * to be filled in before anybody reads it, and its mistakes are none.
 */
export function isTemplated(text: string): boolean {
  if (!/\{[{%]|%\{/.test(text)) return false;
  const masked = maskActions(text.replaceAll(statement, (match) => match.replaceAll(/[^\n]/g, " "))).text;
  return masked !== text && parseText(masked).problems.every(({ limit }) => limit === true);
}
