import { join } from "node:path";
import type { Locator, Page } from "playwright-core";

/** Patience for one thing to appear on a loaded machine. */
const patienceMilliseconds = 60_000;

/** VS Code's window, by what a person does with it. The class names are VS Code's own, so its version is pinned. */
export class Workbench {
  constructor(
    readonly page: Page,
    private readonly pictures: string,
  ) {
    page.setDefaultTimeout(patienceMilliseconds);
  }

  /** Opens a file by its name, which must be the only one like it. */
  async openFile(name: string): Promise<Locator> {
    await this.page.locator(".monaco-workbench .part.editor").waitFor();
    await this.#pick(name, name);
    const editor = this.page.locator(`.editor-instance .monaco-editor[data-uri$="${name}"]`);
    await editor.waitFor();
    return editor;
  }

  /** Runs a command by its title. */
  async run(title: string): Promise<void> {
    await this.#pick(`>${title}`, title);
  }

  /** Types into a list that has come up by itself. */
  async typed(text: string): Promise<void> {
    await this.page.locator(".quick-input-widget .quick-input-box input").fill(text);
    await this.page.locator(".quick-input-list .monaco-list-row.focused", { hasText: text }).first().waitFor();
  }

  /** Types into a list that has come up by itself, and takes the entry with this text. */
  async choose(text: string): Promise<void> {
    await this.typed(text);
    await this.page.keyboard.press("Enter");
  }

  /** An entry of the menu that the light bulb opens. */
  action(text: string): Locator {
    return this.page.locator(".action-widget .monaco-list-row", { hasText: text }).first();
  }

  problem(text: string): Locator {
    return this.page.locator(".markers-panel .monaco-list-row", { hasText: text });
  }

  /** Waits until a page in a web view (a preview, say) shows the text. */
  async waitForWebview(text: string): Promise<void> {
    const inner = this.page.frameLocator("iframe.webview.ready").frameLocator("iframe#active-frame");
    await inner.getByText(text).first().waitFor();
  }

  async picture(name: string): Promise<void> {
    await this.page.screenshot({ path: join(this.pictures, `${name}.png`) });
  }

  async #pick(typed: string, text: string): Promise<void> {
    await this.page.keyboard.press("F1");
    const input = this.page.locator(".quick-input-widget .quick-input-box input");
    await input.waitFor();
    await input.fill(typed);
    await this.page.locator(".quick-input-list .monaco-list-row.focused", { hasText: text }).first().waitFor();
    await this.page.keyboard.press("Enter");
  }
}
