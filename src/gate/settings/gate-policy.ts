import { SEVERITIES, type Severity } from '../../contract/primitives.ts';
import type { ConfigFile, ConfigTarget } from '../inputs/config-schema.ts';
import { ignoreRules } from '../inputs/ignore.ts';
import { FAIL_ON, type RawInputs } from '../inputs/inputs.ts';
import { isGiven } from '../inputs/settings-sources.ts';
import { enumInput, integerInput, listInput } from '../model/input-values.ts';
import type { GatePolicy, TargetPolicy, TargetRule } from '../model/policy-report.ts';
import { shown, UsageError } from '../model/usage-error.ts';
import type { SettingValues } from './setting-values.ts';

/** What fails the gate: inputs, then the file, then defaults. Pure. @throws UsageError */
export function gatePolicy(values: SettingValues, config: ConfigFile): GatePolicy {
  const limits = values.text('thresholds');
  return {
    failOnSeverity: values.choice('fail-on-severity', FAIL_ON),
    thresholds: thresholds(limits.input, limits.text),
    failOnNewOnly: values.boolean('fail-on-new-only'),
    failOnInconclusive: values.boolean('fail-on-inconclusive'),
    minCoverage: values.integer('min-coverage'),
    warnOnly: values.boolean('warn-only'),
    ignore: ignoreRules(config.ignore ?? []),
    severityOverrides: severityOverrides(config, {}),
  };
}

/** What decides the verdict for a target with its own settings in the file. Pure. */
export function targetPolicy(config: ConfigFile, own: Partial<ConfigTarget>, raw: RawInputs): TargetPolicy {
  return {
    rule: ownRule(own, raw),
    severityOverrides: severityOverrides(config, own),
    disabledChecks: [...new Set([...(config['disable-checks'] ?? []), ...(own['disable-checks'] ?? [])])],
  };
}

function severityOverrides(config: ConfigFile, own: Partial<ConfigTarget>): Record<string, Severity> {
  return { ...config['severity-overrides'], ...own['severity-overrides'] } as Record<string, Severity>;
}

/** What fails the gate for this target. Inputs apply to every target. */
function ownRule(own: Partial<ConfigTarget>, raw: RawInputs): TargetRule | undefined {
  const has = (key: 'fail-on-severity' | 'thresholds' | 'fail-on-new-only') =>
    own[key] !== undefined && !isGiven(raw, key);
  const rule = {
    ...(has('fail-on-severity') ? { failOnSeverity: own['fail-on-severity'] } : {}),
    ...(has('thresholds') ? { thresholds: own.thresholds as Partial<Record<Severity, number>> } : {}),
    ...(has('fail-on-new-only') ? { failOnNewOnly: own['fail-on-new-only'] } : {}),
  };
  return Object.keys(rule).length === 0 ? undefined : (rule as TargetRule);
}

/** `high=0,medium=10`. @throws UsageError */
export function thresholds(input: string, text: string): Partial<Record<Severity, number>> {
  const result: Partial<Record<Severity, number>> = {};
  for (const part of listInput(text)) {
    const match = /^([^=:]+)[=:](.*)$/.exec(part);
    if (match === null) throw new UsageError(input, `${shown(part)} is not severity=number, for example high=0.`);
    const severity = enumInput(input, match[1] ?? '', SEVERITIES);
    if (result[severity] !== undefined) throw new UsageError(input, `${severity} is given twice.`);
    result[severity] = integerInput(input, match[2] ?? '', 0, 1_000_000);
  }
  return result;
}
