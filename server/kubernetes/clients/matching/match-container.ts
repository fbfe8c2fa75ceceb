import { baseName } from "../../../text/paths.ts";
import { textAt } from "../../../yaml/read.ts";
import type { Client, Image } from "../../generated/client.ts";
import { isRepository, parseImage } from "../../image.ts";
import type { Container } from "../../pod-template.ts";
import { type VersionRange, versionOfTag } from "./version.ts";

export interface MatchedImage {
  readonly image: Image;
  readonly version: VersionRange | undefined;
}

/** Whether a container runs the client. Only the image decides, and the command where one image holds several programs. */
export function matchContainer(client: Client, container: Container): MatchedImage | undefined {
  if (container.image === undefined || (container.isInit && !isSidecar(container))) return undefined;
  const matched = matchImage(client, container.image);
  return matched !== undefined && runsClient(client, container) ? matched : undefined;
}

/** The image pattern that a reference matches, and the version that its tag tells. */
export function matchImage(client: Client, text: string): MatchedImage | undefined {
  const reference = parseImage(text);
  const image =
    reference && client.match.images.find(({ repository }) => isRepository(reference.repository, repository));
  if (image === undefined) return undefined;
  return { image, version: image.versions === "other" ? undefined : versionOfTag(reference?.tag) };
}

/** https://kubernetes.io/docs/concepts/workloads/pods/sidecar-containers/ */
function isSidecar(container: Container): boolean {
  return textAt(container.node, "restartPolicy") === "Always";
}

/** Without a command the image's own entrypoint runs, which is the client. */
function runsClient({ match: { commands } }: Client, { node }: Container): boolean {
  if (commands === undefined) return true;
  const command = node.get("command");
  if (command === undefined) return node.complete || node.get("args") !== undefined;
  const words = [command, node.get("args")].flatMap((list) => (list?.type === "list" ? list.items : []));
  return words.slice(0, 2).some((word) => {
    const text = textAt(word) ?? "";
    return commands.includes(baseName(text));
  });
}
