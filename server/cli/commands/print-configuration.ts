import { relative, resolve, sep } from "node:path";
import { RuleSettings } from "../../linter/configuration/settings.ts";
import type { LintEngine } from "../../linter/lint-engine.ts";
import type { CheckOptions } from "../arguments/check-options.ts";
import { type ExitStatus, exitStatus } from "../exit-status.ts";
import { logSafeJson } from "../formats/log-safe.ts";
import type { InformedSession } from "../session.ts";
import type { View } from "../view/view.ts";

/** `--print-config PATH`: severity and options of every rule for that file, and what else the configuration says, as JSON. */
export function printConfiguration(
  path: string,
  engine: LintEngine,
  view: View,
  options: CheckOptions,
  session: InformedSession,
): ExitStatus {
  const configuration = engine.configuration();
  const file = relative(view.root, resolve(session.cwd, path)).split(sep).join("/");
  const settings = new RuleSettings(configuration, {
    severities: Object.fromEntries(options.rules),
    ...(options.only === undefined ? {} : { only: options.only }),
  });
  const rules = session.knowledge.rules.map((rule) => {
    const verdict = settings.runs(rule) ? settings.verdict(rule, file, undefined) : undefined;
    const severity = verdict === undefined || verdict.off ? "off" : (verdict.severity ?? rule.meta.severity);
    return [rule.meta.id, { severity, options: settings.options(rule, file, undefined) }];
  });
  const { kubernetes, cluster, flowControl, charts, foreignValues, runbook } = configuration;
  const shown = {
    root: view.shown(""),
    file,
    configuration: configuration.path ?? null,
    kubernetes: options.kubernetesVersion ?? kubernetes,
    cluster,
    flowControl,
    charts: charts.map(({ path, renders }) => ({
      path,
      renders: renders.map(({ valuesRanges: _, settings, ...render }) => ({
        ...render,
        settings: settings.map(({ kind, text }) => ({ kind, text })),
      })),
    })),
    ...(foreignValues.length > 0 && { foreignValues }),
    runbook,
    rules: Object.fromEntries(rules),
  };
  session.streams.out.write(logSafeJson(shown));
  return exitStatus.clean;
}
