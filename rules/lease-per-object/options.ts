import { isPerObjectMode, leaseModeKeys, perObjectModes } from "../../server/kubernetes/leases/lease-mode.ts";

/** Options of `lease-per-object`. */
export interface Options {
  readonly keys: readonly string[];
  readonly perObjectValues: readonly string[];
  readonly writesPerSecond: number;
}

export const defaults: Options = {
  keys: leaseModeKeys,
  perObjectValues: perObjectModes,
  writesPerSecond: 5,
};

export function isPerObject(value: string, options: Options): boolean {
  return isPerObjectMode(value, options.perObjectValues);
}
