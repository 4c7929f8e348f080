import { SCAN_TYPES, SEVERITIES, type Severity } from '../../contract/primitives.ts';
import { truncate } from '../../shared/text.ts';
import { lineOfKey, parseConfig } from '../inputs/config-file.ts';
import type { ConfigFile } from '../inputs/config-schema.ts';
import { ignoreRules } from '../inputs/ignore.ts';
import {
  FAIL_ON,
  GATE_INPUTS,
  type GateInputName,
  REPORT_FORMATS,
  type ReportFormat,
  VERIFICATION_CHOICES,
} from '../inputs/inputs.ts';
import type { SettingsSources } from '../inputs/settings-sources.ts';
import { booleanInput, enumInput, integerInput, listInput, numberInput } from '../model/input-values.ts';
import type { GateSettings } from '../model/model.ts';
import type { PolicyOrigin } from '../model/policy-report.ts';
import { shown, UsageError } from '../model/usage-error.ts';
import { isGiven, policyChanges } from '../policy/policy-changes.ts';
import { weakenings } from '../policy/weakenings.ts';
import { resolveTargets } from './target-settings.ts';

/** The service to use; the embedded one without `apiUrl`. */
export interface ServiceSettings {
  readonly apiUrl: string | null;
  readonly apiKey: string | null;
  readonly maxRetries: number;
  /** Program file of the browser of the embedded service; null for that of the machine. */
  readonly browserPath: string | null;
}

export interface ReportSettings {
  readonly formats: readonly ReportFormat[];
  readonly maxFindings: number;
}

export interface ParsedSettings {
  readonly gate: GateSettings;
  readonly service: ServiceSettings;
  readonly report: ReportSettings;
}

/**
 * Validates all inputs and builds the settings of a run. Pure: nothing is read or sent.
 * Precedence: inputs, then the configuration file, then defaults.
 * @throws UsageError that names the invalid input
 */
export function parseSettings(sources: SettingsSources): ParsedSettings {
  try {
    return settingsOf(sources);
  } catch (error) {
    throw error instanceof UsageError ? located(error, sources) : error;
  }
}

/** An error about a key of the configuration file, with its line. */
function located(error: UsageError, { configFile, naming }: SettingsSources): UsageError {
  const prefix = `${configFile?.name ?? ''}: `;
  if (!configFile || !error.input.startsWith(prefix)) return error;
  const key = error.input.slice(prefix.length);
  const text = error.message.slice(prefix.length).replace(/\.$/, '');
  return UsageError.inFile(naming('config-file'), configFile.name, [{ line: lineOfKey(configFile, key), text }], {
    cause: error,
  });
}

function settingsOf(sources: SettingsSources): ParsedSettings {
  const { raw, naming } = sources;
  const isRemote = (raw['api-url'] ?? '').trim() !== '';
  const config = effectiveFile(sources);

  /** The value to use, as text, with its name for messages. */
  const value = (name: GateInputName): { readonly input: string; readonly text: string } => {
    const given = raw[name];
    if (given !== undefined && given.trim() !== '') return { input: naming(name), text: given };
    const configured = (config as Readonly<Record<string, unknown>>)[name];
    if (configured !== undefined) {
      return { input: `${sources.configFile?.name ?? ''}: ${name}`, text: configText(configured) };
    }
    return { input: naming(name), text: GATE_INPUTS[name].default };
  };
  const boolean = (name: GateInputName) => booleanInput(value(name).input, value(name).text);
  const milliseconds = (name: 'wait-for-target-seconds' | 'poll-interval-seconds') => {
    const { minimum, maximum } = GATE_INPUTS[name].type;
    return Math.round(numberInput(value(name).input, value(name).text, minimum, maximum) * 1_000);
  };
  const integer = (name: 'max-tokens' | 'max-findings' | 'max-retries') => {
    const { minimum, maximum } = GATE_INPUTS[name].type;
    return integerInput(value(name).input, value(name).text, minimum, maximum);
  };

  const policy = {
    failOnSeverity: enumInput(value('fail-on-severity').input, value('fail-on-severity').text, FAIL_ON),
    thresholds: thresholds(value('thresholds').input, value('thresholds').text),
    failOnNewOnly: boolean('fail-on-new-only'),
    failOnInconclusive: boolean('fail-on-inconclusive'),
    warnOnly: boolean('warn-only'),
    ignore: ignoreRules(config.ignore ?? []),
    severityOverrides: (config['severity-overrides'] ?? {}) as Record<string, Severity>,
  };
  const scanTypes = scanTypeList(value('scan-types'));
  const timeout = value('timeout-minutes');
  const poll = value('poll-interval-seconds');
  const waitForTargetMs = milliseconds('wait-for-target-seconds');
  const { targets, warnings } = resolveTargets({ sources, config, scanTypes });
  const configSource = sources.configFile?.name ?? '';
  const weakened = weakenings({
    config,
    policy,
    waitForTargetMs,
    targets,
    given: (key) => (isGiven(raw, key) ? (sources.inputSource ?? naming)(key as GateInputName) : null),
    configSource,
    ignoreSource: sources.ignoreFile?.name ?? configSource,
  });
  return {
    gate: {
      targets,
      verification: enumInput(value('verification').input, value('verification').text, VERIFICATION_CHOICES),
      wait: waits(value('wait'), isRemote),
      timeoutMs: Math.round(positiveMinutes(timeout.input, timeout.text) * 60_000),
      pollIntervalMs: poll.text === '' ? null : milliseconds('poll-interval-seconds'),
      failFast: boolean('fail-fast'),
      cancelOnAbort: boolean('cancel-on-abort'),
      rerun: enumInput(value('rerun').input, value('rerun').text, GATE_INPUTS.rerun.type.values),
      maxTokens: integer('max-tokens'),
      dryRun: boolean('dry-run'),
      waitForTargetMs,
      policy,
      policyOrigin: originOf(sources, config, weakened, warnings),
    },
    service: serviceSettings(sources, integer('max-retries')),
    report: {
      formats: formats(value('report-formats')),
      maxFindings: integer('max-findings'),
    },
  };
}

/** The configuration file, with the rules of the ignore file if there is one. */
function effectiveFile({ naming, configFile, ignoreFile }: SettingsSources): ConfigFile {
  const config = configFile ? parseConfig(naming('config-file'), configFile) : {};
  if (!ignoreFile) return config;
  return { ...config, ignore: parseConfig(naming('ignore-file'), ignoreFile).ignore ?? [] };
}

function originOf(
  sources: SettingsSources,
  config: ConfigFile,
  weakened: PolicyOrigin['weakened'],
  warnings: readonly string[],
): PolicyOrigin {
  const names = [sources.configFile?.name, sources.ignoreFile?.name].filter((name) => name !== undefined);
  const proposal = proposalOf(sources, config);
  return {
    source: names.length === 0 ? null : [...new Set(names)].join(', '),
    weakened,
    pending: proposal.changes,
    pendingOmitted: proposal.omitted,
    warnings: [...(sources.warnings ?? []), ...warnings, ...proposal.warnings],
  };
}

/** The changes that take effect after the merge. A proposed file that cannot be used is only a warning. */
function proposalOf(sources: SettingsSources, config: ConfigFile) {
  const { proposed, warnings: _warnings, ...current } = sources;
  if (proposed === undefined) return { changes: [], omitted: 0, warnings: [] };
  const after: SettingsSources = {
    ...current,
    configFile: proposed.config === undefined ? (current.configFile ?? null) : proposed.config,
    ignoreFile: proposed.ignore === undefined ? (current.ignoreFile ?? null) : proposed.ignore,
    // A pull request must not cause a variable to be read.
    secret: () => 'X-Placeholder: value',
  };
  try {
    parseSettings(after);
    return { ...policyChanges(config, effectiveFile(after), sources.raw), warnings: [] };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const message = truncate(error.message.replaceAll('\n', ' '), 400);
    return {
      changes: [],
      omitted: 0,
      warnings: [`After merge the gate would fail with a usage error: ${message}`],
    };
  }
}

/** The embedded service ends with the run, so scans that are not awaited would never run. */
function waits({ input, text }: Named, isRemote: boolean): boolean {
  const wait = booleanInput(input, text);
  if (wait || isRemote) return wait;
  throw new UsageError(input, 'false needs a separate service (api-url); the embedded one ends with the run.');
}

type Named = { readonly input: string; readonly text: string };

function configText(configured: unknown): string {
  if (Array.isArray(configured)) return configured.join(',');
  if (typeof configured === 'object' && configured !== null) {
    return Object.entries(configured)
      .map(([name, entry]) => `${name}=${String(entry)}`)
      .join(',');
  }
  return String(configured);
}

function positiveMinutes(input: string, text: string): number {
  const { exclusiveMinimum, maximum } = GATE_INPUTS['timeout-minutes'].type;
  const minutes = numberInput(input, text, exclusiveMinimum, maximum);
  if (minutes <= exclusiveMinimum)
    throw new UsageError(input, `${shown(text)} is too short; give more than 0 minutes (maximum ${maximum}).`);
  return minutes;
}

function scanTypeList({ input, text }: Named) {
  const list = [...new Set(listInput(text).map((word) => enumInput(input, word, SCAN_TYPES)))];
  if (list.length === 0) throw new UsageError(input, `no scan type; allowed are ${SCAN_TYPES.join(', ')}.`);
  return list;
}

function formats({ input, text }: Named): readonly ReportFormat[] {
  if (text.trim().toLowerCase() === 'none') return [];
  return [...new Set(listInput(text).map((word) => enumInput(input, word, REPORT_FORMATS)))];
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

function serviceSettings({ raw, naming }: SettingsSources, maxRetries: number): ServiceSettings {
  const apiUrl = raw['api-url']?.trim() || null;
  const apiKey = raw['api-key']?.trim() || null;
  if (apiUrl !== null && !/^https?:\/\//i.test(apiUrl)) {
    throw new UsageError(naming('api-url'), 'not an http(s) URL. Write it as https://host[:port].');
  }
  if (apiUrl !== null && apiKey === null) {
    throw new UsageError(naming('api-key'), `missing; it is needed with ${naming('api-url')}.`);
  }
  if (apiUrl === null && apiKey !== null) {
    throw new UsageError(naming('api-url'), `missing; ${naming('api-key')} is only used with a separate service.`);
  }
  return { apiUrl, apiKey, maxRetries, browserPath: raw['browser-path']?.trim() || null };
}
