import type { IndexView } from "../../../server/contract/index-view.ts";
import type { ScalarNode } from "../../../server/contract/tree.ts";
import { type MountedFile, mountedFiles } from "../../../server/kubernetes/clients/places/mounted-files.ts";
import { nearestConfigMap } from "../../../server/kubernetes/clients/places/nearest-object.ts";
import { commandsOf, commandsOfWords, wordsOf } from "../../../server/kubernetes/command-line/commands.ts";
import { readScript } from "../../../server/kubernetes/command-line/shell/read-script.ts";
import { type Command, spanOf } from "../../../server/kubernetes/command-line/word.ts";
import { isRepository, parseImage } from "../../../server/kubernetes/image.ts";
import type { Container, PodTemplate } from "../../../server/kubernetes/pod-template.ts";
import { startOfLine } from "../../../server/text/edits.ts";
import { nodeAt } from "../../../server/yaml/read.ts";
import type { ListCommand, ScriptFacts } from "../facts.ts";
import { kubectlGet } from "./kubectl.ts";
import { webRequest } from "./web-request.ts";

export interface FoundCommand {
  readonly command: ListCommand;
  readonly runs: ScriptFacts["runs"];
  readonly container: Container;
}

/** The lists that the commands of a pod ask for: its command lines, its probes and hooks, and mounted scripts that they run. */
export function listCommands(template: PodTemplate, index: IndexView): readonly FoundCommand[] {
  return template.containers.flatMap((container) => inContainer(template, container, index));
}

function inContainer(template: PodTemplate, container: Container, index: IndexView): readonly FoundCommand[] {
  const probes = ["livenessProbe", "readinessProbe", "startupProbe"].map((probe) => [probe, "exec", "command"]);
  const hooks = ["postStart", "preStop"].map((hook) => ["lifecycle", hook, "exec", "command"]);
  const run = (paths: readonly (readonly string[])[]) =>
    paths.flatMap((path) => {
      const list = nodeAt(container.node, ...path);
      return list?.type === "list" ? commandsOfWords(wordsOf(list), list.complete) : [];
    });
  const groups: readonly (readonly [ScriptFacts["runs"], readonly Command[]])[] = [
    ["command", commandsOf(container.node).map((command) => withProgram(command, container))],
    ["command", run(hooks)],
    ["probe", run(probes)],
  ];
  let files: readonly MountedFile[] | undefined;
  const mounted = () => {
    files ??= mountedFiles(container.node, template.spec, (name) =>
      nearestConfigMap(index, template.workload, name),
    ).files;
    return files;
  };
  return groups.flatMap(([runs, commands]) => [
    ...listsOf(commands).map((command) => ({ command, runs, container })),
    ...scriptsRun(commands, mounted, new Set()).flatMap((script) =>
      listsOf(readScript(script)).map(
        (command) => ({ command, runs: runs === "probe" ? runs : "script", container }) as const,
      ),
    ),
  ]);
}

/** Images that hold one program, which runs when the container names none. */
const entrypoints: readonly (readonly [repository: string, program: string])[] = [
  ["*/kubectl", "kubectl"],
  ["curlimages/curl", "curl"],
];

function withProgram(command: Command, { image }: Container): Command {
  if (command.program !== undefined || image === undefined) return command;
  const repository = parseImage(image)?.repository;
  const program = entrypoints.find(([pattern]) => repository !== undefined && isRepository(repository, pattern))?.[1];
  return program === undefined ? command : { ...command, program };
}

function listsOf(commands: readonly Command[]): readonly ListCommand[] {
  return commands
    .filter((command) => !isFed(command))
    .flatMap((command) => {
      // A list that goes on out of view adds no words to a command inside the script that it holds.
      const inScript = command.words[0]?.offsets !== undefined;
      const whole = inScript ? { ...command, complete: true } : command;
      return kubectlGet(whole) ?? webRequest(whole) ?? [];
    });
}

/** Behind `xargs` the command gets arguments, names perhaps, that cannot be told. */
function isFed({ words: [first] }: Command): boolean {
  if (first === undefined) return false;
  const { node, start } = spanOf(first);
  // A script may be long: only the line is looked through.
  const before = node.text.slice(startOfLine(node.text, start), start);
  const line = before.slice(Math.max(before.lastIndexOf("|"), before.lastIndexOf(";")) + 1);
  return /(?:^|[\s/])(?:xargs|parallel)\s/.test(line) || (first.offsets === undefined && isFedList(first.node));
}

function isFedList({ parent }: ScalarNode): boolean {
  return (
    parent?.type === "list" && parent.items.some((item) => item.type === "scalar" && /(?:^|\/)xargs$/.test(item.text))
  );
}

/** Mounted scripts that the commands run, and those that these run: `sh /scripts/a.sh`, `/scripts/a.sh`, `. /scripts/a.sh`. */
function scriptsRun(
  commands: readonly Command[],
  mounted: () => readonly MountedFile[],
  seen: Set<ScalarNode>,
): readonly ScalarNode[] {
  return commands.flatMap((command) => {
    const script = scriptOf(command, mounted);
    if (script === undefined || seen.has(script)) return [];
    seen.add(script);
    return [script, ...scriptsRun(readScript(script), mounted, seen)];
  });
}

const runners = new Set(["sh", "bash", "ash", "dash", "ksh", "zsh", ".", "source"]);

function scriptOf({ program, words }: Command, mounted: () => readonly MountedFile[]): ScalarNode | undefined {
  if (program === undefined) return undefined;
  const operand = runners.has(program) ? words.find(({ text }) => !/^[-+]/.test(text)) : undefined;
  if (operand === undefined && !/\.(?:sh|bash)$/.test(program)) return undefined;
  const file = mounted().find(({ path, name }) => (operand === undefined ? name === program : path === operand.text));
  return file !== undefined && isShell(file) ? file.scalar : undefined;
}

function isShell({ scalar: { text } }: MountedFile): boolean {
  const first = /^#!(.*)/.exec(text)?.[1];
  return first === undefined || /sh\b/.test(first);
}
