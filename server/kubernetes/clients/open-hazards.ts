import type { Subject } from "../../contract/rule.ts";
import type { ClientContext, OpenHazard, SeenClient } from "./seen-client.ts";
import { seenInValues } from "./seen-in-values.ts";
import { seenInWorkload } from "./seen-in-workload.ts";

/**
 * The clients of the catalogue that a workload runs, or that values of a known chart install, on every node, each with its
 * open hazards. What cannot be told is not open. Charts and plain documents have none, nor has a patch.
 *
 * @param context the catalogue is `clients` of `rules/generated/clients.ts`, the same for all; rules hand it in
 */
export function clientsAt(subject: Subject, context: ClientContext): readonly SeenClient[] {
  if (subject.type !== "resource" && subject.type !== "values") return [];
  const holder = subject.type === "resource" ? subject.resource : subject.values;
  const { major, minor } = context.kubernetes;
  return context.index.shared(holder, `clients ${major}.${minor}`, () => findClients(subject, context));
}

function findClients(subject: Subject, context: ClientContext): readonly SeenClient[] {
  switch (subject.type) {
    case "resource":
      return seenInWorkload(subject.resource, context);
    case "values":
      // A rendered chart says what its values mean better than the catalogue of values paths does.
      return context.index.isRendered(subject.values) ? [] : seenInValues(subject.values, context);
    default:
      return [];
  }
}

/** Every open hazard of {@link clientsAt}, in the order of the catalogue. */
export function openHazards(subject: Subject, context: ClientContext): readonly OpenHazard[] {
  return clientsAt(subject, context).flatMap(({ hazards }) => hazards);
}
