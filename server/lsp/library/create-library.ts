import { pages } from "../../../rules/generated/pages.ts";
import { rules } from "../../../rules/generated/registry.ts";
import { runbooks } from "../../../rules/generated/runbooks.ts";
import { pageUrl } from "../../contract/links.ts";
import type { PageEntry } from "../../contract/protocol.ts";
import type { Library } from "./library.ts";

/** The library that is built in. */
export function createLibrary(): Library {
  const entries: PageEntry[] = [
    ...rules.map(
      ({ meta }): PageEntry => ({ id: `rule/${meta.id}`, kind: "rule", title: meta.id, summary: meta.summary }),
    ),
    ...Object.entries(runbooks).map(([name, text]): PageEntry => {
      return { id: `runbook/${name}`, kind: "runbook", title: name, summary: headingOf(text) };
    }),
  ];
  return {
    list: () => entries,
    page(id) {
      const [kind = "", name = ""] = id.split("/");
      const text = kind === "rule" ? pages[name] : kind === "runbook" ? runbooks[name] : undefined;
      return text === undefined ? undefined : withWholeLinks(text, id);
    },
    incident: () => undefined,
    runbookOf(rule) {
      const name = rules.find(({ meta }) => meta.id === rule)?.meta.runbook;
      return name !== undefined && name in runbooks ? `runbook/${name}` : undefined;
    },
  };
}

function headingOf(markdown: string): string {
  return /^#\s+(.+)$/m.exec(markdown)?.[1] ?? "";
}

/** A page that is shown alone has no neighbours: relative links lead to the repository instead. */
function withWholeLinks(markdown: string, id: string): string {
  return markdown.replace(/\]\((?![a-z][\w+.-]*:|#)([^)\s]+)\)/g, (_, target: string) => {
    return `](${new URL(target, pageUrl(id)).href})`;
  });
}
