import { clients } from "../../../rules/generated/clients.ts";
import { incidents } from "../../../rules/generated/incidents.ts";
import { pages } from "../../../rules/generated/pages.ts";
import { rules } from "../../../rules/generated/registry.ts";
import { runbooks } from "../../../rules/generated/runbooks.ts";
import { pageUrl } from "../../contract/links.ts";
import type { PageEntry } from "../../contract/protocol.ts";
import { clientPage } from "./client-page.ts";
import { incidentPage } from "./incident-page.ts";
import type { Library } from "./library.ts";

interface Page extends PageEntry {
  text(): string;
}

/** The library that is built in. */
export function createLibrary(): Library {
  const all = new Map(allPages().map((page) => [page.id, page]));
  return {
    list: () => [...all.values()].map(({ id, kind, title, summary }) => ({ id, kind, title, summary })),
    page: (id) => {
      const text = all.get(id)?.text();
      return text === undefined ? undefined : withWholeLinks(text, id);
    },
    incident(id) {
      const found = incidents.find((incident) => incident.id === id);
      const url = found?.sources.find((source) => source.url !== undefined)?.url;
      return found && { title: found.title, date: found.date, organization: found.organisation, ...(url && { url }) };
    },
    runbookOf(rule) {
      const id = `runbook/${rules.find(({ meta }) => meta.id === rule)?.meta.runbook}`;
      return all.has(id) ? id : undefined;
    },
  };
}

function allPages(): Page[] {
  return [
    ...rules.map(({ meta: { id, summary } }): Page => {
      return { id: `rule/${id}`, kind: "rule", title: id, summary, text: () => pages[id] ?? `# ${id}\n\n${summary}\n` };
    }),
    ...Object.entries(runbooks).map(([name, text]): Page => {
      return { id: `runbook/${name}`, kind: "runbook", title: name, summary: headingOf(text), text: () => text };
    }),
    ...incidents.map((incident): Page => {
      const { id, title, organisation, date } = incident;
      return {
        id: `incident/${id}`,
        kind: "incident",
        title,
        summary: `${organisation}, ${date}`,
        text: () => incidentPage(incident),
      };
    }),
    ...clients.map((client): Page => {
      const { id, name, summary } = client;
      return { id: `client/${id}`, kind: "client", title: name, summary, text: () => clientPage(client) };
    }),
  ];
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
