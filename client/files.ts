import * as vscode from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import { type FolderEntry, listFolderRequest, readBytesRequest, readFileRequest } from "../server/contract/protocol.ts";

/** Reads files for the server, through the editor's file system: also where there is no disk, and without opening documents. */
export function answerFileRequests(client: BaseLanguageClient): vscode.Disposable {
  return vscode.Disposable.from(
    client.onRequest(readFileRequest, async ({ uri }: { uri: string }): Promise<string | null> => {
      const bytes = await unlessMissing(vscode.workspace.fs.readFile(vscode.Uri.parse(uri)));
      return bytes ? new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes) : null;
    }),
    client.onRequest(readBytesRequest, async ({ uri }: { uri: string }): Promise<string | null> => {
      const bytes = await unlessMissing(vscode.workspace.fs.readFile(vscode.Uri.parse(uri)));
      return bytes ? base64(bytes) : null;
    }),
    client.onRequest(listFolderRequest, async ({ uri }: { uri: string }): Promise<FolderEntry[]> => {
      const entries = (await unlessMissing(vscode.workspace.fs.readDirectory(vscode.Uri.parse(uri)))) ?? [];
      return entries.flatMap(([name, type]): FolderEntry[] => {
        // A linked folder is passed over: it can lead back to where it stands.
        if (type === vscode.FileType.Directory) return [{ name, type: "folder" }];
        return type & vscode.FileType.File ? [{ name, type: "file" }] : [];
      });
    }),
  );
}

/** In pieces: a call takes only so many arguments. */
function base64(bytes: Uint8Array): string {
  let binary = "";
  const piece = 0x8000;
  for (let at = 0; at < bytes.length; at += piece) binary += String.fromCharCode(...bytes.subarray(at, at + piece));
  return btoa(binary);
}

async function unlessMissing<T>(work: Thenable<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof vscode.FileSystemError && ["FileNotFound", "FileNotADirectory"].includes(error.code))
      return undefined;
    throw error;
  }
}
