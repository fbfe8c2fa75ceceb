import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { type CodeServer, installExtension, keepLogs, startCodeServer } from "../lib/code-server.ts";
import type { Outcome } from "../lib/outcome.ts";
import { newPage, startBrowser, workbenchUrl } from "../lib/page.ts";
import { artifacts, root } from "../lib/paths.ts";
import { makeSandbox, removeSandbox } from "../lib/sandbox.ts";
import { packageComplaints } from "./package-content.ts";
import { steps } from "./steps.ts";
import { Workbench } from "./workbench.ts";

/**
 * Installs the packed extension into an editor that has nothing else, and uses it as a person would: what it shows is
 * read off the screen, and pictures are left in `test/artifacts/ui`.
 */
export async function runOnScreen(): Promise<Outcome> {
  const vsix = join(root, "dist/planelint.vsix");
  const folder = join(artifacts, "ui");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const complaints = await packageComplaints(vsix);
  if (complaints.length > 0) {
    console.log(`  FAILED  the package holds what it should\n    ${complaints.join("\n    ")}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  console.log("  ok      the package holds what it should");
  const sandbox = await makeSandbox();
  let server: CodeServer | undefined;
  let browser: Browser | undefined;
  let page: Page | undefined;
  let passed = 1;
  try {
    await installExtension(sandbox, vsix);
    server = await startCodeServer(sandbox, false, join(folder, "code-server.log"));
    browser = await startBrowser();
    page = await newPage(browser, join(folder, "browser.log"));
    await page.goto(workbenchUrl(server.authority, sandbox.workspace, []), { waitUntil: "domcontentloaded" });
    const workbench = new Workbench(page, folder);
    for (const [name, step] of steps) {
      await step(workbench);
      passed++;
      console.log(`  ok      ${name}`);
    }
    return { passed, failed: 0, skipped: 0 };
  } catch (error) {
    console.log(`  FAILED  ${steps[passed - 1]?.[0]}\n    ${error instanceof Error ? error.stack : String(error)}`);
    await page?.screenshot({ path: join(folder, "failure.png") }).catch(() => undefined); // the page may be gone
    return { passed, failed: 1, skipped: 0 };
  } finally {
    await browser?.close();
    await server?.stop();
    await keepLogs(sandbox, join(folder, "logs"));
    await removeSandbox(sandbox);
  }
}
