import type { IndexView } from "../../contract/index-view.ts";
import { itemsAt, textAt } from "../../yaml/read.ts";

/** Services in view that can get an address of their own: those of type LoadBalancer and those with external IPs. */
export function announcedServices(index: IndexView): number {
  return index.resources("Service").filter(({ root }) => {
    return textAt(root, "spec", "type") === "LoadBalancer" || itemsAt(root, "spec", "externalIPs").length > 0;
  }).length;
}
