import type { Notice } from "../../contract/finding.ts";
import { type Configuration, defaultConfiguration } from "./model.ts";
import { readConfiguration } from "./read.ts";

/** Names of the configuration file, in order of preference. */
export const configurationNames: readonly string[] = [".planelint.yaml", ".planelint.yml"];

/**
 * The configuration in force. A file with a mistake changes nothing: the last good one stays (the defaults at first),
 * and the mistakes are told.
 */
export class ConfigurationHolder {
  readonly #texts = new Map<string, string>();
  #current: Configuration = defaultConfiguration;
  #problems: readonly Notice[] = [];

  /**
   * @param names files that count, the first that exists wins; none: the defaults
   * @param rules ids that may be configured
   */
  constructor(
    private readonly names: readonly string[],
    private readonly rules: ReadonlySet<string>,
  ) {}

  get current(): Configuration {
    return this.#current;
  }

  get problems(): readonly Notice[] {
    return this.#problems;
  }

  /** Takes a file's new text, or that it is gone; other files are passed over. */
  update(path: string, text: string | undefined): void {
    if (!this.names.includes(path) || this.#texts.get(path) === text) return;
    if (text === undefined) this.#texts.delete(path);
    else this.#texts.set(path, text);
    const name = this.names.find((candidate) => this.#texts.has(candidate));
    if (name === undefined) {
      this.#current = defaultConfiguration;
      this.#problems = [];
      return;
    }
    const { configuration, problems } = readConfiguration(this.#texts.get(name) ?? "", name, this.rules);
    if (configuration) this.#current = configuration;
    this.#problems = problems;
  }
}
