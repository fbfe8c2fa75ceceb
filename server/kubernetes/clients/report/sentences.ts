import { remediesOf } from "../remedies/applicable-fix.ts";
import type { OpenHazard } from "../seen-client.ts";

/** `Vector (version 0.47.0) lists pods … without resourceVersion …`: the program, its version where known, and what it does. */
export function hazardSentence({ hazard, seen: { client, version } }: OpenHazard): string {
  const name = beginning(client.name);
  return `${version === undefined ? name : `${name} (version ${version.text})`} ${ended(hazard.why)}`;
}

/** The best remedy that holds here, in words; empty when there is none. */
export function remedySentence(open: OpenHazard): string {
  const [first] = remediesOf(open);
  if (first === undefined) return "";
  const isOwn = first.safety !== "described" && [...open.binding.values()].some(({ written }) => written === undefined);
  const note = " What runs here is the configuration of the image or chart itself, so it has to be written out first.";
  return ended(first.title) + (isOwn ? note : "");
}

/** A client's name within a sentence: `the Datadog node Agent`. */
export function within(name: string): string {
  return name.replace(/^(?:The|An?) /, (article) => article.toLowerCase());
}

/** A client's name at the beginning of a sentence. Programs that are written small, such as kube2iam, do not stand there bare. */
export function beginning(name: string): string {
  return /^[a-z]/.test(name) ? `"${name}"` : name;
}

/** With a full stop. */
export function ended(sentence: string): string {
  return sentence.endsWith(".") ? sentence : `${sentence}.`;
}
