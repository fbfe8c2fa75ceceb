import { FunctionError } from "../evaluate/failure.ts";
import { goQuote } from "../format/quote.ts";
import { entryOf, type MapValue, record, text } from "../values/value.ts";
import { define, type FunctionTable } from "./define.ts";

/** Addresses taken apart and put together. */
export const urlFunctions: FunctionTable = {
  urlParse: define(["string"], ([address]) => {
    const parts = parseUrl(address.text);
    return record(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, text(part, address.trace)])));
  }),
  urlJoin: define(["map"], ([dict]) => text(joinUrl(dict), dict.trace)),
  // Helm answers no name queries while it renders for clients.
  getHostByName: define(["string"], () => text("")),
};

interface UrlParts {
  readonly scheme: string;
  readonly userinfo: string;
  readonly host: string;
  readonly hostname: string;
  readonly path: string;
  readonly query: string;
  readonly opaque: string;
  readonly fragment: string;
}

function parseUrl(address: string): UrlParts {
  if (/\p{Cc}/u.test(address)) throw new FunctionError("unable to parse url: invalid control character in URL");
  const [beforeFragment = "", fragment = ""] = splitOnce(address, "#");
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(beforeFragment)?.[1] ?? "";
  const afterScheme = scheme === "" ? beforeFragment : beforeFragment.slice(scheme.length + 1);
  const [rest = "", query = ""] = splitOnce(afterScheme, "?");
  const none = { userinfo: "", host: "", hostname: "", path: "", opaque: "" };
  const common = { scheme: scheme.toLowerCase(), query, fragment: decoded(fragment) };
  if (scheme !== "" && !rest.startsWith("/")) return { ...none, ...common, opaque: rest };
  if (scheme === "" && /^[^/]*:/.test(rest)) {
    const reason = rest.startsWith(":") ? "missing protocol scheme" : "first path segment in URL cannot contain colon";
    throw new FunctionError(`unable to parse url: parse ${goQuote(beforeFragment)}: ${reason}`);
  }
  if (!rest.startsWith("//")) return { ...none, ...common, path: decoded(rest) };
  const slash = rest.indexOf("/", 2);
  const authority = rest.slice(2, slash === -1 ? rest.length : slash);
  const at = authority.lastIndexOf("@");
  const host = authority.slice(at + 1);
  return {
    ...none,
    ...common,
    userinfo: at === -1 ? "" : authority.slice(0, at),
    host,
    hostname: host.replace(/:\d*$/, "").replace(/^\[(.*)\]$/, "$1"),
    path: slash === -1 ? "" : decoded(rest.slice(slash)),
  };
}

function splitOnce(value: string, separator: string): readonly string[] {
  const at = value.indexOf(separator);
  return at === -1 ? [value] : [value.slice(0, at), value.slice(at + 1)];
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    throw new FunctionError(`unable to parse url: parse ${JSON.stringify(value)}: invalid URL escape`);
  }
}

function joinUrl(dict: MapValue): string {
  const part = (name: string): string => {
    const value = entryOf(dict, name);
    return value.kind === "text" ? value.text.text : "";
  };
  const opaque = part("opaque");
  let result = part("scheme") === "" ? "" : `${part("scheme")}:`;
  if (opaque !== "") {
    result += opaque;
  } else {
    const host = part("host");
    const user = part("userinfo");
    const path = part("path");
    if (part("scheme") !== "" || host !== "" || user !== "") {
      if (host !== "" || path !== "" || user !== "") result += "//";
      result += user === "" ? host : `${user}@${host}`;
    }
    if (path !== "" && !path.startsWith("/") && host !== "") result += "/";
    result += encodeURI(path).replaceAll("?", "%3F").replaceAll("#", "%23");
  }
  if (part("query") !== "") result += `?${part("query")}`;
  return part("fragment") === "" ? result : `${result}#${encodeURI(part("fragment"))}`;
}
