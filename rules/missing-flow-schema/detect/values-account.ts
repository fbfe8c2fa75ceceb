import type { SeenClient } from "../../../server/kubernetes/clients/seen-client.ts";
import type { Path } from "../../../server/kubernetes/generated/client.ts";
import type { Account } from "../facts.ts";
import { looksLikeChart } from "./release-names.ts";

/**
 * The account of a chart's Pods, as far as values tell it: the value that names it, else the name that the catalogue
 * says the chart gives it, with the release's full name in it where the release is known.
 */
export function accountOfValues(seen: SeenClient): Account {
  const { client, source } = seen;
  if (source.type !== "values") return { names: undefined, name: undefined, namespace: undefined };
  const { values, places } = source;
  const namespace = values.release?.namespace;
  const path = places.chart.serviceAccount;
  const { scalar, known } = path === undefined ? { scalar: undefined, known: true } : places.scalar(path);
  if (scalar !== undefined && scalar.value !== null && scalar.text !== "") {
    return { names: [scalar.text], name: scalar.text, namespace };
  }
  // Without an account of its own the chart uses the namespace's `default`, which no level should be written for.
  const isMade = path === undefined || places.scalar(sibling(path, "create")).scalar?.value !== false;
  const fullname = known && isMade ? fullnameOf(seen) : undefined;
  const usual = client.serviceAccounts ?? [];
  const isByRelease = usual.includes("{fullname}");
  if (known && isMade && isByRelease && fullname === undefined) {
    const release = {
      folder: values.local?.folder,
      looksLike: looksLikeChart(aliasOf(seen) ?? places.chart.name, usual),
    };
    const expression = expressionOf(seen);
    return { names: undefined, name: undefined, namespace, release, ...(expression !== undefined && { expression }) };
  }
  const names = usual.flatMap((name) => (name === "{fullname}" ? (fullname ?? []) : name));
  const isUnknown = !known || !isMade || names.length === 0;
  return { names: isUnknown ? undefined : names, name: isByRelease && isMade ? fullname : undefined, namespace };
}

/** The key of a subchart in its parent's values: Helm gives the chart this name. */
function aliasOf({ source }: SeenClient): string | undefined {
  if (source.type !== "values" || source.values.source !== "subchart") return undefined;
  const name = source.values.path.at(-1);
  return typeof name === "string" ? name : undefined;
}

/** What `helm create` makes of any release's name, for a template of the parent chart; a subchart goes by its alias. */
function expressionOf(seen: SeenClient): string | undefined {
  const { source } = seen;
  const name = aliasOf(seen);
  if (source.type !== "values" || name === undefined) return undefined;
  const overrides = ["fullnameOverride", "nameOverride"].map((key) => source.places.scalar([key]));
  if (overrides.some(({ scalar, known }) => !known || (scalar?.text ?? "") !== "")) return undefined;
  return `{{ contains "${name}" .Release.Name | ternary .Release.Name (printf "%s-${name}" .Release.Name) | trunc 63 | trimSuffix "-" }}`;
}

/** What `helm create` makes of a release's name; undefined where the release or an override is not known. */
function fullnameOf({ source }: SeenClient): string | undefined {
  if (source.type !== "values") return undefined;
  const { values, places } = source;
  const full = places.scalar(["fullnameOverride"]);
  if (full.scalar !== undefined && full.scalar.text !== "" && full.scalar.value !== null) return full.scalar.text;
  const short = places.scalar(["nameOverride"]);
  const release = values.release?.name;
  if (release === undefined || !full.known || !short.known) return undefined;
  const override = short.scalar?.value === null ? "" : (short.scalar?.text ?? "");
  const name = override === "" ? places.chart.name : override;
  return (release.includes(name) ? release : `${release}-${name}`).slice(0, 63).replace(/-+$/, "");
}

function sibling(path: Path, key: string): Path {
  const [first, ...rest] = path;
  return rest.length === 0 ? [key] : [first, ...rest.slice(0, -1), key];
}
