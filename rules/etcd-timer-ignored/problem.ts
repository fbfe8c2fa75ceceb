import { secondsOfGoDuration } from "../../server/kubernetes/duration.ts";
import type { RefusedField } from "../../server/kubernetes/etcd/forms/operators.ts";
import type { StrangeName } from "../../server/kubernetes/etcd/strange-names.ts";
import { type EtcdTimers, etcdTimers, type TimerSetting } from "../../server/kubernetes/etcd/timers.ts";

/**
 * - `unit`: a duration where etcd reads plain milliseconds.
 * - `name`: a name that etcd does not know.
 * - `overruled`: a flag or variable beside a configuration file.
 * - `doubled`: a variable beside the flag of the same meaning.
 * - `kops`: a field that kOps refuses.
 */
export type Problem =
  | {
      readonly kind: "unit";
      readonly setting: TimerSetting;
      readonly milliseconds: number;
      readonly timers: EtcdTimers;
    }
  | { readonly kind: "name"; readonly strange: StrangeName; readonly timers: EtcdTimers }
  | { readonly kind: "overruled"; readonly setting: TimerSetting; readonly by: string }
  | { readonly kind: "doubled"; readonly setting: TimerSetting }
  | { readonly kind: "kops"; readonly field: RefusedField };

export function problemsOf(timers: EtcdTimers): readonly Problem[] {
  const settings = etcdTimers.flatMap((timer) => {
    const state = timers[timer];
    return state.state === "set" && state.setting.certain ? [state.setting] : [];
  });
  const by = timers.overruledBy;
  if (by !== undefined) return settings.map((setting) => ({ kind: "overruled", setting, by }));
  return [
    ...settings.flatMap((setting): Problem[] => {
      const milliseconds = inMilliseconds(setting.text);
      return milliseconds === undefined ? [] : [{ kind: "unit", setting, milliseconds, timers }];
    }),
    ...(timers.strangeNames ?? [])
      .filter(({ certain }) => certain)
      .map((strange): Problem => ({ kind: "name", strange, timers })),
    ...(timers.doubled ?? [])
      .filter(({ certain }) => certain)
      .map((setting): Problem => ({ kind: "doubled", setting })),
  ];
}

/** Whole milliseconds of a text with a unit; undefined for anything else, plain numbers too. */
export function inMilliseconds(text: string | undefined): number | undefined {
  const seconds = text === undefined || /^\d+$/.test(text) ? undefined : secondsOfGoDuration(text);
  return seconds === undefined || seconds <= 0 ? undefined : Math.max(1, Math.round(seconds * 1000));
}
