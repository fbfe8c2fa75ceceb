/** Where the project lives; every link to it is made from this. */
export const repositoryUrl = "https://github.com/planelint/planelint";

/** A rule's page for people. */
export function rulePageUrl(rule: string): string {
  return `${repositoryUrl}/blob/main/rules/${rule}/README.md`;
}

/** The page `rule/ID`, `runbook/NAME`, `incident/ID` or `client/ID` in the repository. */
export function pageUrl(page: string): string {
  const [kind = "", id = ""] = page.split("/");
  if (kind === "rule") return rulePageUrl(id);
  return `${repositoryUrl}/blob/main/rules/${kind}s/${id}.${kind === "runbook" ? "md" : "yaml"}`;
}
