import { expect, test } from "vitest";
import { SmallChart } from "../testing/small-chart.ts";

test.each([
  ["4:05/a", 'unable to parse url: parse "4:05/a": first path segment in URL cannot contain colon'],
  ["Jan 15:04#x", 'unable to parse url: parse "Jan 15:04": first path segment in URL cannot contain colon'],
  [":80", 'unable to parse url: parse ":80": missing protocol scheme'],
])("no address: %s", (address, reason) => {
  const chart = new SmallChart({ "templates/a.yaml": `a: {{ (urlParse "${address}").host }}\n` });
  const [notice] = chart.render().notices;
  expect(notice?.message).toContain(reason);
});

test.each(["a/b:c", "/a:b", "a-b.c+d:e", "//host:80/a:b"])("an address: %s", (address) => {
  const chart = new SmallChart({ "templates/a.yaml": `a: {{ (urlParse "${address}").host }}\n` });
  expect(chart.render().notices).toEqual([]);
});
