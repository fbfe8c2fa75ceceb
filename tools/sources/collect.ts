import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rule } from "../../server/contract/rule.ts";
import { type Citation, type Claim, citedByComments, citedByPage, citedByRule, claimsOf } from "./cited.ts";

/** Incidents told by those who were there, in no public place. */
const untold: ReadonlySet<string> = new Set(["bright-cluster-mesh", "stalled-vm-leases"]);

/** Everything that the rules, the clients, the incidents, the pages and the engine's comments cite. */
export function collectSources(
  root: string,
  rules: readonly Rule[],
): { readonly citations: readonly Citation[]; readonly claims: readonly Claim[] } {
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const below = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
      .filter((path) => !/\/(?:node_modules|generated|fixtures|sample)\//.test(path))
      .sort();
  const library = ["rules/clients", "rules/incidents"].flatMap(below).filter((path) => path.endsWith(".yaml"));
  const claims = library.flatMap((path) => claimsOf(path, read(path)));
  const pages = [...below("rules"), ...below("docs")].filter((path) => /\.md$/.test(path) && !/INDEX/.test(path));
  const modules = [...below("server"), ...below("rules")].filter((path) => /(?<!meta|\.test)\.ts$/.test(path));
  return {
    citations: [
      ...rules.flatMap(citedByRule),
      ...claims.flatMap(({ where, urls }) => urls.map((url) => ({ url, where }))),
      ...pages.flatMap((path) => citedByPage(path, read(path))),
      ...modules.flatMap((path) => citedByComments(path, read(path))),
    ],
    claims: claims.filter(({ where }) => ![...untold].some((id) => where.endsWith(`/${id}.yaml`))),
  };
}
