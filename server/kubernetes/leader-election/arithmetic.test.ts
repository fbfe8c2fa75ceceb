import { describe, expect, it } from "vitest";
import { refusalOf, requestTimeout, toleratedOutage, toleratedSkew, worstHandOver } from "./arithmetic.ts";
import type { Timings } from "./timings.ts";

function timings(leaseDuration: number, renewDeadline: number, retryPeriod: number): Timings {
  return { leaseDuration, renewDeadline, retryPeriod };
}

describe("tolerated outage", () => {
  it.each([
    ["client-go", timings(15, 10, 2), 8],
    ["CSI sidecars", timings(15, 10, 5), 5],
    ["Cilium L2 announcements", timings(15, 5, 2), 2],
    ["Cilium's fast fail-over", timings(3, 1, 0.2), 0.8],
    ["ingress-nginx", timings(30, 15, 7.5), 7.5],
    ["cert-manager", timings(60, 40, 15), 15],
    ["Knative", timings(60, 40, 10), 30],
    ["OpenShift", timings(137, 107, 26), 78],
    ["OpenShift on a single node", timings(270, 240, 60), 180],
    ["kube-vip's documented manifests", timings(5, 3, 1), 2],
    ["a deadline shorter than a period", timings(15, 1, 2), 0],
    ["a quotient that is whole but for rounding", timings(2, 0.6, 0.2), 0.4],
  ])("%s", (_name, given, seconds) => expect(toleratedOutage(given)).toBe(seconds));
});

it("skew, hand-over and time-out", () => {
  const openShift = timings(137, 107, 26);
  expect(toleratedSkew(openShift)).toBe(30);
  expect(worstHandOver(openShift)).toBe(163);
  expect(requestTimeout(openShift)).toBe(53.5);
  expect(requestTimeout(timings(3, 1, 0.2))).toBe(1);
});

it.each([
  [timings(15, 10, 2), undefined],
  [timings(10, 10, 2), "lease"],
  [timings(15, 2.4, 2), "deadline"],
  [timings(15, 2.5, 2), undefined],
  [timings(15, 0, 2), "zero"],
])("%o is refused: %s", (given, why) => expect(refusalOf(given)).toBe(why));
