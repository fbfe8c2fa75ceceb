import { trimEndOf } from "../../text/trim-end.ts";
/** Path of `uri` below the folder `folderUri`, with `/`; undefined when it is not below it. */
export function pathBelow(folderUri: string, uri: string): string | undefined {
  const folder = trimEndOf(comparable(folderUri), "/");
  const whole = comparable(uri);
  return whole.startsWith(`${folder}/`) ? whole.slice(folder.length + 1) : undefined;
}

/** URI of a path below a folder, encoded as editors do. */
export function uriBelow(folderUri: string, path: string): string {
  return `${trimEndOf(folderUri, "/")}/${path.split("/").map(encodeURIComponent).join("/")}`;
}

/** Last segment of a URI's path. */
export function nameOf(uri: string): string {
  return (
    comparable(uri)
      .split("/")
      .at(-1)
      ?.replace(/^[\w.+-]+:/, "") ?? ""
  );
}

/** Clients differ in what they percent-encode, and in the case of Windows drive letters. */
export function comparable(uri: string): string {
  return decode(uri).replace(
    /^(file:\/\/\/)([A-Z])(?=:)/,
    (_, scheme: string, drive: string) => scheme + drive.toLowerCase(),
  );
}

function decode(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri; // a stray % in a name; then both sides hold it the same way
  }
}
