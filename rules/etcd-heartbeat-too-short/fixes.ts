import type { Fix, TextEdit } from "../../server/contract/fix.ts";
import type { IndexView } from "../../server/contract/index-view.ts";
import type { RuleContext, Subject } from "../../server/contract/rule.ts";
import { maximumElectionMilliseconds } from "../../server/kubernetes/etcd/distributions.ts";
import { etcdTimersOf, timerWords } from "../../server/kubernetes/etcd/etcd-timers.ts";
import { isSameCluster } from "../../server/kubernetes/etcd/members.ts";
import { removeNodes } from "../../server/kubernetes/etcd/removal.ts";
import {
  type EtcdTimers,
  etcdTimers,
  type MemberIdentity,
  millisecondsOf,
  type TimerSetting,
} from "../../server/kubernetes/etcd/timers.ts";
import { folderOf } from "../../server/text/paths.ts";
import { type Facts, settingOf } from "./check.ts";
import type { Options } from "./options.ts";
import { type Target, targetOf } from "./target.ts";

/**
 * Both timers together, for every member in view; none when a part of that cannot be told or edited. Where only the ratio
 * is wrong, a second one keeps a heartbeat that somebody chose for distant members.
 */
export function fixes({ timers, problem }: Facts, { index, options }: RuleContext<Options>): readonly Fix[] {
  if (problem.kind === "tight") return [];
  const others = otherMembers(timers, index);
  if (others === undefined) return [];
  const members = [timers, ...others];
  const target = targetOf(timers.distribution, options);
  const usual = fixFor(members, target, index, titleOf(timers, target));
  const isChosen = problem.kind === "ratio" && problem.heartbeat !== target.heartbeat;
  const longer = isChosen ? longerElection(members, problem.heartbeat, options) : undefined;
  const kept = longer && fixFor(members, longer, index, keptTitle(longer));
  return [usual, kept].filter((fix) => fix !== undefined);
}

/** Ten heartbeats to an election, where every member has the heartbeat and writes its election timeout. */
function longerElection(members: readonly EtcdTimers[], heartbeat: number, options: Options): Target | undefined {
  const election = 10 * heartbeat;
  const fits = heartbeat >= options.minimumMilliseconds && election <= maximumElectionMilliseconds;
  const same = members.every(
    (member) => millisecondsOf(member, "heartbeat") === heartbeat && member.election.state === "set",
  );
  return fits && same ? { heartbeat, election, removes: false } : undefined;
}

function fixFor(
  members: readonly EtcdTimers[],
  target: Target,
  index: IndexView,
  title: (where: string) => string,
): Fix | undefined {
  const edits: TextEdit[] = [];
  for (const member of members) {
    const own = editsFor(member, target, index);
    if (own === undefined) return undefined;
    edits.push(...own);
  }
  const unique = [...new Map(edits.map((edit) => [JSON.stringify(edit), edit])).values()];
  if (unique.length === 0) return undefined;
  const files = new Set(unique.map(({ file }) => file)).size;
  const where = files > 1 ? ` in ${files} files` : "";
  const restarts = "(restarts etcd: the same values on all members, one member at a time)";
  return { title: `${title(where)} ${restarts}`, safety: "suggestion", edits: unique };
}

/**
 * Objects that may be members, at most. etcd's documents advise seven members; among many more in one place it cannot be
 * told which belong together. https://etcd.io/docs/v3.6/faq/#what-is-maximum-cluster-size
 */
const maxCandidates = 64;

/** The timers of all members in view, the ones that were found among them; undefined when there are too many to tell. */
function otherMembers({ member, key }: EtcdTimers, index: IndexView): readonly EtcdTimers[] | undefined {
  if (member === undefined) return [];
  const subjects = candidates(member, index);
  if (subjects.length > maxCandidates) return undefined;
  return subjects
    .flatMap((subject) => etcdTimersOf(subject, index))
    .filter((other) => other.key === key && other.member !== undefined && isSameCluster(member, other.member));
}

/** What could be a member of the same cluster, told without reading its timers. */
function candidates(member: MemberIdentity, index: IndexView): readonly Subject[] {
  if (member.type === "machine") return index.documents(timerWords).map((plain) => ({ type: "document", plain }));
  return index
    .resources(member.kind)
    .filter(({ document: { file, text } }) => {
      const isNear = folderOf(file) === member.folder || member.peers.some((peer) => text.includes(peer));
      return isNear && timerWords.some((word) => text.includes(word));
    })
    .map((resource) => ({ type: "resource", resource }));
}

/** Undefined when one of the timers cannot be told, or cannot be written exactly. */
function editsFor(timers: EtcdTimers, target: Target, index: IndexView): readonly TextEdit[] | undefined {
  const settings = etcdTimers.flatMap((timer) => settingOf(timers, timer) ?? []);
  if (etcdTimers.some((timer) => timers[timer].state === "unknown")) return undefined;
  if (settings.some(({ text, certain }) => text === undefined || !certain)) return undefined;
  // What is not written stays at the default, so the target must be just that.
  const { defaults } = timers.distribution;
  if (etcdTimers.some((timer) => timers[timer].state === "default" && defaults[timer] !== target[timer]))
    return undefined;
  return (target.removes ? removal(settings, index) : undefined) ?? replacement(settings, target);
}

function removal(settings: readonly TimerSetting[], index: IndexView): readonly TextEdit[] | undefined {
  const nodes = settings.map(({ removable }) => removable);
  const file = settings[0]?.origin.place.file;
  const text = file === undefined ? undefined : index.file(file)?.text;
  if (text === undefined || !nodes.every((list) => list !== undefined)) return undefined;
  return removeNodes(nodes.flat(), text);
}

function replacement(settings: readonly TimerSetting[], target: Target): readonly TextEdit[] | undefined {
  const edits = settings.map((setting) =>
    setting.milliseconds === target[setting.timer] ? [] : setting.replace(target[setting.timer]),
  );
  return edits.every((list) => list !== undefined) ? edits.flat() : undefined;
}

function titleOf({ distribution }: EtcdTimers, { heartbeat, election, removes }: Target) {
  return (where: string) =>
    removes
      ? `Remove etcd's timers${where}, so that the ${heartbeat} ms and ${election} ms of ${distribution.name} apply`
      : `Set etcd's timers${where} to a heartbeat of ${heartbeat} ms and an election timeout of ${election} ms`;
}

function keptTitle({ heartbeat, election }: Target) {
  return (where: string) =>
    `Keep the heartbeat of ${heartbeat} ms and raise the election timeout${where} to ${election} ms`;
}
