import type { EffectiveConfiguration, KubernetesVersion } from "../../contract/configuration.ts";
import type { Tracked } from "../../workspace/index/tracking.ts";
import type { TrackedIndex } from "../running/port.ts";
import { assumedVersion, parseVersion } from "./kubernetes-version.ts";
import type { Configuration } from "./model.ts";
import { versionInView } from "./version-evidence.ts";

/**
 * Makes the configuration that rules see, and gives the same object as long as nothing in it changes, so that cached
 * outcomes hold.
 */
export class EffectiveConfigurations {
  #last: { configuration: Configuration; effective: EffectiveConfiguration } | undefined;
  #evidence: Tracked<KubernetesVersion | undefined> | undefined;

  /** @param flag the version from the command line, which wins */
  constructor(
    private readonly flag: KubernetesVersion | undefined,
    private readonly wholeViewKnown: boolean,
  ) {}

  get(configuration: Configuration, index: TrackedIndex): EffectiveConfiguration {
    const kubernetes = this.#version(configuration, index);
    const last = this.#last;
    if (last?.configuration === configuration && isSame(last.effective.kubernetes, kubernetes)) return last.effective;
    const { cluster, flowControl, runbook } = configuration;
    const effective = { kubernetes, cluster, flowControl, runbook, wholeViewKnown: this.wholeViewKnown };
    this.#last = { configuration, effective };
    return effective;
  }

  /** The version that somebody gave, whatever is in view. */
  declared({ kubernetes }: Configuration): KubernetesVersion | undefined {
    return this.flag ?? (kubernetes === undefined ? undefined : parseVersion(kubernetes, "configuration"));
  }

  #version(configuration: Configuration, index: TrackedIndex): KubernetesVersion {
    const declared = this.declared(configuration);
    if (declared) return declared;
    if (!this.#evidence || !index.isCurrent(this.#evidence.dependencies)) {
      this.#evidence = index.recording(() => versionInView(index.index));
    }
    return this.#evidence.value ?? assumedVersion;
  }
}

function isSame(a: KubernetesVersion, b: KubernetesVersion): boolean {
  return a.major === b.major && a.minor === b.minor && a.from === b.from;
}
