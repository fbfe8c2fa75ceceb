import type { IndexView } from "../../../contract/index-view.ts";
import type { Resource } from "../../../contract/resource.ts";
import { folderOf } from "../../../text/paths.ts";
import { textAt } from "../../../yaml/read.ts";
import { commandsOf } from "../../command-line/commands.ts";
import { type Flag, flagsOf, lastFlag } from "../../command-line/flags.ts";
import type { Command } from "../../command-line/word.ts";
import { type Environment, environmentOf } from "../../environment.ts";
import { type Container, podTemplateOf } from "../../pod-template.ts";
import { k3sEtcd, plainEtcd } from "../distributions.ts";
import { peersOf } from "../members.ts";
import { serverCommand } from "../servers.ts";
import { flagState, passedOnState } from "../settings/flags.ts";
import { raftFlagNames } from "../settings/names.ts";
import { variableState } from "../settings/variables.ts";
import { strangeFlags, strangeVariables } from "../strange-names.ts";
import { type EtcdTimer, type EtcdTimers, etcdTimers, type TimerSetting, type TimerState } from "../timers.ts";
import { isWhole, replicasOf } from "../whole.ts";

/** The timers of etcd containers of a workload, of wrappers that pass them on, and of k3s in containers. */
export function timersOfWorkload(resource: Resource, index: IndexView): readonly EtcdTimers[] {
  const template = podTemplateOf(resource);
  if (template === undefined) return [];
  const configMap = (name: string) => index.resource("ConfigMap", resource.namespace, name);
  return template.containers
    .filter(({ isInit }) => !isInit)
    .flatMap((container) => {
      const commands = commandsOf(container.node);
      const environment = environmentOf(container.node, configMap);
      return [
        ...etcdServer(resource, container, commands, environment),
        ...wrapper(resource, container, commands),
        ...k3sServer(resource, container, commands),
      ];
    });
}

function etcdServer(
  resource: Resource,
  container: Container,
  commands: readonly Command[],
  environment: Environment,
): EtcdTimers[] {
  const command = serverCommand(container, commands);
  if (command === undefined) return [];
  const flags = command === "image" ? [] : flagsOf(command);
  const variable = (name: string) => {
    const found = environment.get(name);
    return found.state === "text" && !found.scalar.text.includes("$(") ? found.scalar.text : undefined;
  };
  const value = (flag: string, name: string) => lastFlag(flags, flag)?.value ?? variable(name);
  const complete = isWhole(resource) && (command === "image" ? container.node.complete : command.complete);
  const state = (timer: EtcdTimer) => flagState(flags, timer) ?? variableState(environment, timer, complete);
  const overruledBy = configurationFile(flags, environment);
  const peers = peersOf(value("initial-cluster", "ETCD_INITIAL_CLUSTER"));
  return [
    {
      heartbeat: state("heartbeat"),
      election: state("election"),
      distribution: plainEtcd,
      members: membersOf(resource, peers.length),
      key: keyOf(container),
      strangeNames: [...strangeFlags(flags), ...strangeVariables(environment.list)],
      doubled: doubled(flags, environment),
      ...(overruledBy !== undefined && { overruledBy }),
      ...(isMember(resource) && {
        member: {
          type: "workload",
          kind: resource.kind,
          namespace: resource.namespace,
          container: container.name,
          folder: folderOf(resource.document.file),
          token: value("initial-cluster-token", "ETCD_INITIAL_CLUSTER_TOKEN"),
          peers,
        },
      }),
    },
  ];
}

/** What names a configuration file: then etcd reads neither flags nor variables. */
function configurationFile(flags: readonly Flag[], environment: Environment): string | undefined {
  const flag = lastFlag(flags, "config-file");
  if (flag !== undefined) return flag.written;
  return environment.get("ETCD_CONFIG_FILE").state === "text" ? "ETCD_CONFIG_FILE" : undefined;
}

/** Variables of timers that a flag sets too: https://github.com/etcd-io/etcd/blob/main/pkg/flags/flag.go */
function doubled(flags: readonly Flag[], environment: Environment): readonly TimerSetting[] {
  return etcdTimers.flatMap((timer) => {
    const variable = variableState(environment, timer, true);
    return flagState(flags, timer) !== undefined && variable.state === "set" ? [variable.setting] : [];
  });
}

/** A wrapper's own flags. What it does without them is not known, nor whether it has others. */
function wrapper(resource: Resource, container: Container, commands: readonly Command[]): EtcdTimers[] {
  const flags = commands.flatMap(flagsOf);
  const state = (timer: EtcdTimer): TimerState => flagState(flags, timer, raftFlagNames[timer]) ?? { state: "unknown" };
  return [
    {
      heartbeat: state("heartbeat"),
      election: state("election"),
      distribution: plainEtcd,
      members: replicasOf(resource),
      key: `${keyOf(container)} raft`,
    },
  ];
}

/** `k3s server --etcd-arg=heartbeat-interval=50` in a container. https://docs.k3s.io/cli/server */
function k3sServer(resource: Resource, container: Container, commands: readonly Command[]): EtcdTimers[] {
  return commands.map((command) => {
    const flags = flagsOf(command);
    const complete = isWhole(resource) && command.complete && !flags.some(isUnknownArgument);
    const state = (timer: EtcdTimer): TimerState =>
      passedOnState(flags, timer, "etcd-arg") ?? { state: complete ? "default" : "unknown" };
    const members = replicasOf(resource);
    const key = `${keyOf(container)} etcd-arg`;
    return { heartbeat: state("heartbeat"), election: state("election"), distribution: k3sEtcd, members, key };
  });
}

function isUnknownArgument(flag: Flag): boolean {
  return flag.name === "etcd-arg" && !flag.known;
}

/**
 * How many members there are. kubeadm writes into each static Pod only the members that were there when it was made, so
 * a list of one says nothing there.
 */
function membersOf(resource: Resource, peers: number): number | undefined {
  const replicas = replicasOf(resource);
  if (peers > 1) return Math.max(peers, replicas ?? 0);
  if (resource.kind === "Pod") return peers === 1 && !isStaticByKubeadm(resource) ? 1 : undefined;
  return replicas;
}

function isStaticByKubeadm(resource: Resource): boolean {
  const { root } = resource;
  if (textAt(root, "metadata", "annotations", "kubeadm.kubernetes.io/etcd.advertise-client-urls")) return true;
  return resource.namespace === "kube-system" && textAt(root, "metadata", "labels", "tier") === "control-plane";
}

/** Whether one object is one member; a StatefulSet is all of them. */
function isMember({ kind }: Resource): boolean {
  return kind === "Pod" || kind === "Deployment" || kind === "ReplicaSet";
}

function keyOf({ node }: Container): string {
  return node.path.join(".");
}
