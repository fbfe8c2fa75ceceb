import type { IndexView } from "../../server/contract/index-view.ts";
import type { Origin } from "../../server/contract/place.ts";
import type { Resource } from "../../server/contract/resource.ts";
import { commandsOf } from "../../server/kubernetes/command-line/commands.ts";
import { flagsOf, lastFlag } from "../../server/kubernetes/command-line/flags.ts";
import { type Command, originOfSpan, spanOf } from "../../server/kubernetes/command-line/word.ts";
import { secondsOfGoDuration } from "../../server/kubernetes/duration.ts";
import { environmentOf } from "../../server/kubernetes/environment.ts";
import { parseImage } from "../../server/kubernetes/image.ts";
import { type Container, podTemplateOf } from "../../server/kubernetes/pod-template.ts";
import { scalarAt } from "../../server/yaml/read.ts";
import { walk } from "../../server/yaml/walk.ts";

/** A command of a CronJob that defragments etcd. */
export interface DefragRun {
  readonly tool: "etcdctl" | "etcd-defrag" | "other";
  readonly origin: Origin;
  /** Whether something asks for sizes first. */
  readonly hasGuard: boolean;
  /** Whether one run takes several members, and does not look at them between. */
  readonly isWholesale: boolean;
  /** Seconds after which the tool gives up on a member; undefined when that cannot be told. */
  readonly timeoutSeconds: number | undefined;
  readonly key: string;
}

/** Names and words by which scripts speak of sizes, or of a rule of etcd-defrag. */
const guardWords = /db_?-?size|defrag-rule|fragment|in_?use|threshold|quota/i;
const careWords = /endpoint health|move-leader|\bsleep\b|is_?leader/i;

export function defragRunsOf(resource: Resource, index: IndexView): readonly DefragRun[] {
  const containers = podTemplateOf(resource)?.containers ?? [];
  return containers.flatMap((container) => {
    const commands = commandsOf(container.node);
    const text = textOf(container);
    const image = parseImage(container.image ?? "")?.repository;
    const isTool = image?.endsWith("/etcd-defrag") === true;
    if (isTool || commands.some(({ program }) => program === "etcd-defrag"))
      return [byTool(container, commands, text, isTool)];
    const [run] = commands.flatMap(
      (command) => byEtcdctl(container, command, text, resource, index) ?? byOther(container, command) ?? [],
    );
    return run === undefined ? [] : [run];
  });
}

function byTool(container: Container, commands: readonly Command[], text: string, isTool: boolean): DefragRun {
  const { node } = container;
  const named = commands.find(({ program }) => program === "etcd-defrag");
  const place = (isTool ? scalarAt(node, "image") : undefined) ?? named?.words[0]?.node ?? node;
  const complete = commands.every((command) => command.complete) && node.complete;
  // A rule may come from what cannot be seen.
  return {
    tool: "etcd-defrag",
    origin: place.origin,
    hasGuard: !complete || guardWords.test(text),
    isWholesale: false,
    timeoutSeconds: undefined,
    key: node.path.join("."),
  };
}

function byEtcdctl(
  container: Container,
  command: Command,
  text: string,
  resource: Resource,
  index: IndexView,
): DefragRun | undefined {
  const word = command.words.find((item) => item.text === "defrag");
  const isEtcdctl = command.program === "etcdctl" || (isVariable(command) && text.includes("etcdctl"));
  if (word === undefined || !isEtcdctl) return undefined;
  const flags = flagsOf(command);
  const environment = environmentOf(container.node, (name) => index.resource("ConfigMap", resource.namespace, name));
  const variable = (name: string) => {
    const found = environment.get(name);
    return found.state === "text" ? found.scalar.text : undefined;
  };
  const endpoints = lastFlag(flags, "endpoints")?.value ?? variable("ETCDCTL_ENDPOINTS") ?? "";
  const isSeveral =
    lastFlag(flags, "cluster") !== undefined || endpoints.includes(",") || /\b(?:for|while|xargs)\b/.test(text);
  return {
    tool: "etcdctl",
    origin: originOfSpan(spanOf(word)),
    hasGuard: !command.complete || guardWords.test(text.replaceAll(/#.*$/gm, "").replaceAll(/\bdefrag(?!-)\w*/g, "")),
    isWholesale: isSeveral && !careWords.test(text),
    timeoutSeconds: timeoutOf(text, variable("ETCDCTL_COMMAND_TIMEOUT"), command.complete),
    key: `${container.node.path.join(".")} ${word.node.path.join(".")}`,
  };
}

/** Another program of etcd's, such as `etcd-launcher defrag`: what it checks is not known, how often it runs is. */
function byOther(container: Container, { program, words }: Command): DefragRun | undefined {
  const word = words.find((item) => item.text === "defrag");
  if (word === undefined || !/^etcd-\w/.test(program ?? "")) return undefined;
  const known = { hasGuard: true, isWholesale: false, timeoutSeconds: undefined };
  return { tool: "other", ...known, origin: originOfSpan(spanOf(word)), key: container.node.path.join(".") };
}

/** `$cmd defrag`, where the script puts etcdctl into the variable. */
function isVariable({ program, words }: Command): boolean {
  return program === undefined || program.includes("$") || words[0]?.known === false;
}

/** The timeout as written anywhere in the container; etcdctl's own of 5 s when there is none. */
function timeoutOf(text: string, variable: string | undefined, complete: boolean): number | undefined {
  const written = /--command-timeout[= ]\s*["']?([^\s"']+)/.exec(text)?.[1] ?? variable;
  if (written !== undefined) return secondsOfGoDuration(written);
  return complete ? 5 : undefined;
}

/** All texts of a container's command line. */
function textOf({ node }: Container): string {
  const parts = ["command", "args"].flatMap((key) => {
    const list = node.get(key);
    return list === undefined ? [] : [...walk(list)];
  });
  return parts.map(({ node: part }) => (part.type === "scalar" ? part.text : "")).join("\n");
}
