import type { Tags } from "yaml";

/**
 * Kubernetes and Helm read YAML through sigs.k8s.io/yaml, which resolves scalars as YAML 1.1 does (`yes` and `on` are
 * booleans, `0644` is octal) but knows neither base-60 numbers nor timestamps, sets and binary.
 * Source: https://github.com/kubernetes-sigs/yaml/blob/master/goyaml.v2/resolve.go
 */
const unknownToKubernetes = /timestamp|binary|omap|pairs|set$/;

function kubernetesTags(tags: Tags): Tags {
  return tags.filter((tag) => {
    if (typeof tag === "string") return !unknownToKubernetes.test(tag);
    return !unknownToKubernetes.test(tag.tag) && !("format" in tag && tag.format === "TIME");
  });
}

export const yamlOptions = {
  version: "1.1",
  merge: true,
  customTags: kubernetesTags,
  strict: false,
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: "silent",
} as const;
