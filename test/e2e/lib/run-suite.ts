import { createWriteStream } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Browser, Page } from "playwright-core";
import { type CodeServer, keepLogs, startCodeServer } from "./code-server.ts";
import { type Outcome, resultMark } from "./outcome.ts";
import { newPage, startBrowser, workbenchUrl } from "./page.ts";
import { artifacts, dist, root } from "./paths.ts";
import { makeSandbox, removeSandbox } from "./sandbox.ts";
import { type FolderServer, serveFolder } from "./serve-folder.ts";

const suiteTimeoutMilliseconds = 300_000;

/** `node`: VS Code's extension host as a process, entry `main`. `web`: as a worker of the page, entry `browser`. */
export type HostKind = "node" | "web";

/** Runs the suite inside an extension host of VS Code. Logs, and a picture of a failure, are left below `test/artifacts`. */
export async function runSuite(kind: HostKind): Promise<Outcome> {
  const folder = join(artifacts, kind);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const sandbox = await makeSandbox({
    "remote.extensionKind": { "planelint.planelint": [kind === "web" ? "web" : "workspace"] },
  });
  let server: CodeServer | undefined;
  let files: FolderServer | undefined;
  let browser: Browser | undefined;
  let page: Page | undefined;
  try {
    server = await startCodeServer(sandbox, true, join(folder, "code-server.log"));
    browser = await startBrowser();
    page = await newPage(browser, join(folder, "browser.log"));
    const outcome = watch(page, server, folder);
    outcome.catch(() => undefined); // it may fail while the page is still being loaded
    const payload: [string, string][] = [
      ["skipWelcome", "true"],
      ["skipReleaseNotes", "true"],
    ];
    if (kind === "node") {
      const uri = (path: string) => `vscode-remote://${server?.authority}${path}`;
      payload.push(["extensionDevelopmentPath", uri(root)], ["extensionTestsPath", uri(join(dist, "node.cjs"))]);
    } else {
      // Scripts of an extension that lies on the remote may not start workers, and the language server is one.
      files = await serveFolder(root);
      await developFrom(page, server.authority, files.port);
    }
    await page.goto(workbenchUrl(server.authority, sandbox.workspace, payload), { waitUntil: "domcontentloaded" });
    return await outcome;
  } catch (error) {
    console.log(`${kind}: ${error instanceof Error ? error.message : String(error)} (see ${relative(root, folder)})`);
    await page?.screenshot({ path: join(folder, "failure.png") }).catch(() => undefined); // the page may be gone
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    await browser?.close();
    await server?.stop();
    await files?.stop();
    await keepLogs(sandbox, join(folder, "logs"));
    await removeSandbox(sandbox);
  }
}

/** Follows the suite by what it prints, which is all that comes out of an extension host. */
async function watch(page: Page, server: CodeServer, folder: string): Promise<Outcome> {
  const log = createWriteStream(join(folder, "suite.log"));
  let outcome: Outcome | undefined;
  await page.exposeFunction("codeAutomationLog", (type: string, values: readonly unknown[]) => {
    const text = values.map((value) => (typeof value === "string" ? value : JSON.stringify(value))).join(" ");
    log.write(`[${type}] ${text}\n`);
    if (text.startsWith(resultMark)) outcome = JSON.parse(text.slice(resultMark.length));
    else if (/^ {2}(?:ok|FAILED|skipped) |^ {4}/.test(text)) console.log(text);
  });
  const exited = new Promise<void>((settle, fail) => {
    const exit = async (_code: number, logs: readonly { relativePath: string; contents: string }[] = []) => {
      for (const { relativePath, contents } of logs) await keep(join(folder, "workbench", relativePath), contents);
      settle();
    };
    void page.exposeFunction("codeAutomationExit", exit);
    page.once("crash", () => fail(new Error("the page crashed")));
    void server.ended.then(() => fail(new Error("code-server ended")));
    setTimeout(() => fail(new Error("the suite does not end")), suiteTimeoutMilliseconds).unref();
  });
  await exited.finally(() => log.end());
  if (!outcome) throw new Error("the suite ended without a result");
  if (outcome.passed + outcome.failed === 0) throw new Error("no test ran");
  if (outcome.failed > 0) await page.screenshot({ path: join(folder, "failure.png") });
  return outcome;
}

async function keep(path: string, contents: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
}

/**
 * Makes the page load the extension by HTTP, from an address of its own origin. The page's configuration is changed
 * once its document is parsed and before its scripts run. (Answering the document's request instead makes Chromium take
 * it for a page of the internet, which may not reach this machine.)
 */
async function developFrom(page: Page, authority: string, port: number): Promise<void> {
  const uri = (path: string) => ({ scheme: "http", authority, path: `/absproxy/${port}/${relative(root, path)}` });
  const options = { extensions: [uri(root)], extensionTestsPath: uri(join(dist, "web.cjs")) };
  // In the page: plain script text, as this program knows no browser types.
  await page.addInitScript(`document.addEventListener("readystatechange", () => {
    const meta = document.getElementById("vscode-workbench-web-configuration");
    if (document.readyState !== "interactive" || !meta) return;
    const configuration = JSON.parse(meta.dataset.settings);
    configuration.developmentOptions = { ...configuration.developmentOptions, ...${JSON.stringify(options)} };
    meta.dataset.settings = JSON.stringify(configuration);
  });`);
}
