import { baseName } from "../../text/paths.ts";
import { trimEndOf } from "../../text/trim-end.ts";
import { bool } from "../values/value.ts";
import { define, type FunctionTable, onText } from "./define.ts";

/** Paths with slashes; the `os…` forms are the same on Linux. */
export const pathFunctions: FunctionTable = {
  ...forms("base", baseOf),
  ...forms("dir", directoryOf),
  ...forms("clean", cleaned),
  ...forms("ext", extensionOf),
  isAbs: define(["string"], ([path]) => bool(path.text.startsWith("/"), path.trace)),
  osIsAbs: define(["string"], ([path]) => bool(path.text.startsWith("/"), path.trace)),
};

function forms(name: string, change: (path: string) => string): FunctionTable {
  const call = onText((path) => {
    const result = change(path.text);
    // What is left of the path stands where it stood.
    const at = result === "" ? -1 : path.text.lastIndexOf(result);
    return at === -1 ? path.replaced(result) : path.slice(at, at + result.length);
  });
  return { [name]: call, [`os${name[0]?.toUpperCase()}${name.slice(1)}`]: call };
}

function baseOf(path: string): string {
  if (path === "") return ".";
  const trimmed = trimEndOf(path, "/");
  return trimmed === "" ? "/" : baseName(trimmed);
}

function directoryOf(path: string): string {
  return cleaned(path.slice(0, path.lastIndexOf("/") + 1));
}

function extensionOf(path: string): string {
  const name = baseName(path);
  const dot = name.lastIndexOf(".");
  return dot === -1 ? "" : name.slice(dot);
}

/** Go's `path.Clean`. */
export function cleaned(path: string): string {
  if (path === "") return ".";
  const rooted = path.startsWith("/");
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.length > 0 && parts.at(-1) !== "..") parts.pop();
    else if (!rooted) parts.push("..");
  }
  const result = (rooted ? "/" : "") + parts.join("/");
  return result === "" ? "." : result;
}
