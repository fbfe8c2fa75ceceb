import { createWriteStream } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";
import { chromiumPath } from "./paths.ts";

/** Headless Chromium that reaches nothing but this machine. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    headless: true,
    args: [
      ...[
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--lang=en-US",
      ],
      ...["--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-quic"],
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost",
    ],
  });
}

/** A page whose console and failed requests are written to a file. */
export async function newPage(browser: Browser, consoleFile: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US" });
  const page = await context.newPage();
  const file = createWriteStream(consoleFile);
  page.on("console", (message) => file.write(`[${message.type()}] ${message.text()}\n`));
  page.on("pageerror", (error) => file.write(`[error] ${error.stack ?? error.message}\n`));
  page.on("requestfailed", (request) => file.write(`[request] ${request.url()} ${request.failure()?.errorText}\n`));
  page.once("close", () => file.end());
  return page;
}

/** The workbench with a folder open; `payload` is what VS Code's page takes for its own tests. */
export function workbenchUrl(
  authority: string,
  folder: string,
  payload: readonly (readonly [string, string])[],
): string {
  const url = new URL(`http://${authority}/`);
  url.searchParams.set("folder", folder);
  if (payload.length > 0) url.searchParams.set("payload", JSON.stringify(payload));
  return url.href;
}
