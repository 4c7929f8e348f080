import { SCAN_TYPES } from '../../contract/primitives.ts';
import { callbackUrlOf } from '../inputs/callback-url.ts';
import { lineOfKey } from '../inputs/config-file.ts';
import {
  GATE_INPUTS,
  type GateInputName,
  REPORT_FORMATS,
  type ReportFormat,
  ROUTE_MODES,
  VERIFICATION_CHOICES,
} from '../inputs/inputs.ts';
import { isGiven, type SettingsSources } from '../inputs/settings-sources.ts';
import { enumInput, listInput, numberInput } from '../model/input-values.ts';
import type { GateSettings, TargetSpec } from '../model/model.ts';
import { shown, UsageError } from '../model/usage-error.ts';
import { weakenings } from '../policy/weakenings.ts';
import { gatePolicy } from './gate-policy.ts';
import { effectiveFile, proposalOf } from './proposal.ts';
import { type NamedValue, SettingValues } from './setting-values.ts';
import { resolveTargets } from './target-settings.ts';

/** The service to use; the embedded one without `apiUrl`. */
export interface ServiceSettings {
  readonly apiUrl: string | null;
  /** Null for a job that proves who it is. */
  readonly apiKey: string | null;
  /** Of the identity token of such a job; null for that of the service. */
  readonly audience: string | null;
  readonly maxRetries: number;
  /** Program file of the browser of the embedded service; null for that of the machine. */
  readonly browserPath: string | null;
  /** URL of a callback listener with its secret, for the embedded service. */
  readonly callbackUrl: string | null;
  /** Rules for the embedded service: as the file has them, until `embedded.ts` reads all of the repository. */
  readonly rules: readonly Readonly<Record<string, unknown>>[];
}

export interface ReportSettings {
  readonly formats: readonly ReportFormat[];
  readonly maxFindings: number;
}

export interface ParsedSettings {
  readonly gate: GateSettings;
  readonly service: ServiceSettings;
  readonly report: ReportSettings;
  /** Null: the checkout is not read for routes. `changedSince` is null for the default. */
  readonly routes: { readonly changedSince: string | null } | null;
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
  const config = effectiveFile(sources);
  const values = new SettingValues(sources, config);
  const policy = gatePolicy(values, config);
  const waitForTargetMs = values.milliseconds('wait-for-target-seconds');
  const { targets, warnings } = resolveTargets(sources, config, scanTypeList(values.text('scan-types')));
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
  const timeoutMinutes = positiveMinutes(values.text('timeout-minutes'));
  assertTime(targets, timeoutMinutes, naming);
  const proposal = proposalOf(sources, config, targets);
  return {
    gate: {
      targets,
      verification: values.choice('verification', VERIFICATION_CHOICES),
      wait: values.wait(),
      timeoutMs: Math.round(timeoutMinutes * 60_000),
      pollIntervalMs:
        values.text('poll-interval-seconds').text === '' ? null : values.milliseconds('poll-interval-seconds'),
      failFast: values.boolean('fail-fast'),
      cancelOnAbort: values.boolean('cancel-on-abort'),
      rerun: values.choice('rerun', GATE_INPUTS.rerun.type.values),
      maxTokens: values.integer('max-tokens'),
      dryRun: values.boolean('dry-run'),
      waitForTargetMs,
      policy,
      policyOrigin: {
        ...proposal,
        source: sourceOf(sources),
        weakened,
        warnings: [...(sources.warnings ?? []), ...warnings, ...proposal.warnings],
      },
    },
    routes:
      values.choice('routes', ROUTE_MODES) === 'off'
        ? null
        : { changedSince: values.text('changed-since').text.trim() || null },
    service: serviceSettings(sources, values.integer('max-retries'), config.checks ?? []),
    report: {
      formats: formats(values.text('report-formats')),
      maxFindings: values.integer('max-findings'),
    },
  };
}

function sourceOf({ configFile, ignoreFile }: SettingsSources): string | null {
  const names = [configFile?.name, ignoreFile?.name].filter((name) => name !== undefined);
  return names.length === 0 ? null : [...new Set(names)].join(', ');
}

function positiveMinutes({ input, text }: NamedValue): number {
  const { exclusiveMinimum, maximum } = GATE_INPUTS['timeout-minutes'].type;
  const minutes = numberInput(input, text, exclusiveMinimum, maximum);
  if (minutes <= exclusiveMinimum)
    throw new UsageError(input, `${shown(text)} is too short; give more than 0 minutes (maximum ${maximum}).`);
  return minutes;
}

/** A scan that may take as long as the run would time out instead of ending with what it found. */
function assertTime(targets: readonly TargetSpec[], timeoutMinutes: number, naming: SettingsSources['naming']): void {
  const longest = Math.max(0, ...targets.map(({ options }) => options.scan_minutes ?? 0));
  if (longest >= timeoutMinutes)
    throw new UsageError(
      naming('scan-minutes'),
      `${longest} leaves no time before ${naming('timeout-minutes')} (${timeoutMinutes}): raise that one above it.`,
    );
}

function scanTypeList({ input, text }: NamedValue) {
  const list = [...new Set(listInput(text).map((word) => enumInput(input, word, SCAN_TYPES)))];
  if (list.length === 0) throw new UsageError(input, `no scan type; allowed are ${SCAN_TYPES.join(', ')}.`);
  return list;
}

function formats({ input, text }: NamedValue): readonly ReportFormat[] {
  if (text.trim().toLowerCase() === 'none') return [];
  return [...new Set(listInput(text).map((word) => enumInput(input, word, REPORT_FORMATS)))];
}

function serviceSettings(
  { raw, naming, hasIdentity = false }: SettingsSources,
  maxRetries: number,
  rules: ServiceSettings['rules'],
): ServiceSettings {
  const apiUrl = raw['api-url']?.trim() || null;
  const apiKey = raw['api-key']?.trim() || null;
  if (apiUrl !== null && !/^https?:\/\//i.test(apiUrl)) {
    throw new UsageError(naming('api-url'), 'not an http(s) URL. Write it as https://host[:port].');
  }
  if (apiUrl !== null && apiKey === null && !hasIdentity) {
    throw new UsageError(
      naming('api-key'),
      `missing; it is needed with ${naming('api-url')}, unless the job has the permission "id-token: write" and the service trusts it.`,
    );
  }
  if (apiUrl === null && apiKey !== null) {
    throw new UsageError(naming('api-url'), `missing; ${naming('api-key')} is only used with a separate service.`);
  }
  const audience = raw.audience?.trim() || null;
  const browserPath = raw['browser-path']?.trim() || null;
  const callbackUrl = callbackUrlOf(naming('callback-url'), raw['callback-url']);
  if (callbackUrl !== null && apiUrl !== null)
    throw new UsageError(naming('callback-url'), 'set it at the separate service: scan-gate serve --callback-url.');
  return { apiUrl, apiKey, audience, maxRetries, browserPath, callbackUrl, rules };
}
