import type { Resource } from "../../../contract/resource.ts";
import type { TreeNode } from "../../../contract/tree.ts";
import { mapAt, scalarAt } from "../../../yaml/read.ts";
import { type Environment, environmentOf } from "../../environment.ts";
import type { Location } from "../../generated/client.ts";
import type { Container, PodTemplate } from "../../pod-template.ts";
import type { Truth } from "../truth.ts";
import { lookInArguments } from "./argument-spot.ts";
import { ConfigFiles } from "./config-files.ts";
import { lookInEnvironment } from "./environment-spot.ts";
import type { Child } from "./layers.ts";
import { mountedFiles } from "./mounted-files.ts";
import type { Roots, SettingPlaces } from "./setting-places.ts";
import { asParent, type Look, type Spot } from "./spot.ts";

/** The places of settings in one container of a workload: its files, environment, arguments, and the pod spec. */
export class WorkloadPlaces implements SettingPlaces {
  readonly subject = "workload";
  readonly anchor: Spot;
  readonly #environment: Environment;
  readonly #files: ConfigFiles;

  /** @param configMap finds a ConfigMap of the workload's namespace; undefined when it is out of view */
  constructor(
    private readonly template: PodTemplate,
    private readonly container: Container,
    private readonly configMap: (name: string) => Resource | undefined,
  ) {
    this.#environment = environmentOf(container.node, configMap);
    this.#files = new ConfigFiles(mountedFiles(container.node, template.spec, configMap));
    const image = scalarAt(container.node, "image") ?? container.node;
    this.anchor = { kind: "pod", place: asParent(image.origin), key: "image", write: () => undefined };
  }

  rootsOf(location: Location): Roots | undefined {
    switch (location.in) {
      case "config": {
        const roots = this.#files.filesFor(location).map(({ format, tree }) => ({
          start: rootChild(tree.root),
          steps: location.path,
          caseless: format === "fluent-bit",
        }));
        return { roots, hidden: this.#files.isHidden(location), missing: undefined };
      }
      case "pod":
        return { roots: [root(this.template.spec, location.path)], hidden: false, missing: undefined };
      case "data": {
        const data = mapAt(this.configMap(location.configMap)?.root, "data");
        return { roots: data ? [root(data, [location.key])] : [], hidden: data === undefined, missing: undefined };
      }
      default:
        return undefined;
    }
  }

  lookAside(location: Location): Look | undefined {
    if (location.in === "env") return lookInEnvironment(this.#environment, location.name);
    return location.in === "arg" ? lookInArguments(this.container.node, location) : undefined;
  }

  reads(location: Location): Truth {
    return location.in !== "values";
  }

  holds(): Truth {
    return undefined;
  }

  definesVariable(name: string): Truth {
    const { state } = this.#environment.get(name);
    return state === "unknown" ? undefined : state !== "absent";
  }
}

function root(node: TreeNode, steps: Roots["roots"][number]["steps"]): Roots["roots"][number] {
  return { start: rootChild(node), steps, caseless: false };
}

/** A search starts at a node as if at an entry of its own; only the root of a tree has no key to point at. */
export function rootChild(node: TreeNode): Child {
  return { key: "", entry: undefined, nodes: [node] };
}
