import type { IndexView } from "../../server/contract/index-view.ts";
import type { Resource } from "../../server/contract/resource.ts";
import { type Detection, defineRule, type RuleContext } from "../../server/contract/rule.ts";
import { folderOf } from "../../server/text/paths.ts";
import { meta, type Options } from "./meta.ts";
import { type Writer, writerKinds, writersOf } from "./writers.ts";

interface Facts {
  readonly own: Writer;
  readonly other: Writer;
}

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: [
      { kinds: ["Certificate", "ExternalSecret", "SealedSecret", "PostgresCluster"] },
      { kinds: ["Ingress"], words: ["cert-manager.io"] },
    ],
  },
  *check({ subject, index }: RuleContext<Options>): Generator<Detection<Facts>> {
    if (subject.type !== "resource") return;
    for (const own of writersOf(subject.resource)) {
      const other = earlierWriter(own, index);
      if (other === undefined) continue;
      const { file, range } = other.node.origin.place;
      const both = [own.resource.kind, other.resource.kind];
      yield {
        facts: { own, other },
        place: own.node.origin.place,
        related: [...own.node.origin.related, { file, range, message: `${named(other)} writes it, too.` }],
        resource: own.resource,
        incidents: [
          both.includes("ExternalSecret") ? "external-secrets-2026-rewrite-loop" : "cert-manager-2022-one-secret",
        ],
        key: own.secret,
      };
    }
  },
  describe,
});

/** All that is in view, as a key for what is made of it as a whole. */
const wholeView = Object.freeze({});

/** Writers by Secret, in the order of the index. */
function writersInView(index: IndexView): ReadonlyMap<string, readonly Writer[]> {
  return index.kept(wholeView, "two-writers-one-secret", () => {
    const writers = new Map<string, Writer[]>();
    for (const writer of writerKinds.flatMap((kind) => index.resources(kind)).flatMap(writersOf)) {
      const known = writers.get(writer.secret);
      if (known === undefined) writers.set(writer.secret, [writer]);
      else known.push(writer);
    }
    return writers;
  });
}

/** The first other object that writes the same Secret; one of two is told, the later one. */
function earlierWriter(own: Writer, index: IndexView): Writer | undefined {
  const all = (writersInView(index).get(own.secret) ?? []).filter(({ resource }) => isTogether(resource, own.resource));
  const before = all.slice(
    0,
    all.findIndex(({ resource, node }) => resource === own.resource && node === own.node),
  );
  return before.find(
    (other) =>
      undoes(own, other) && (isOneFile(own.resource, other.resource) || !holdsAlternatives(own.resource, index)),
  );
}

function isOneFile(a: Resource, b: Resource): boolean {
  return a.chart !== undefined || a.document.file === b.document.file;
}

/**
 * Whether two files of the object's folder hold the same object: nobody applies both, so the folder is a collection of
 * examples or of variants, and its files need not meet in one cluster.
 */
function holdsAlternatives(own: Resource, index: IndexView): boolean {
  const folder = folderOf(own.document.file);
  const files = new Map<string, string>();
  return writerKinds
    .flatMap((kind) => index.resources(kind))
    .filter((resource) => resource.role !== "patch" && folderOf(resource.document.file) === folder)
    .some(({ kind, namespace = "", name, document: { file } }) => {
      if (name === undefined) return false;
      const key = [kind, namespace, name].join("/");
      const known = files.get(key) ?? file;
      files.set(key, known);
      return known !== file;
    });
}

/**
 * Whether two objects are applied to the same namespace of the same cluster: those of one file, one folder or one chart. Folders next to each other are often environments with a cluster each.
 */
function isTogether(a: Resource, b: Resource): boolean {
  if (a.namespace !== b.namespace) return false;
  if (a.chart !== undefined || b.chart !== undefined) return a.chart?.folder === b.chart?.folder && a.role === b.role;
  return folderOf(a.document.file) === folderOf(b.document.file);
}

function undoes({ resource: a, secret }: Writer, { resource: b }: Writer): boolean {
  // The same object twice, for two clusters or in two overlays.
  if (a.kind === b.kind && a.name === b.name) return false;
  if (a.kind === "Ingress" && b.kind === "Ingress") return false;
  // An Ingress makes a Certificate of that name, and leaves one alone that is there.
  const shimmed = a.kind === "Ingress" ? b : a;
  const isShim = a.kind === "Ingress" || b.kind === "Ingress";
  return !(isShim && shimmed.kind === "Certificate" && shimmed.name === secret);
}

function describe({ own, other }: Facts): string {
  const both = [own.resource.kind, other.resource.kind];
  const loop = both.every((kind) => kind === "Certificate" || kind === "Ingress")
    ? "cert-manager without its guard of October 2023 (1.12 has none) then issues again and again, thousands of CertificateRequests an hour, until etcd cannot follow; with the guard the second one never gets its certificate."
    : "Each controller takes the other's write for a change to undo and writes the Secret again at once, without end, and everybody who watches Secrets gets every write.";
  return `${named(own)} and ${named(other)} write the same Secret ${own.secret}. ${capital(loop)} Give each a Secret of its own.`;
}

function named({ resource: { kind, name } }: Writer): string {
  return name === undefined ? `This ${kind}` : `${kind} ${name}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
