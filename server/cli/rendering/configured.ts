import { relative, resolve, sep } from "node:path";
import { completeVersion } from "../../helm/render/kubernetes-version.ts";
import type { ChartRender } from "../../linter/configuration/model.ts";
import { readConfiguration } from "../../linter/configuration/read.ts";
import { didYouMean } from "../arguments/did-you-mean.ts";
import { UserError } from "../exit-status.ts";
import { configurationAt } from "../view/configuration-file.ts";
import { rootOf } from "../view/roots.ts";

/** A render of the configuration, for `--render NAME`. */
export interface ConfiguredRender {
  readonly render: ChartRender;
  /** Absolute path of the root, which values files are relative to. */
  readonly root: string;
  /** Absolute path of the chart's folder. */
  readonly chart: string;
  readonly kubernetes: string | undefined;
}

/** @throws UserError when the configuration has no such render of the chart, or is wrong itself */
export function configuredRender(
  name: string,
  operand: string,
  cwd: string,
  rules: readonly string[],
): ConfiguredRender {
  const chart = resolve(cwd, operand);
  const root = rootOf(chart, cwd, chart);
  const given = configurationAt(root);
  if (given === undefined) throw new UserError(`there is no configuration that names the render ${name}`);
  const { configuration, problems } = readConfiguration(given.text, given.path, rules);
  if (configuration === undefined) throw new UserError(`${given.path}: ${problems[0]?.message ?? "it is wrong"}`);
  const folder = relative(root, chart).split(sep).join("/");
  const renders = configuration.charts.find(({ path }) => path === folder)?.renders ?? [];
  const render = renders.find((candidate) => candidate.name === name);
  if (render === undefined) {
    const names = renders.map((candidate) => candidate.name);
    const hint = didYouMean(name, names) ?? (names.length === 0 ? undefined : `there are ${names.join(", ")}`);
    throw new UserError(`${given.path} names no render ${JSON.stringify(name)} of ${operand}`, hint);
  }
  const { kubernetes } = configuration;
  return { render, root, chart, kubernetes: kubernetes === undefined ? undefined : completeVersion(kubernetes) };
}
