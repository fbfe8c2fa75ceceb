import { expect, test } from "vitest";
import { promqlComplaints } from "./promql.ts";

test("lists from etcd are told from lists from the cache", () => {
  expect(promqlComplaints("rate(apiserver_storage_list_total[5m])")).toHaveLength(1);
  expect(promqlComplaints('rate(apiserver_storage_list_fetched_objects_total{resource="pods"}[5m])')).toHaveLength(1);
  expect(promqlComplaints('rate(apiserver_storage_list_total{storage!="watchcache"}[5m])')).toEqual([]);
  expect(promqlComplaints("`apiserver_storage_list_total` stays near zero")).toEqual([]);
});

test("metrics that are gone are found", () => {
  expect(promqlComplaints("etcd_debugging_mvcc_db_total_size_in_bytes")).toHaveLength(1);
});
