/**
 * The suite in desktop VS Code, where that can be downloaded, or with a VS Code that is there already:
 * `VSCODE_EXECUTABLE=/usr/share/code/code npm run test:electron`. Where it can be neither, the run is skipped, and says so.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { downloadAndUnzipVSCode, runTests } from "@vscode/test-electron";
import { bundleSuite } from "./lib/bundle-suite.ts";
import { inWords } from "./lib/outcome.ts";
import { dist, root } from "./lib/paths.ts";
import { makeSandbox, removeSandbox } from "./lib/sandbox.ts";

/** The oldest that the manifest allows; code-server brings a new one. */
const version = "1.91.1";

/** Neither success nor failure: what Automake's test drivers take for a skipped test. */
const skippedStatus = 77;

const executable = process.env.VSCODE_EXECUTABLE ?? (await download());
if (executable === undefined) {
  console.log("skipped: the suite in desktop VS Code (test:electron)");
  console.log(inWords({ passed: 0, failed: 0, skipped: 1 }));
  process.exitCode = skippedStatus;
} else {
  execFileSync("npm", ["run", "--silent", "build"], { cwd: root, stdio: "inherit" });
  await bundleSuite();
  const sandbox = await makeSandbox();
  try {
    await runTests({
      vscodeExecutablePath: executable,
      extensionDevelopmentPath: root,
      extensionTestsPath: join(dist, "node.cjs"),
      launchArgs: [
        sandbox.workspace,
        "--disable-extensions",

        `--user-data-dir=${sandbox.userData}`,
      ],
    });
  } finally {
    await removeSandbox(sandbox);
  }
}

async function download(): Promise<string | undefined> {
  try {
    return await downloadAndUnzipVSCode({ version, timeout: 30_000 });
  } catch (error) {
    console.log(
      `VS Code ${version} cannot be downloaded here: ${error instanceof Error ? error.message : String(error)}`,
    );
    return undefined;
  }
}
