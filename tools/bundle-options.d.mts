import type { BuildOptions } from "esbuild";

export interface BundleOptions {
  /** Without source maps and white space. */
  readonly production: boolean;
}

export function nodeOptions(options: BundleOptions): BuildOptions;
export function browserOptions(options: BundleOptions): BuildOptions;
