import type { Fix } from "../../server/contract/fix.ts";
import { type Detection, defineRule, type RuleContext } from "../../server/contract/rule.ts";
import type { MapNode } from "../../server/contract/tree.ts";
import { etcdServersOf, serverKinds } from "../../server/kubernetes/etcd/servers.ts";
import { etcdVersionsOf } from "../../server/kubernetes/etcd/versions.ts";
import { mapAt } from "../../server/yaml/read.ts";
import { meta, type Options } from "./meta.ts";
import { type StrictProbe, strictProbe } from "./probe.ts";

interface Facts {
  readonly probe: StrictProbe;
  /** Whether the version is known and has `/livez`. */
  readonly hasLivez: boolean;
}

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: { kinds: serverKinds, words: ["etcd"] },
    values: { words: ["customLivenessProbe"] },
  },
  check,
  describe,
  fixes,
});

function* check({ subject, index, options }: RuleContext<Options>): Generator<Detection<Facts>> {
  if (subject.type === "values" && subject.values.chart?.name === "etcd")
    yield* found(mapAt(subject.values.root, "customLivenessProbe"), false, options);
  if (subject.type !== "resource") return;
  const versions = etcdVersionsOf(subject, index);
  for (const { container } of etcdServersOf(subject.resource, index)) {
    const own = versions.find(({ node }) => node.parent === container.node);
    yield* found(mapAt(container.node, "livenessProbe"), own !== undefined && servesLivez(own), options);
  }
}

function* found(probe: MapNode | undefined, hasLivez: boolean, options: Options): Generator<Detection<Facts>> {
  const strict = strictProbe(probe);
  if (strict === undefined || probe === undefined) return;
  const { place, related } = strict.origin;
  const isPatient = strict.type === "command" && (strict.patience ?? 0) >= options.patientSeconds;
  const key = probe.path.join(".");
  yield { facts: { probe: strict, hasLivez }, place, related, ...(isPatient && { severity: "info" as const }), key };
}

/** https://github.com/etcd-io/etcd/blob/main/CHANGELOG/CHANGELOG-3.5.md */
function servesLivez({ minor, patch }: { readonly minor: number; readonly patch: number }): boolean {
  return minor > 5 || (minor === 5 && patch >= 11) || (minor === 4 && patch >= 29);
}

function describe({ probe, hasLivez }: Facts): string {
  const reasons = [
    ...(probe.failsOnAlarm ? ["while an alarm such as NOSPACE stands, which a restart does not clear"] : []),
    ...(probe.failsWithoutQuorum
      ? [
          "without a majority or when a read by quorum is late, so that a slow disk or two lost members restart the others too",
        ]
      : []),
  ];
  const after = probe.patience === undefined ? "" : ` after ${probe.patience} s`;
  const cure = hasLivez
    ? "/livez"
    : "/livez (from etcd 3.5.11 and 3.4.29 on) or /health?exclude=NOSPACE&serializable=true";
  return `The liveness probe "${probe.written}" fails ${reasons.join(", and ")}. The kubelet then restarts etcd${after}: it has to load its database again, has more work than before, and no Lease is updated meanwhile. Ask only what a restart mends: ${cure}; leave the strict question to the startup and readiness probes.`;
}

function fixes({ probe, hasLivez }: Facts): readonly Fix[] {
  if (probe.path === undefined) return [];
  const path = hasLivez ? "/livez" : "/health?exclude=NOSPACE&serializable=true";
  const edits = probe.path.tree.editor.replaceScalar(probe.path, path);
  const version = hasLivez ? "" : "; needs etcd 3.5.3";
  return edits === undefined
    ? []
    : [{ title: `Ask ${path} (restarts the members once${version})`, safety: "suggestion", edits }];
}
