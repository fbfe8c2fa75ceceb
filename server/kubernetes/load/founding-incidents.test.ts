import { describe, expect, it } from "vitest";
import { leaderElectionSeats, seatsOf, seatsOfList } from "../flow-control/seats.ts";
import { requestTimeout, toleratedOutage } from "../leader-election/arithmetic.ts";
import { conventional } from "../leader-election/products.ts";
import { asNodes, leaseReads, leaseUpdates, nodeLeaseUpdates } from "./leases.ts";
import { listsAtOnce } from "./lists.ts";
import { pollRequests } from "./pollers.ts";
import { gp2Iops } from "./volumes.ts";

describe("Bright Cluster Mesh", () => {
  it("120 Lease updates a second are those of 1,200 Leases at the 10 s window, and of 1,200 nodes", () => {
    expect(leaseUpdates(1200, 10)).toBe(120);
    expect(asNodes(120)).toBe(1200);
    expect(nodeLeaseUpdates(1200)).toBe(120);
  });

  it("30,000 keep-alives a second become 120: 250 times fewer", () => expect(30_000 / 120).toBe(250));

  it("three times the load stayed below 200 a second, so updates no longer grow with the objects", () => {
    expect(3 * 120).toBeGreaterThan(200);
  });

  it("an age of 1 s for 99.9 % of the time leaves 43.2 minutes of 30 days", () => {
    expect((1 - 0.999) * 30 * 24 * 60).toBeCloseTo(43.2, 6);
  });

  describe("does not follow from arithmetic", () => {
    it("30,000 keep-alives a second: 150 Pods at client-go's 2 s make 75", () => {
      expect(leaseUpdates(150)).toBe(75);
    });

    it("12,000 to 14,000 queued writes at a wait of 47 ms: with 30,000 arrivals a second 1,410 would wait (Little's law)", () => {
      expect(30_000 * 0.047).toBeCloseTo(1410, 6);
    });

    it.each([
      "1 to 120 MB/s of fsync",
      "fsync of 2 ms",
      "4,200 to 180 IOPS",
      "140 ms for each defragmentation",
      "23 minutes to run out of memory",
    ])("%s: measured, nothing in the account gives the terms", (figure) => expect(figure).toMatch(/\d/));
  });
});

describe("Palark, 2023", () => {
  it("a filtered list reads every object: 100 nodes with 3,000 pods read 300,000 objects and send 3,000", () => {
    const load = listsAtOnce(100, 3000, 10_000, { fromEtcd: true, share: 1 / 100 });
    expect(load.etcdObjects).toBe(300_000);
    expect(load.answerBytes).toBeCloseTo(3000 * 10_000, 3);
    expect(listsAtOnce(100, 3000, 10_000, { fromEtcd: false }).etcdBytes).toBe(0);
  });

  it("the standard level of 5 shares has 12 seats and leaves leader election 24 of its 25", () => {
    expect(leaderElectionSeats(0)).toBe(25);
    expect(leaderElectionSeats(5)).toBe(24);
    expect(seatsOf(5)).toBe(12);
    expect(seatsOfList(3000)).toBe(10);
  });

  it("etcd's memory that almost tripled does not follow: the size and number of the objects are not told", () => {
    const small = listsAtOnce(100, 1000, 2000, { fromEtcd: true });
    const large = listsAtOnce(100, 10_000, 20_000, { fromEtcd: true });
    expect(large.etcdBytes / small.etcdBytes).toBe(100);
  });
});

describe("Civis Analytics, 2019", () => {
  it("20 GB of gp2 have 100 IOPS, 100 GB have 300", () => {
    expect(gp2Iops(20)).toBe(100);
    expect(gp2Iops(100)).toBe(300);
  });

  it("400 → 1200 requests in flight give 1,400 seats instead of 600, and leader election 58 instead of 25", () => {
    expect(leaderElectionSeats(0, 400 + 200)).toBe(25);
    expect(leaderElectionSeats(0, 1200 + 200)).toBe(58);
  });

  it("290 nodes that poll every 15 s make 19 requests a second; the agent's real period is not told", () => {
    expect(pollRequests(290, 15)).toBeCloseTo(19.3, 1);
  });
});

describe("Leases lost while a VM stalled", () => {
  it("15/10/2 survives 8 s without an answer, and one request may take 5 s", () => {
    expect(toleratedOutage(conventional)).toBe(8);
    expect(requestTimeout(conventional)).toBe(5);
  });

  it("a standby asks every 3.2 s on average", () => expect(leaseReads(1, 2)).toBeCloseTo(1 / 3.2, 9));
});

describe("Target, 2019", () => {
  it("41,000 gossip nodes from 2,000 workloads do not follow: 20.5 for each, and how often they came back is not told", () => {
    expect(41_000 / 2000).toBe(20.5);
  });
});
