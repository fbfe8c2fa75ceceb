import type { Workbench } from "./workbench.ts";

/** What the packed extension must show, in this order. */
export const steps: readonly (readonly [string, (workbench: Workbench) => Promise<void>])[] = [
  [
    "a finding is underlined when its file is opened",
    async (workbench) => {
      const editor = await workbench.openFile("values.yaml");
      await editor.locator(".squiggly-warning").first().waitFor();
      await workbench.picture("squiggle");
    },
  ],
  [
    "the rendered manifest stands beside its template, marked where the cursor's line shows",
    async (workbench) => {
      const template = await workbench.openFile("controller.yaml");
      await template.locator(".view-line", { hasText: "--lease-mode" }).click();
      await workbench.run("Planelint: Show rendered manifest");
      const manifest = workbench.page.locator('.editor-instance .monaco-editor[data-uri^="planelint-manifest"]');
      await manifest.locator(".view-line", { hasText: "--lease-mode=pod" }).waitFor();
      await manifest.locator(".squiggly-warning").first().waitFor();
      await workbench.page.getByRole("button", { name: "Show rendered manifest" }).first().waitFor();
      await workbench.picture("manifest");
    },
  ],
  [
    "the manifest comes back when the window is loaded again",
    async (workbench) => {
      await workbench.page.reload();
      const manifest = workbench.page.locator('.editor-instance .monaco-editor[data-uri^="planelint-manifest"]');
      await manifest.locator(".view-line", { hasText: "--lease-mode=pod" }).waitFor();
      await manifest.locator(".squiggly-warning").first().waitFor();
      await workbench.picture("manifest-again");
      await workbench.run("View: Close All Editors");
    },
  ],
  [
    "the Problems panel lists it, and findings of files that are not open",
    async (workbench) => {
      await workbench.run("View: Focus Problems");
      await workbench.problem("lease-per-object").first().waitFor();
      await workbench.problem("etcd-heartbeat-too-short").first().waitFor();
      await workbench.picture("problems");
    },
  ],
  [
    "the hover tells of the incident",
    async (workbench) => {
      await workbench.problem("lease-per-object").first().dblclick();
      await workbench.page.locator(".monaco-editor.focused").waitFor();
      await workbench.run("Show or Focus Hover");
      await workbench.page.locator(".monaco-hover", { hasText: "Incident" }).first().waitFor();
      await workbench.picture("hover");
      await workbench.page.keyboard.press("Escape");
    },
  ],
  [
    "the light bulb offers the edit and the runbook note",
    async (workbench) => {
      await workbench.run("Quick Fix...");
      await workbench.action("Set leaseMode to namespace").waitFor();
      await workbench.action("Open the runbook note").waitFor();
      await workbench.picture("quick-fix");
    },
  ],
  [
    "an edit of two files asks first, and is then made in both",
    async (workbench) => {
      await workbench.action("and note it in docs/runbook.md").click();
      await workbench.page.locator(".bulk-edit-panel").waitFor();
      await workbench.picture("preview");
      const preview = workbench.page.locator(".bulk-edit-panel");
      for (const name of ["values.yaml", "runbook.md"]) {
        await preview.locator('.monaco-list-row[aria-level="1"]', { hasText: name }).locator(".edit-checkbox").click();
      }
      await preview.getByRole("button", { name: "Apply" }).click();
      await workbench.page.locator(".view-line", { hasText: "leaseMode: namespace" }).waitFor();
      await workbench.run("View: Focus Problems");
      await workbench.problem("lease-per-object").waitFor({ state: "detached" });
      await workbench.picture("fixed");
      const runbook = await workbench.openFile("runbook.md");
      await runbook.locator(".view-line", { hasText: "global.leaseMode: namespace" }).waitFor();
    },
  ],
  [
    "a page is chosen from the list and shown",
    async (workbench) => {
      await workbench.run("Planelint: Explain rule or incident");
      await workbench.typed("lease");
      await workbench.picture("list");
      await workbench.choose("lease-per-object");
      await workbench.waitForWebview("lease-per-object");
      await workbench.run("View: Hide Panel");
      await workbench.picture("page");
    },
  ],
];
