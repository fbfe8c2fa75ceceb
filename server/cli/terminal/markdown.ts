import type { Colours } from "./colours.ts";
import { visible } from "./visible.ts";
import { wrap } from "./width.ts";

/** Markdown of our own pages for a terminal: headings bold, paragraphs and lists wrapped, code and tables as they are. */
export function renderMarkdown(markdown: string, { bold, dim }: Colours, width: number): string {
  const lines: string[] = [];
  let paragraph: { readonly indent: string; text: string } | undefined;
  let fenced = false;
  const flush = () => {
    if (paragraph === undefined) return;
    const { indent, text } = paragraph;
    const hanging = " ".repeat(indent.length);
    wrap(inline(text), width - indent.length).forEach((line, i) => {
      lines.push(emphasis(`${i === 0 ? indent : hanging}${line}`, bold));
    });
    paragraph = undefined;
  };
  for (const line of markdown.split(/\r?\n/)) {
    const fence = /^\s*(```|~~~)/.test(line);
    const heading = /^(#{1,6}) (.*)$/.exec(line);
    const item = /^(\s*(?:[-*+]|\d+\.) )(.*)$/.exec(line);
    if (fence) {
      flush();
      fenced = !fenced;
    } else if (fenced) lines.push(dim(`    ${visible(line)}`));
    else if (heading !== null) {
      flush();
      lines.push(bold(inline(heading[2] ?? "")));
    } else if (line.trim() === "" || line.startsWith("|")) {
      flush();
      lines.push(inline(line));
    } else if (item !== null) {
      flush();
      paragraph = { indent: (item[1] ?? "").replace(/[*+] $/, "- "), text: item[2] ?? "" };
    } else if (paragraph === undefined) paragraph = { indent: "", text: line.trim() };
    else paragraph.text += ` ${line.trim()}`;
  }
  flush();
  return `${lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`;
}

/** Links as `text (address)`; an address that is its own text once, and an incident by its id, which `explain` takes. */
function inline(text: string): string {
  const links = text.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, label: string, address: string) =>
    label === address || address.endsWith(`/incidents/${label.replaceAll("`", "")}.yaml`)
      ? label
      : `${label} (${address})`,
  );
  return visible(links.replace(/<(https?:[^>]+)>/g, "$1"));
}

/** Only within one line, so that a colour never spans lines. */
function emphasis(line: string, bold: (text: string) => string): string {
  return line
    .replace(/\*\*([^*]+)\*\*/g, (_, inner: string) => bold(inner))
    .replace(/`([^`]+)`/g, (_, inner: string) => bold(inner));
}
