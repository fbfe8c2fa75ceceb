import type { Notice } from "../../contract/finding.ts";
import { textOfFile } from "../../helm/chart/chart-files.ts";
import { ChartError, type LoadedChart, loadChart } from "../../helm/chart/load-chart.ts";
import { manifestsOf } from "../../helm/render/manifests.ts";
import type { RenderOptions } from "../../helm/render/options.ts";
import { renderChart } from "../../helm/render/render-chart.ts";
import { dependencyNotices, failureNotice, schemaNotice } from "../../helm/rendered/notices.ts";
import { LineIndex } from "../../text/line-index.ts";
import type { GivenOption, ParsedArguments } from "../arguments/parse.ts";
import { type ExitStatus, exitStatus, UserError } from "../exit-status.ts";
import { type GivenValues, readChart, readGivenValues } from "../rendering/load.ts";
import { printManifests, printWithOrigins } from "../rendering/print.ts";
import type { Session } from "../session.ts";

/**
 * `planelint render CHART`: what `helm template` prints, without Helm; with `--origins` where each line comes from. When
 * anything fails, nothing is printed but the reasons.
 */
export function render({ operands, given }: ParsedArguments, session: Session): ExitStatus {
  const [operand, ...more] = operands;
  if (operand === undefined || more.length > 0) throw new UserError("render takes one chart");
  const { folder, files } = readChart(operand, session.cwd);
  const values = readGivenValues(given, session.cwd);
  const chart = load(folder, files);
  const rendered = renderChart(chart, renderOptions(given, values));
  const textOf = (file: string): string | undefined => {
    const own = values?.texts.get(file);
    if (own !== undefined) return own;
    const content = files.get(folder === "" ? file : file.slice(folder.length + 1));
    return content === undefined ? undefined : textOfFile(content);
  };
  const problems = [
    ...chart.problems.map(
      ({ file, message }): Notice => ({ kind: "template-failed", file, range: { start: 0, end: 0 }, message }),
    ),
    ...dependencyNotices(rendered.missing),
    ...rendered.schema.map(schemaNotice),
    ...rendered.templates.flatMap((template) => failureNotice(template) ?? []),
  ];
  for (const { file, range, message } of problems) {
    const { line, character } = new LineIndex(textOf(file) ?? "").positionAt(range.start);
    session.error(`${file}:${line + 1}:${character + 1}: ${message}`);
  }
  if (problems.length > 0) return exitStatus.failure;
  const manifests = manifestsOf(rendered.templates, "helm4");
  const origins = given.some(({ name }) => name === "origins");
  session.content(origins ? printWithOrigins(manifests, textOf) : printManifests(manifests));
  return exitStatus.clean;
}

function load(folder: string, files: Parameters<typeof loadChart>[1]): LoadedChart {
  try {
    return loadChart(folder, files);
  } catch (error) {
    if (error instanceof ChartError) throw new UserError(`${error.file}: ${error.message}`);
    throw error;
  }
}

function renderOptions(given: readonly GivenOption[], values: GivenValues | undefined): RenderOptions {
  const value = (name: string) => given.find((option) => option.name === name)?.value;
  const [release, namespace, kubernetes] = [value("release"), value("namespace"), value("kubernetes-version")];
  return {
    ...(release === undefined ? {} : { releaseName: release }),
    ...(namespace === undefined ? {} : { namespace }),
    ...(kubernetes === undefined ? {} : { kubernetes: kubernetes.replace(/^v/, "") }),
    ...(values === undefined ? {} : { values: values.values }),
  };
}
