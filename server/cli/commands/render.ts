import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Notice } from "../../contract/finding.ts";
import type { LoadedChart } from "../../helm/chart/load-chart.ts";
import { manifestsOf } from "../../helm/render/manifests.ts";
import type { RenderOptions } from "../../helm/render/options.ts";
import { refusalOf } from "../../helm/render/refusal.ts";
import { renderChart } from "../../helm/render/render-chart.ts";
import { dependencyNotices, failureNotice, schemaNotice } from "../../helm/rendered/notices.ts";
import { LineIndex } from "../../text/line-index.ts";
import type { GivenOption, ParsedArguments } from "../arguments/parse.ts";
import { type ExitStatus, exitStatus, UserError } from "../exit-status.ts";
import type { ConfiguredRender } from "../rendering/configured.ts";
import { readChart } from "../rendering/load.ts";
import { printManifests, printWithOrigins } from "../rendering/print.ts";
import { type GivenValues, readGivenValues } from "../rendering/values.ts";
import type { Session } from "../session.ts";

/**
 * `planelint render CHART`: what `helm template` prints, without Helm; with `--origins` where each line comes from. When
 * anything fails, nothing is printed but the reasons; without dependencies that are not there, what can be rendered is.
 */
export async function render({ operands, given }: ParsedArguments, session: Session): Promise<ExitStatus> {
  const [operand, ...more] = operands;
  if (operand === undefined || more.length > 0) throw new UserError("render takes one chart");
  const name = givenValue(given, "render");
  const configured = name === undefined ? undefined : await renderOfConfiguration(name, operand, session);
  const chart = readChart(operand, session.cwd);
  const values = readGivenValues(given, configured, session.cwd);
  const options = renderOptions(given, configured, values);
  const textOf = textsOf(chart, values, session.cwd);
  const complain = ({ file, range, message }: Pick<Notice, "file" | "range" | "message">): void => {
    const { line, character } = new LineIndex(textOf(file) ?? "").positionAt(range.start);
    session.error(`${file}:${line + 1}:${character + 1}: ${message}`);
  };
  const refusal = refusalOf(chart, options);
  if (refusal !== undefined) {
    const remedy = refusal.isForVersion ? "; --kubernetes-version names the cluster's" : "";
    complain({ ...refusal, message: `${refusal.message}${remedy}` });
    return exitStatus.failure;
  }
  const rendered = renderChart(chart, options);
  const failures = rendered.templates.flatMap((template) => failureNotice(template) ?? []);
  const problems = [
    ...chart.problems.map(
      ({ file, message }): Notice => ({ kind: "template-failed", file, range: { start: 0, end: 0 }, message }),
    ),
    ...rendered.schema.map(schemaNotice),
  ];
  for (const problem of [...problems, ...dependencyNotices(rendered.missing), ...failures]) complain(problem);
  // What fails beside a missing dependency mostly fails for want of it.
  const isIncomplete = rendered.missing.length > 0;
  if (problems.length > 0 || (failures.length > 0 && !isIncomplete)) return exitStatus.failure;
  const manifests = manifestsOf(rendered.templates, options.flavour ?? "helm4");
  const origins = given.some((option) => option.name === "origins");
  session.content(origins ? printWithOrigins(manifests, textOf) : printManifests(manifests));
  return isIncomplete ? exitStatus.failure : exitStatus.clean;
}

async function renderOfConfiguration(name: string, operand: string, session: Session): Promise<ConfiguredRender> {
  const { configuredRender } = await import("../rendering/configured.ts");
  const { rules } = await session.loadKnowledge();
  const ids = rules.map(({ meta }) => meta.id);
  return configuredRender(name, operand, session.cwd, ids);
}

/** Texts by the path that messages name; those inside an archive are known for templates only. */
function textsOf(
  chart: LoadedChart,
  values: GivenValues | undefined,
  cwd: string,
): (file: string) => string | undefined {
  const templates = new Map(templatesOf(chart));
  return (file) => {
    const known = values?.texts.get(file) ?? templates.get(file);
    if (known !== undefined) return known;
    try {
      return readFileSync(resolve(cwd, file), "utf8");
    } catch {
      // Then the place has no line.
      return undefined;
    }
  };
}

function* templatesOf(chart: LoadedChart): Iterable<[string, string]> {
  for (const { file, text } of chart.templates) yield [file, text];
  for (const part of chart.dependencies) yield* templatesOf(part);
}

function givenValue(given: readonly GivenOption[], name: string): string | undefined {
  return given.find((option) => option.name === name)?.value;
}

function renderOptions(
  given: readonly GivenOption[],
  configured: ConfiguredRender | undefined,
  values: GivenValues | undefined,
): RenderOptions {
  const { render: plan, kubernetes: declared } = configured ?? {};
  const release = givenValue(given, "release") ?? plan?.release;
  const namespace = givenValue(given, "namespace") ?? plan?.namespace;
  const kubernetes = givenValue(given, "kubernetes-version") ?? declared;
  const helm = givenValue(given, "helm");
  const flavour = helm === undefined ? plan?.flavour : helm === "3" ? "helm3" : "helm4";
  const asked = given.flatMap(({ name, value }) => (name === "api-versions" ? (value?.split(",") ?? []) : []));
  const apiVersions = [...(plan?.apiVersions ?? []), ...asked];
  return {
    ...(release === undefined ? {} : { releaseName: release }),
    ...(namespace === undefined ? {} : { namespace }),
    ...(kubernetes === undefined ? {} : { kubernetes: kubernetes.replace(/^v/, "") }),
    ...(flavour === undefined ? {} : { flavour }),
    ...(apiVersions.length === 0 ? {} : { apiVersions }),
    ...(values === undefined ? {} : { values: values.values }),
  };
}
