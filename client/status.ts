import * as vscode from "vscode";
import { type BaseLanguageClient, State } from "vscode-languageclient";
import { type Status, statusNotification } from "../server/contract/protocol.ts";
import { documentSelector } from "./options.ts";

/** One language status item: what the server is doing, and the configuration file in use. */
export function showStatus(client: BaseLanguageClient): vscode.Disposable {
  const item = vscode.languages.createLanguageStatusItem(
    "planelint.status",
    documentSelector as vscode.DocumentSelector,
  );
  item.name = "Planelint";
  show(item, "Starting", vscode.LanguageStatusSeverity.Information, true);
  return vscode.Disposable.from(
    item,
    client.onDidChangeState(({ newState }) => {
      if (newState === State.Stopped) show(item, "Not running", vscode.LanguageStatusSeverity.Error);
    }),
    client.onNotification(statusNotification, (status: Status) => {
      const failed = status.state === "failed";
      show(
        item,
        failed ? "Failed" : status.findings === 1 ? "1 finding" : `${status.findings} findings`,
        failed ? vscode.LanguageStatusSeverity.Error : vscode.LanguageStatusSeverity.Information,
        status.state === "busy",
      );
      describe(item, status);
    }),
  );
}

function show(
  item: vscode.LanguageStatusItem,
  text: string,
  severity: vscode.LanguageStatusSeverity,
  busy = false,
): void {
  item.text = text;
  item.severity = severity;
  item.busy = busy;
  item.accessibilityInformation = { label: `Planelint: ${text}` };
  item.command = { title: "Show Log", command: "planelint.showLog" };
}

function describe(item: vscode.LanguageStatusItem, { configurationFiles, message }: Status): void {
  const [file] = configurationFiles;
  item.detail = message ?? (file ? ".planelint.yaml" : "Without a configuration file");
  if (file && message === undefined) {
    item.command = { title: "Open Configuration", command: "vscode.open", arguments: [vscode.Uri.parse(file)] };
  }
}
