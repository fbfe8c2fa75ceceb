import picomatch from "picomatch";
import type { ScalarNode, Tree } from "../../../contract/tree.ts";
import { guessFormat } from "../../../yaml/embedded/guess-format.ts";
import { parseEmbedded } from "../../../yaml/embedded/parse-embedded.ts";
import type { ConfigLocation, Format } from "../../generated/client.ts";
import type { MountedFile, MountedFiles } from "./mounted-files.ts";

/** A configuration file that was read. */
export interface ConfigTree {
  readonly format: Format;
  readonly tree: Tree;
}

/** The configuration files of a container, each parsed once. */
export class ConfigFiles {
  readonly #trees = new Map<ScalarNode, Map<Format, Tree>>();

  constructor(private readonly mounted: MountedFiles) {}

  /** The files that can hold the setting. */
  filesFor({ formats, files }: ConfigLocation): readonly ConfigTree[] {
    const fits = nameTest(files);
    return this.mounted.files.filter(({ name }) => fits(name)).flatMap((file) => this.#read(file, formats));
  }

  /** Whether a file out of view could hold it. */
  isHidden({ files }: ConfigLocation): boolean {
    const fits = nameTest(files);
    return this.mounted.hidden.some((name) => name === undefined || fits(name));
  }

  #read({ name, scalar }: MountedFile, formats: readonly Format[]): ConfigTree[] {
    const format = formats.find((candidate) => candidate === guessFormat(name, scalar.text));
    return format === undefined ? [] : [{ format, tree: this.parse(scalar, format) }];
  }

  parse(scalar: ScalarNode, format: Format): Tree {
    const known = this.#trees.get(scalar) ?? new Map<Format, Tree>();
    this.#trees.set(scalar, known);
    const tree = known.get(format) ?? parseEmbedded(scalar, format);
    known.set(format, tree);
    return tree;
  }
}

function nameTest(globs: readonly string[] | undefined): (name: string) => boolean {
  return globs === undefined ? () => true : picomatch([...globs]);
}
