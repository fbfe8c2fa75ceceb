import { hazardSentence, remedySentence } from "../../server/kubernetes/clients/report/sentences.ts";
import type { ClientFacts, Facts, ScriptFacts } from "./facts.ts";

/** What is wrong, why, what to do: true of the version that was found. */
export function describe(facts: Facts): string {
  return facts.form === "client" ? describeClient(facts) : describeCommand(facts);
}

function describeClient({ open, serving }: ClientFacts): string {
  return `${hazardSentence(open)} ${serving.sentence} ${remedySentence(open)}`.trim();
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
