import type { PageEntry } from "../../contract/protocol.ts";
import { nearestName } from "../../linter/nearest-name.ts";
import type { ParsedArguments } from "../arguments/parse.ts";
import { type ExitStatus, exitStatus, UserError } from "../exit-status.ts";
import type { InformedSession } from "../session.ts";
import { colours, wantsColour } from "../terminal/colours.ts";
import { renderMarkdown } from "../terminal/markdown.ts";

/** `planelint explain ID`: the page of a rule with its runbook note, of an incident or of a client, offline. */
export function explain({ operands }: ParsedArguments, session: InformedSession): ExitStatus {
  const { streams, environment, colour, knowledge } = session;
  const [wanted, ...more] = operands;
  if (wanted === undefined || more.length > 0)
    throw new UserError(
      "explain takes one rule, incident or client",
      "for example: planelint explain lease-per-object",
    );
  const pages = pagesFor(wanted, knowledge.pages());
  if (pages.length === 0) {
    const near = nearestName(wanted, knowledge.pages().map(shortId));
    throw new UserError(
      `nothing is called ${JSON.stringify(wanted)}`,
      near === undefined ? "`planelint rules` lists the rules" : `did you mean ${near}?`,
    );
  }
  const runbook = knowledge.rules.find(({ meta }) => pages[0]?.id === `rule/${meta.id}`)?.meta.runbook;
  const ids = [...pages.map(({ id }) => id), ...(runbook === undefined ? [] : [`runbook/${runbook}`])];
  const painted = colours(wantsColour(streams.out, environment, colour));
  const width = Math.max(40, Math.min(streams.out.columns ?? 100, 100));
  const texts = [...new Set(ids)].flatMap((id) => knowledge.page(id) ?? []);
  streams.out.write(texts.map((text) => renderMarkdown(text, painted, width)).join("\n"));
  return exitStatus.clean;
}

/** By full id (`rule/vector`), else by what follows the kind; a rule comes before an incident, that before a client. */
function pagesFor(wanted: string, pages: readonly PageEntry[]): readonly PageEntry[] {
  const exact = pages.filter(({ id }) => id === wanted);
  if (exact.length > 0) return exact;
  const order = ["rule", "incident", "client", "runbook"];
  const found = pages.filter((page) => shortId(page) === wanted);
  const first = [...found].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))[0];
  return first === undefined ? [] : [first];
}

function shortId({ id }: PageEntry): string {
  return id.slice(id.indexOf("/") + 1);
}
