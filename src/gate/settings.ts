import { SCAN_TYPES, SEVERITIES, type Severity } from '../contract/primitives.ts';
import { parseConfig } from './config-file.ts';
import { FAIL_ON, REPORT_FORMATS, type ReportFormat, VERIFICATION_CHOICES } from './config-schema.ts';
import { ignoreRules } from './ignore-rules.ts';
import { booleanInput, enumInput, integerInput, listInput, numberInput } from './input-values.ts';
import { GATE_INPUTS, type GateInputName } from './inputs.ts';
import type { GateSettings } from './model.ts';
import { planTargets } from './plan-targets.ts';
import type { SettingsSources } from './settings-sources.ts';
import { shown, UsageError } from './usage-error.ts';

/** Where the service is. `apiUrl` null: the embedded one. */
export interface ServiceSettings {
  readonly apiUrl: string | null;
  readonly apiKey: string | null;
  readonly maxRetries: number;
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
 * Checks everything the user set and makes the settings of a run out of it. Pure: nothing is read or sent.
 * Precedence: what was given, then the configuration file, then the default.
 * @throws UsageError that names the input at fault
 */
export function parseSettings(sources: SettingsSources): ParsedSettings {
  const { raw, naming } = sources;
  const isRemote = (raw['api-url'] ?? '').trim() !== '';
  const config = sources.configFile ? parseConfig(naming('config-file'), sources.configFile) : {};
  const ignore = sources.ignoreFile ? parseConfig(naming('ignore-file'), sources.ignoreFile) : config;

  /** The value to use, as text, with the name to blame. */
  const value = (name: GateInputName): { readonly input: string; readonly text: string } => {
    const given = raw[name];
    if (given !== undefined && given.trim() !== '') return { input: naming(name), text: given };
    const configured = (config as Readonly<Record<string, unknown>>)[name];
    if (configured !== undefined) {
      return { input: `${naming('config-file')}: ${name}`, text: configText(configured) };
    }
    return { input: naming(name), text: GATE_INPUTS[name].default };
  };
  const boolean = (name: GateInputName) => booleanInput(value(name).input, value(name).text);
  const seconds = (name: GateInputName, minimum: number) =>
    numberInput(value(name).input, value(name).text, minimum, 3_600);

  const policy = {
    failOnSeverity: enumInput(value('fail-on-severity').input, value('fail-on-severity').text, FAIL_ON),
    thresholds: thresholds(value('thresholds').input, value('thresholds').text),
    failOnNewOnly: boolean('fail-on-new-only'),
    failOnInconclusive: boolean('fail-on-inconclusive'),
    warnOnly: boolean('warn-only'),
    ignore: ignoreRules(naming(sources.ignoreFile ? 'ignore-file' : 'config-file'), ignore.ignore ?? []),
    severityOverrides: (config['severity-overrides'] ?? {}) as Record<string, Severity>,
  };
  const scanTypes = scanTypeList(value('scan-types'));
  const timeout = value('timeout-minutes');
  const poll = value('poll-interval-seconds');
  const tokens = value('max-tokens');
  return {
    gate: {
      targets: planTargets({ sources, config, scanTypes }),
      verification: enumInput(value('verification').input, value('verification').text, VERIFICATION_CHOICES),
      wait: waits(value('wait'), isRemote),
      timeoutMs: Math.round(positiveMinutes(timeout.input, timeout.text) * 60_000),
      pollIntervalMs: poll.text === '' ? null : Math.round(seconds('poll-interval-seconds', 0.1) * 1000),
      failFast: boolean('fail-fast'),
      cancelOnAbort: boolean('cancel-on-abort'),
      rerun: enumInput(value('rerun').input, value('rerun').text, ['resume', 'new']),
      maxTokens: integerInput(tokens.input, tokens.text, 0, 1_000_000_000),
      dryRun: boolean('dry-run'),
      waitForTargetMs: Math.round(seconds('wait-for-target-seconds', 0) * 1000),
      policy,
    },
    service: serviceSettings(sources, integerInput(value('max-retries').input, value('max-retries').text, 0, 20)),
    report: {
      formats: formats(value('report-formats')),
      maxFindings: integerInput(value('max-findings').input, value('max-findings').text, 1, 500),
    },
  };
}

/** The embedded service ends with the run: scans that nobody waits for would never be made. */
function waits({ input, text }: Named, isRemote: boolean): boolean {
  const wait = booleanInput(input, text);
  if (wait || isRemote) return wait;
  throw new UsageError(input, 'false needs a service of its own (api-url): the embedded one ends with the run.');
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
  const minutes = numberInput(input, text, 0, 1_440);
  if (minutes <= 0)
    throw new UsageError(input, `${shown(text)} leaves no time; give more than 0 minutes (at most 1440).`);
  return minutes;
}

function scanTypeList({ input, text }: Named) {
  const list = [...new Set(listInput(text).map((word) => enumInput(input, word, SCAN_TYPES)))];
  if (list.length === 0) throw new UsageError(input, `no scan type given; allowed are ${SCAN_TYPES.join(', ')}.`);
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
    throw new UsageError(naming('api-url'), 'not an http(s) URL. Give it as https://host[:port].');
  }
  if (apiUrl !== null && apiKey === null) {
    throw new UsageError(naming('api-key'), `missing; it is needed with ${naming('api-url')}.`);
  }
  if (apiUrl === null && apiKey !== null) {
    throw new UsageError(naming('api-url'), `missing; ${naming('api-key')} means a service of its own.`);
  }
  return { apiUrl, apiKey, maxRetries };
}
