import type { IndexView } from "../../contract/index-view.ts";
import type { Origin } from "../../contract/place.ts";
import type { Resource } from "../../contract/resource.ts";
import { commandsOf } from "../command-line/commands.ts";
import { type Flag, flagsOf, lastFlag } from "../command-line/flags.ts";
import { type Command, originOfSpan } from "../command-line/word.ts";
import { type Environment, environmentOf } from "../environment.ts";
import { parseImage } from "../image.ts";
import { type Container, type PodTemplate, podTemplateOf } from "../pod-template.ts";
import { isWhole } from "./whole.ts";

/** Repositories of etcd's image: `etcd`, `etcd-amd64`, and mirrors such as `mirrored-coreos-etcd`. */
const imageName = /(?:^|[/-])etcd(?:-(?:amd64|arm64|arm|ppc64le|s390x))?$/;

/** Programs that stand in an image of etcd and are not the server. */
const tools = new Set(["etcdctl", "etcdutl"]);

/** What keeps a container for people to work in: it ends in one of these and starts nothing. */
const idle = new Set(["sleep", "tail"]);

/** A container that runs the etcd server. */
export interface EtcdServer {
  readonly template: PodTemplate;
  readonly container: Container;
  readonly flags: readonly Flag[];
  readonly environment: Environment;
  /** False when a flag may be there that cannot be seen. */
  readonly complete: boolean;
}

/** The value of a setting, or that it is known to be left out. */
export type ServerSetting =
  | { readonly state: "text"; readonly text: string; readonly origin: Origin }
  | { readonly state: "absent" | "unknown" };

/** Kinds that keep running; a Job or a CronJob with the image of etcd is a tool or a test. */
export const serverKinds: readonly string[] = ["StatefulSet", "Deployment", "ReplicaSet", "DaemonSet", "Pod"];

export function etcdServersOf(resource: Resource, index: IndexView): readonly EtcdServer[] {
  const template = serverKinds.includes(resource.kind) ? podTemplateOf(resource) : undefined;
  const configMap = (name: string) => index.resource("ConfigMap", resource.namespace, name);
  return (template?.containers ?? []).flatMap((container): EtcdServer[] => {
    const command = container.isInit ? undefined : serverCommand(container, commandsOf(container.node));
    if (template === undefined || command === undefined) return [];
    const isImage = command === "image";
    const flags = isImage ? [] : flagsOf(command);
    const complete = isWhole(resource) && (isImage ? container.node.complete : command.complete);
    return [{ template, container, flags, environment: environmentOf(container.node, configMap), complete }];
  });
}

/** The command that runs the server; `image` when the image's entrypoint does without any argument. */
export function serverCommand(container: Container, commands: readonly Command[]): Command | "image" | undefined {
  const direct = commands.find(({ program }) => program === "etcd");
  if (direct !== undefined) return direct;
  const repository = container.image === undefined ? undefined : parseImage(container.image)?.repository;
  if (repository === undefined || !imageName.test(repository)) return undefined;
  const last = commands.at(-1);
  if (commands.some(({ program }) => tools.has(program ?? "")) || idle.has(last?.program ?? "")) return undefined;
  return last ?? "image";
}

/**
 * A setting by its flag, `data-dir`, or by its variable, `ETCD_DATA_DIR`; unknown with a configuration file, since etcd then
 * reads neither. https://etcd.io/docs/v3.6/op-guide/configuration/
 */
export function serverSetting({ flags, environment, complete }: EtcdServer, flag: string): ServerSetting {
  if (lastFlag(flags, "config-file") !== undefined || environment.get("ETCD_CONFIG_FILE").state !== "absent")
    return { state: "unknown" };
  const found = lastFlag(flags, flag);
  if (found !== undefined) {
    if (found.value === undefined || found.valueSpan === undefined) return { state: "unknown" };
    return { state: "text", text: found.value, origin: originOfSpan(found.valueSpan) };
  }
  const variable = environment.get(variableOf(flag));
  if (variable.state === "text" && !variable.scalar.text.includes("$("))
    return { state: "text", text: variable.scalar.text, origin: variable.scalar.origin };
  return { state: variable.state === "absent" && complete ? "absent" : "unknown" };
}

/** `quota-backend-bytes` → `ETCD_QUOTA_BACKEND_BYTES`. */
export function variableOf(flag: string): string {
  return `ETCD_${flag.toUpperCase().replaceAll("-", "_")}`;
}
