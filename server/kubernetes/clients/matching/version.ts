import { intersects, satisfies, subset, validRange } from "semver";
import type { Truth } from "../truth.ts";

/** What is known of a version: a range that holds it, and how to name it to people. */
export interface VersionRange {
  readonly range: string;
  readonly text: string;
}

/** Larger major numbers are dates, not versions. */
const largestMajor = 1000;

/**
 * The version that an image tag tells. What follows the numbers is a flavour (`0.47.0-distroless-libc`), no pre-release;
 * `0.47` stands for all of 0.47.x. Undefined for `latest`, branch names, dates and the like.
 */
export function versionOfTag(tag: string | undefined): VersionRange | undefined {
  const match = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:[-+_.].*)?$/.exec(tag?.trim() ?? "");
  if (match === null) return undefined;
  const [major, minor, patch] = match.slice(1).map((part) => (part === undefined ? undefined : Number(part)));
  if (major === undefined || major >= largestMajor) return undefined;
  if (minor === undefined) return { range: `>=${major}.0.0 <${major + 1}.0.0`, text: `${major}` };
  if (patch === undefined)
    return { range: `>=${major}.${minor}.0 <${major}.${minor + 1}.0`, text: `${major}.${minor}` };
  if (major + minor + patch === 0) return undefined;
  return { range: `${major}.${minor}.${patch}`, text: `${major}.${minor}.${patch}` };
}

/** A version or range as Helm takes it for a chart (`0.46.1`, `^0.40`, `7.x`). */
export function versionOfRange(text: string | undefined): VersionRange | undefined {
  const written = text?.trim().replace(/^v/, "") ?? "";
  if (written === "" || written === "*") return undefined;
  const exact = /^(\d+\.\d+\.\d+)(?:[-+].*)?$/.exec(written)?.[1];
  const range = validRange(exact ?? written);
  return range === null ? undefined : { range, text: written };
}

/** Of one version the answer is always clear, and told in a tenth of the time. */
const isExact = /^\d+\.\d+\.\d+$/;

/** Whether a version lies in a range: false only if none that it can be does. */
export function isWithin(version: VersionRange | undefined, range: string): Truth {
  if (version === undefined) return undefined;
  if (isExact.test(version.range)) return satisfies(version.range, range);
  if (subset(version.range, range)) return true;
  return intersects(version.range, range) ? undefined : false;
}
