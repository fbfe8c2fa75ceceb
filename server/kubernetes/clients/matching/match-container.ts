import { baseName } from "../../../text/paths.ts";
import { textAt } from "../../../yaml/read.ts";
import type { Client, Image } from "../../generated/client.ts";
import { type ImageReference, isRepository, parseImage } from "../../image.ts";
import type { Container } from "../../pod-template.ts";
import { type VersionRange, versionOfTag } from "./version.ts";

export interface MatchedImage {
  readonly image: Image;
  readonly version: VersionRange | undefined;
}

/** A client whose image has a certain repository. */
export interface ClientImage {
  readonly client: Client;
  readonly image: Image;
}

/** A client that a container runs. */
export interface MatchedClient extends ClientImage, MatchedImage {}

/**
 * The clients that a container runs. Only the image decides, and the command where one image holds several programs.
 * @param clientsOf as {@link clientsIn}, of the clients that are looked for
 */
export function matchContainer(
  container: Container,
  clientsOf: (repository: string) => readonly ClientImage[],
): readonly MatchedClient[] {
  if (container.image === undefined || (container.isInit && !isSidecar(container))) return [];
  const reference = parseImage(container.image);
  return (reference === undefined ? [] : clientsOf(reference.repository))
    .filter(({ client }) => runsClient(client, container))
    .map(({ client, image }) => ({ client, image, version: versionOf(image, reference) }));
}

/** Those of some clients whose images have a repository. */
export function clientsIn(repository: string, clients: readonly Client[]): readonly ClientImage[] {
  return clients.flatMap((client) => {
    const image = imageIn(repository, client);
    return image === undefined ? [] : [{ client, image }];
  });
}

/** The image pattern that a reference matches, and the version that its tag tells. */
export function matchImage(client: Client, text: string): MatchedImage | undefined {
  const reference = parseImage(text);
  const image = reference && imageIn(reference.repository, client);
  return image && { image, version: versionOf(image, reference) };
}

function imageIn(repository: string, client: Client): Image | undefined {
  return client.match.images.find((known) => isRepository(repository, known.repository));
}

function versionOf({ versions }: Image, reference: ImageReference | undefined): VersionRange | undefined {
  return versions === "other" ? undefined : versionOfTag(reference?.tag);
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
