import { type Command, spanOf, type Word } from "../../../server/kubernetes/command-line/word.ts";
import type { ListCommand } from "../facts.ts";
import { apiList } from "./api-path.ts";

/** The kubelet's own ports; its API is not the API server's. */
const kubeletPorts = new Set(["10250", "10255", "10248"]);

const writes = /^(?:--request|--method|-X)(?:=|$)|^-X[A-Z]|^--post-|^--body-|^(?:-I|--head|-T|--upload-file)$/;

/** The list that a `curl` or `wget` asks the API server for. */
export function webRequest(command: Command): ListCommand | undefined {
  const program = command.program === "curl" || command.program === "wget" ? command.program : undefined;
  if (program === undefined || !command.complete) return undefined;
  const { words } = command;
  if (words.some(({ text, gapAfter }) => gapAfter || /resourceVersion|[?&]watch|^watch=/.test(text))) return undefined;
  if (!isGet(words)) return undefined;
  for (const word of words) {
    const list = listAt(word);
    if (list === undefined) continue;
    const address = spanOf(word);
    const { reach, filtered, resource } = list;
    return {
      program,
      what: list.path,
      span: address,
      address: isOpenEnded(word) ? address : undefined,
      reach,
      filtered,
      paged: false,
      events: resource === "events",
    };
  }
  return undefined;
}

function listAt(word: Word) {
  const match = /^(?:https?:\/\/)?([^/\s]+)(\/api(?:s\/|\/v1\/)\S*)$/.exec(word.text);
  if (match === null) return undefined;
  const [, authority = "", path = ""] = match;
  return isApiServer(authority, word) ? apiList(path) : undefined;
}

/** Many programs have an API below `/api/v1`: only what is known to be Kubernetes' own counts. */
function isApiServer(authority: string, { node }: Word): boolean {
  const port = /:(\d+)$/.exec(authority)?.[1];
  if (port !== undefined && kubeletPorts.has(port)) return false;
  if (/^kubernetes(?:\.default(?:\.svc(?:\.[\w.-]+)?)?)?(?::|$)/.test(authority)) return true;
  if (/KUBERNETES_SERVICE_(?:HOST|PORT)|KUBERNETES_PORT/.test(authority)) return true;
  // `kubectl proxy` listens here.
  if (/^(?:localhost|127\.0\.0\.1|\[::1\]):8001$/.test(authority)) return true;
  const variable = /^\$\{?([A-Za-z_]\w*)\}?(?::[\w${}]+)?$/.exec(authority)?.[1];
  return variable !== undefined && isApiServerVariable(variable, node.text);
}

/** Told by its name, or by what the script puts into it. */
function isApiServerVariable(name: string, script: string): boolean {
  if (/^(?:KUBE|K8S)|API_?SERVER/i.test(name)) return true;
  const assigned = new RegExp(`\\b${name}=["']?(?:https?://)?(\\S*)`, "u").exec(script)?.[1] ?? "";
  return /^kubernetes(?:\.default|["':]|$)|KUBERNETES_SERVICE_HOST/.test(assigned);
}

function isGet(words: readonly Word[]): boolean {
  const method = words.findIndex(({ text }) => /^(?:-X|--request|--method)$/.test(text));
  const isExplicitGet = method >= 0 && words[method + 1]?.text === "GET";
  const others = words.filter((_, i) => !isExplicitGet || i !== method);
  if (others.some(({ text }) => writes.test(text) && !/^(?:-X|--request=|--method=)GET$/.test(text))) return false;
  const hasData = words.some(({ text }) => /^(?:-d|--data(?:-[a-z]+)?)(?:=|$)/.test(text));
  return !hasData || words.some(({ text }) => text === "-G" || text === "--get");
}

/** Whether text can follow the address: an `&` or `?` outside quotes means something to a shell. */
export function isOpenEnded(word: Word): boolean {
  if (word.offsets === undefined) return true;
  const { node, end } = spanOf(word);
  const next = node.text[end];
  return next === '"' || next === "'" || (next === undefined && !/[\s;&|]/.test(node.text));
}
