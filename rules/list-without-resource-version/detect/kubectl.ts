import { type Command, spanOf, type Word } from "../../../server/kubernetes/command-line/word.ts";
import type { ListCommand } from "../facts.ts";
import { apiList } from "./api-path.ts";
import { isOpenEnded } from "./web-request.ts";

/** Flags of `kubectl get` that take a value, by name without dashes. `kubectl options`, `kubectl get --help` (1.34). */
const withValue = new Set(
  (
    "n namespace context cluster user kubeconfig s server token as as-group as-uid cache-dir certificate-authority " +
    "client-certificate client-key request-timeout tls-server-name v vmodule username password profile profile-output " +
    "o output l selector field-selector L label-columns sort-by template chunk-size f filename k kustomize raw " +
    "subresource kuberc"
  ).split(" "),
);
const switches = new Set(
  (
    "A all-namespaces w watch watch-only no-headers ignore-not-found show-kind show-labels show-managed-fields R recursive " +
    "server-print allow-missing-template-keys output-watch-events insecure-skip-tls-verify match-server-version " +
    "disable-compression warnings-as-errors"
  ).split(" "),
);

/** Kinds that belong to no namespace. */
const clusterScoped =
  /^(?:no|nodes?|ns|namespaces?|pv|persistentvolumes?|crds?|customresourcedefinitions?|csrs?|storageclass(?:es)?|sc)(?:\.|$)/;

const namespaced =
  /^(?:po|pods?|svc|services?|ep|endpoints?|cm|configmaps?|secrets?|ev|events?|sa|serviceaccounts?|pvc|persistentvolumeclaims?|deploy|deployments?|ds|daemonsets?|rs|replicasets?|sts|statefulsets?|jobs?|cj|cronjobs?|ing|ingress(?:es)?|leases?)(?:\.|$)/;

interface Flags {
  readonly positional: readonly Word[];
  readonly values: ReadonlyMap<string, Word | undefined>;
}

/** The list that a `kubectl get` asks for; undefined for a named object, a watch, a file, and what cannot be told. */
export function kubectlGet(command: Command): ListCommand | undefined {
  const words = kubectlWords(command);
  if (words === undefined || !command.complete || words.some(({ gapAfter }) => gapAfter)) return undefined;
  const flags = readFlags(words);
  const [verb, resource, ...names] = flags?.positional ?? [];
  if (flags === undefined || verb?.text !== "get" || !verb.known) return undefined;
  const raw = flags.values.get("raw");
  if (raw !== undefined) return rawRequest(raw);
  const has = (...keys: readonly string[]) => keys.some((key) => flags.values.has(key));
  if (resource === undefined || names.length > 0 || has("f", "filename", "k", "kustomize")) return undefined;
  if (has("w", "watch", "watch-only")) return undefined;
  if (!resource.known || !/^[a-z][a-z0-9.,-]*$/.test(resource.text)) return undefined;
  const filtered = has("l", "selector", "field-selector");
  const reach = reachOf(resource.text.split(","), has("A", "all-namespaces"));
  return {
    program: "kubectl",
    what: resource.text,
    span: commandSpan(verb, resource),
    address: undefined,
    reach,
    filtered,
    paged: reach === "cluster" && !filtered && flags.values.get("chunk-size")?.text !== "0",
    events: /^(?:ev|events?)(?:\.|$)/.test(resource.text),
  };
}

function reachOf(kinds: readonly string[], everywhere: boolean): ListCommand["reach"] {
  if (everywhere || kinds.some((kind) => clusterScoped.test(kind))) return "cluster";
  return kinds.every((kind) => namespaced.test(kind)) ? "namespace" : "either";
}

function rawRequest(raw: Word): ListCommand | undefined {
  const list = apiList(raw.text);
  if (list === undefined) return undefined;
  const { path, reach, filtered, resource } = list;
  const span = spanOf(raw);
  const address = isOpenEnded(raw) ? span : undefined;
  const base = { program: "kubectl --raw", what: path, reach, filtered, paged: false } as const;
  return { ...base, span, address, events: resource === "events" };
}

function kubectlWords({ program, words }: Command): readonly Word[] | undefined {
  if (program === "kubectl" || program === "oc") return words;
  return (program === "k3s" || program === "microk8s") && words[0]?.text === "kubectl" ? words.slice(1) : undefined;
}

/** Undefined when a flag is not known: what follows it could be its value or a name. */
function readFlags(words: readonly Word[]): Flags | undefined {
  const positional: Word[] = [];
  const values = new Map<string, Word | undefined>();
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    const flag = word && /^(--?)([A-Za-z][\w-]*)(=?)(.*)$/s.exec(word.text);
    if (word === undefined) break;
    if (!flag) {
      positional.push(word);
      continue;
    }
    const [, dashes, written = "", equals, rest = ""] = flag;
    const isShort = dashes === "-" && written.length > 1;
    const name = isShort ? written.charAt(0) : written;
    if (equals === "=" || (isShort && withValue.has(name))) values.set(name, afterFlag(word, rest));
    else if (isShort && [...written].every((letter) => switches.has(letter))) {
      for (const letter of written) values.set(letter, undefined);
    } else if (withValue.has(name)) values.set(name, words[++i]);
    else if (switches.has(name)) values.set(name, undefined);
    else return undefined;
  }
  return { positional, values };
}

/** The value in `--name=value` as a word of its own. */
function afterFlag(word: Word, text: string): Word {
  const start = word.text.length - text.length;
  const offsets = word.offsets ?? Array.from(word.text, (_, i) => i);
  return { ...word, text, offsets: offsets.slice(start) };
}

/** From the program to the kind where all of it stands in one script, else the kind alone. */
function commandSpan(verb: Word, resource: Word) {
  const end = spanOf(resource);
  const start = spanOf(verb);
  if (verb.offsets === undefined || start.node !== end.node) return end;
  const before = /(?:[\w./-]*\/)?(?:kubectl|oc)(?:[ \t]+(?!get\b)[^\s;|&]+)*[ \t]+$/.exec(
    end.node.text.slice(0, start.start),
  );
  return { node: end.node, start: before === null ? start.start : before.index, end: end.end };
}
