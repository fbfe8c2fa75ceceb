import { TemplateFailure } from "../evaluate/failure.ts";
import type { Flavour } from "../evaluate/runtime.ts";
import type { RenderedTemplate } from "./render-chart.ts";

/** Why a template did not render, in the words of `helm template` (without its leading `Error: `). */
export function formatHelmError(template: RenderedTemplate, flavour: Flavour): string {
  const [syntax] = template.syntaxErrors;
  if (syntax !== undefined) return `parse error at (${template.name}:${syntax.line}): ${syntax.message}`;
  const { failure } = template;
  if (failure === undefined) return "";
  if (!(failure instanceof TemplateFailure)) return failure.message;
  if (failure.origin.kind === "author")
    return `execution error at (${failure.location}): ${failure.origin.reasonByAuthor}`;
  return flavour === "helm3" ? failure.message : formatForHelm4(failure);
}

/**
 * Helm 4 puts the places of nested failures on lines of their own. It understands only failures that name a template
 * error; when there is one of a function other than `include` among them, all stays as Go words it.
 */
function formatForHelm4(failure: TemplateFailure): string {
  const frames: string[] = [];
  for (let current: TemplateFailure | undefined = failure; current !== undefined; current = current.inner) {
    const [, called] = /^error calling (\w+): /.exec(current.reason) ?? [];
    if (called !== undefined && called !== "include") return failure.message;
    const head = `${current.location}\n  executing ${JSON.stringify(current.unit.name)} at <${current.context}>:\n    `;
    if (called === undefined) frames.push(head + current.reason);
    else frames.push(`${head}error calling include:`);
    if (called !== undefined && current.inner === undefined)
      frames.push(current.reason.slice("error calling include: ".length));
  }
  return frames.join("\n");
}
