import { rmSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fixture } from "./paths.ts";

/** Folders of one editor that knows nothing of any other: made for a run, gone after it. */
export interface Sandbox {
  readonly root: string;
  readonly home: string;
  readonly userData: string;
  readonly extensions: string;
  /** A copy of the fixture workspace, which tests may change. */
  readonly workspace: string;
}

/** A first start without anything that is not asked for: no welcome, no chat, no updates, no trust question. */
const quiet = {
  "workbench.startupEditor": "none",
  "security.workspace.trust.startupPrompt": "never",
  "security.workspace.trust.banner": "never",
  "workbench.secondarySideBar.defaultVisibility": "hidden",
  "workbench.enableExperiments": false,
  "workbench.tips.enabled": false,
  "workbench.reduceMotion": "on",
  // An editor that takes the focus late would close the command palette under a test's hands.
  "workbench.quickOpen.closeOnFocusLost": false,
  "window.restoreWindows": "none",
  "chat.disableAIFeatures": true,
  "telemetry.telemetryLevel": "off",
  "extensions.autoUpdate": false,
  "extensions.autoCheckUpdates": false,
  "extensions.ignoreRecommendations": true,
  "update.mode": "none",
  "update.showReleaseNotes": false,
  "git.enabled": false,
  "files.autoSave": "off",
  "files.hotExit": "off",
  "files.simpleDialog.enable": true,
};

const made = new Set<string>();
process.once("exit", () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

export async function makeSandbox(settings: Readonly<Record<string, unknown>> = {}): Promise<Sandbox> {
  // A short name: the editor puts sockets below it, whose paths may have 107 bytes only.
  const root = await mkdtemp(join(tmpdir(), "pl-"));
  made.add(root);
  const sandbox: Sandbox = {
    root,
    home: join(root, "home"),
    userData: join(root, "data"),
    extensions: join(root, "ext"),
    workspace: join(root, "platform"),
  };
  await mkdir(join(sandbox.userData, "User"), { recursive: true });
  await mkdir(sandbox.home);
  await mkdir(sandbox.extensions);
  await writeFile(join(sandbox.userData, "User/settings.json"), JSON.stringify({ ...quiet, ...settings }));
  await writeFile(join(root, "code-server.yaml"), "auth: none\n");
  await cp(fixture, sandbox.workspace, { recursive: true });
  return sandbox;
}

export async function removeSandbox({ root }: Sandbox): Promise<void> {
  await rm(root, { recursive: true, force: true, maxRetries: 5 });
  made.delete(root);
}
