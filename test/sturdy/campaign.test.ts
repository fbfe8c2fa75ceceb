import { expect, test } from "vitest";
import { campaigns } from "./lib/campaigns.ts";

test.each(campaigns().map((campaign) => [campaign.name, campaign] as const))("%s", (_, campaign) => {
  expect(() => campaign.run(60)).not.toThrow();
});
