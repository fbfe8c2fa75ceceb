import type { IndexView } from "../../contract/index-view.ts";
import type { Place } from "../../contract/place.ts";
import type { Resource } from "../../contract/resource.ts";
import type { MapNode } from "../../contract/tree.ts";
import { commandsOf } from "../command-line/commands.ts";
import { type Flag, flagsOf, lastFlag } from "../command-line/flags.ts";
import { type Command, originOfSpan, spanOf, type Word } from "../command-line/word.ts";
import { type ImageReference, isRepository, parseImage } from "../image.ts";
import { type Container, type PodTemplate, podTemplateOf } from "../pod-template.ts";
import { type Configuration, configurationOf, settingIn } from "./configuration.ts";

/** A container that runs `consul agent`. */
export interface ConsulAgent {
  readonly container: Container;
  /** Undefined for a container in values. */
  readonly template: PodTemplate | undefined;
  /** `dev` keeps to itself. Undefined when the configuration that would say it is out of view. */
  readonly mode: "server" | "client" | "dev" | undefined;
  readonly image: ImageReference | undefined;
  readonly command: Command;
  readonly flags: readonly Flag[];
  readonly configuration: Configuration;
  /** The word `agent`. */
  readonly place: Place;
}

const official = ["consul", "*/consul", "hashicorp/consul-enterprise"];

/** HashiCorp's images and mirrors of them, whose command is the program `consul`. Bitnami's starts a script of its own. */
export function isConsulImage(image: ImageReference | undefined): boolean {
  if (image === undefined || /\bbitnami/.test(image.repository)) return false;
  return official.some((pattern) => isRepository(image.repository, pattern));
}

/** Words that every text about an agent holds. */
export const agentWords: readonly string[] = ["consul"];

export function consulAgentsOf(resource: Resource, index: IndexView): readonly ConsulAgent[] {
  const template = podTemplateOf(resource);
  return (template?.containers ?? []).flatMap((container) => {
    if (!container.node.certain || isRunToEnd(container)) return [];
    return agentOf(container, template, resource, index) ?? [];
  });
}

/** An init container ends before the others start, unless it is one that stays. */
function isRunToEnd({ isInit, node }: Container): boolean {
  const policy = node.get("restartPolicy");
  return isInit && !(policy?.type === "scalar" && policy.text === "Always");
}

/** The agent in a container that stands in values (`extraContainers`), outside of any Pod. */
export function consulAgentIn(node: MapNode, index: IndexView): ConsulAgent | undefined {
  const image = node.get("image");
  const text = image?.type === "scalar" ? image.text : undefined;
  const name = node.get("name");
  const container: Container = {
    node,
    name: name?.type === "scalar" ? name.text : undefined,
    image: text,
    isInit: false,
  };
  return agentOf(container, undefined, undefined, index);
}

function agentOf(
  container: Container,
  template: PodTemplate | undefined,
  resource: Resource | undefined,
  index: IndexView,
): ConsulAgent | undefined {
  const image = container.image === undefined ? undefined : parseImage(container.image);
  for (const command of commandsOf(container.node)) {
    const word = agentWord(command, isConsulImage(image));
    if (word === undefined) continue;
    const configuration = configurationOf(
      container.node,
      command,
      isConsulImage(image),
      template?.spec,
      resource,
      index,
    );
    const flags = flagsOf(command);
    const mode = modeOf(flags, configuration);
    const { place } = originOfSpan(spanOf(word));
    return { container, template, mode, image, command, flags, configuration, place };
  }
  return undefined;
}

/** `consul agent`, `docker-entrypoint.sh consul agent`, or `agent` as argument of HashiCorp's image. */
function agentWord({ program, words }: Command, isConsul: boolean): Word | undefined {
  const [first, second] = words;
  if (program === "consul" || (program === undefined && isConsul)) {
    return first?.text === "agent" ? first : program === undefined && first?.text === "consul" ? second : undefined;
  }
  if (program !== "docker-entrypoint.sh") return undefined;
  const word = first?.text === "consul" ? second : isConsul ? first : undefined;
  return word?.text === "agent" ? word : undefined;
}

function modeOf(flags: readonly Flag[], { texts, isWhole }: Configuration): ConsulAgent["mode"] {
  if (isOn(lastFlag(flags, "dev"))) return "dev";
  if (isOn(lastFlag(flags, "server")) || isOn(lastFlag(flags, "bootstrap"))) return "server";
  if (lastFlag(flags, "bootstrap-expect") !== undefined) return "server";
  const written = settingIn(texts, "server")?.text;
  if (written === "true") return "server";
  if (written === "false") return "client";
  return isWhole ? "client" : undefined;
}

function isOn(flag: Flag | undefined): boolean {
  return flag !== undefined && !(flag.style === "attached" && flag.value === "false");
}
