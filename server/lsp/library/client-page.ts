import type { Client, Hazard, Remedy } from "../../kubernetes/generated/client.ts";
import { section } from "./markdown.ts";

const classNames: Readonly<Record<Hazard["class"], string>> = {
  "list-etcd": "lists from etcd",
  "list-etcd-poll": "lists from etcd, again and again",
  "list-cache-full": "lists the whole cluster from the cache",
  "watch-full": "watches the whole cluster",
  "get-etcd": "reads single objects from etcd",
  "lease-poll": "asks for one Lease from every node",
  "write-loop": "writes on a timer",
  "no-fan-out": "reads the whole cluster without the fan-out made for it",
};

/** What the catalogue knows of a program that runs on every node, as a page for people. */
export function clientPage({ name, summary, versions = [], hazards, remedies, facts }: Client): string {
  return [
    `# ${name}`,
    summary,
    ...section(
      "What can hurt the control plane",
      hazards,
      (hazard) => `**${classNames[hazard.class]}**: ${name} ${hazard.why}`,
    ),
    ...section("What helps", remedies, remedy),
    ...section(
      "By version",
      versions,
      ({ of, range, note }) => `${of === "chart" ? "chart " : ""}\`${range}\`: ${note}`,
    ),
    ...section("Sources", facts, ({ claim, sources }) => {
      return `${claim} (${sources.map((source) => (source.url ? `[${source.name}](${source.url})` : source.name)).join(", ")})`;
    }),
  ]
    .join("\n\n")
    .concat("\n");
}

function remedy({ title, safety, versions, needs = [], effect }: Remedy): string {
  return [
    `${title}${/[.!?]$/.test(title) ? "" : "."}`,
    ...(versions === undefined ? [] : [`Works in \`${versions}\`.`]),
    ...(needs.length === 0 ? [] : [`Needs ${needs.join("; ")}.`]),
    ...(effect === undefined ? [] : [effect]),
    ...(safety === "described" ? ["Planelint describes this edit and does not make it."] : []),
  ].join(" ");
}
