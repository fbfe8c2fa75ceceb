import { type CodeAction, CodeActionKind, type Diagnostic } from "vscode-languageserver";
import type { Finding } from "../../contract/finding.ts";
import { source } from "../diagnostics/to-diagnostic.ts";
import { shownFindings } from "../manifests/manifest-diagnostics.ts";
import { isManifestUri } from "../manifests/manifest-uri.ts";
import type { Root } from "../roots/root.ts";
import type { Snapshot } from "../roots/snapshot.ts";
import type { Server } from "../server.ts";
import { disableForLine } from "./disable-line.ts";
import { fixAll, fixAllKind } from "./fix-all.ts";
import { openRunbook } from "./open-page.ts";
import { quickFixes } from "./quick-fix.ts";

/** The document that actions are asked for, and what is known of it. */
export interface ActionContext extends Server {
  readonly root: Root;
  readonly path: string;
  readonly snapshot: Snapshot;
  /** Asked for in a manifest that shows what the document makes, not in the document itself. */
  readonly isElsewhere?: boolean;
}

/**
 * `textDocument/codeAction`. A diagnostic that comes back names its finding by fingerprint; the edits are those of the
 * finding as it is now, so they are never older than the text.
 */
export function answerCodeActions(server: Server): void {
  server.connection.onCodeAction(async ({ textDocument, context: { diagnostics, only } }): Promise<CodeAction[]> => {
    if (isManifestUri(textDocument.uri)) {
      const asksFixes = only?.some((wanted) => isOrHolds(wanted, CodeActionKind.QuickFix)) ?? true;
      return asksFixes ? manifestActions(textDocument.uri, diagnostics, server) : [];
    }
    const located = server.roots.owner(textDocument.uri);
    const snapshot = await located?.root.lint();
    if (!located || !snapshot || !located.root.settings.enable) return [];
    const context: ActionContext = { ...server, ...located, snapshot };
    const asks = (kind: string) => only?.some((wanted) => isOrHolds(wanted, kind));
    return [
      ...((asks(CodeActionKind.QuickFix) ?? true) ? actionsFor(diagnostics, context) : []),
      // Costs a lint or two, and editors ask for actions with every move of the cursor: only when it is meant.
      ...(asks(fixAllKind) ? fixAll(context) : []),
    ];
  });
}

function isOrHolds(wanted: string, kind: string): boolean {
  return kind === wanted || kind.startsWith(`${wanted}.`);
}

/** In a rendered manifest: the fixes of what it shows, each of which edits the source and says which file. */
async function manifestActions(uri: string, diagnostics: readonly Diagnostic[], server: Server): Promise<CodeAction[]> {
  const shown = await server.manifests.get(uri);
  if (!shown?.root.settings.enable) return [];
  const { root, snapshot } = shown;
  const found = diagnostics.flatMap((diagnostic) => {
    const fingerprint = diagnostic.source === source ? fingerprintOf(diagnostic.data) : undefined;
    const finding = shownFindings(shown).find((item) => item.finding.fingerprint === fingerprint)?.finding;
    if (fingerprint === undefined || finding === undefined) return [];
    const context: ActionContext = { ...server, root, snapshot, path: finding.place.file, isElsewhere: true };
    return [[finding, diagnostic, context] as const];
  });
  return [quickFixes, openRunbook].flatMap((make) => found.flatMap((item) => make(...item)));
}

/** Of all diagnostics first what mends, then what explains, then what hides. */
function actionsFor(diagnostics: readonly Diagnostic[], context: ActionContext): CodeAction[] {
  const found = diagnostics.flatMap((diagnostic) => {
    const finding = findingOf(diagnostic, context);
    return finding ? [[finding, diagnostic, context] as const] : [];
  });
  return [quickFixes, openRunbook, disableForLine].flatMap((make) => found.flatMap((item) => make(...item)));
}

/** By fingerprint; for clients that do not send `data` back, by rule and line. */
function findingOf(diagnostic: Diagnostic, { snapshot, path }: ActionContext): Finding | undefined {
  if (diagnostic.source !== source) return undefined;
  const findings = snapshot.findings(path).filter((finding) => finding.rule === diagnostic.code);
  const onLine = (finding: Finding) =>
    snapshot.lines(path).positionAt(finding.place.range.start).line === diagnostic.range.start.line;
  const fingerprint = fingerprintOf(diagnostic.data);
  if (fingerprint === undefined) return findings.find(onLine);
  const same = findings.filter((finding) => finding.fingerprint === fingerprint);
  return same.find(onLine) ?? same[0];
}

function fingerprintOf(data: unknown): string | undefined {
  if (typeof data !== "object" || data === null || !("fingerprint" in data)) return undefined;
  return typeof data.fingerprint === "string" ? data.fingerprint : undefined;
}
