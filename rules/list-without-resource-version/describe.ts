import { remediesOf } from "../../server/kubernetes/clients/remedies/applicable-fix.ts";
import type { ClientFacts, Facts, ScriptFacts } from "./facts.ts";

/** What is wrong, why, what to do: true of the version that was found. */
export function describe(facts: Facts): string {
  return facts.form === "client" ? describeClient(facts) : describeCommand(facts);
}

function describeClient({ open, serving }: ClientFacts): string {
  const { client, version } = open.seen;
  const name = version === undefined ? client.name : `${client.name} (version ${version.text})`;
  return `${name} ${ended(open.hazard.why)} ${serving.sentence} ${advice(open)}`.trim();
}

/** The best remedy in words. */
function advice(open: ClientFacts["open"]): string {
  const [first] = remediesOf(open);
  if (first === undefined) return "";
  const isOwn = first.safety !== "described" && [...open.binding.values()].some(({ written }) => written === undefined);
  const note = " What runs here is the configuration of the image or chart itself, so it has to be written out first.";
  return ended(first.title) + (isOwn ? note : "");
}

const how: Readonly<Record<ScriptFacts["runs"], string>> = {
  command: "each time this command runs",
  probe: "each time the probe runs",
  script: "each time this part of the script runs",
};

function describeCommand({ command, runs, serving }: ScriptFacts): string {
  const { program, what, address } = command;
  const reads =
    program === "kubectl"
      ? `kubectl get ${what} without a name lists, and kubectl never sends a resourceVersion with a list`
      : `${program} lists ${what} without resourceVersion`;
  const cure =
    address !== undefined || program !== "kubectl"
      ? "Add resourceVersion=0 to the address if an answer from the API server's cache will do, or ask for one object by name."
      : "Ask for one object by name, use kubectl get --raw with resourceVersion=0, or move the question into one Deployment or CronJob for the cluster.";
  return `On every node, ${how[runs]}, ${reads}. ${serving.sentence} ${cure}`;
}

function ended(sentence: string): string {
  return sentence.endsWith(".") ? sentence : `${sentence}.`;
}
