import type { ScanType, Severity } from '../contract/primitives.ts';
import { BROWSER_MODES, type ScanOptions, THIRD_PARTY_MODES } from '../contract/scan.ts';
import { apiDescriptionOf } from './api-description.ts';
import type { ConfigFile, ConfigTarget } from './config-schema.ts';
import { rejectExample } from './example-target.ts';
import { enumInput, listInput } from './input-values.ts';
import { LOGIN_INPUTS, loginsOf } from './login-settings.ts';
import type { TargetSpec } from './model.ts';
import { parseTarget } from './parse-target.ts';
import { isGiven } from './policy-changes.ts';
import { headersOfVariable, parseRequestHeaders } from './request-headers.ts';
import type { SettingsSources } from './settings-sources.ts';
import { UsageError } from './usage-error.ts';

const MAX_TARGETS = 1_000;

export interface ResolvedTargets {
  readonly targets: readonly TargetSpec[];
  readonly warnings: readonly string[];
}

/**
 * The targets of a run: those given, else those of the configuration file, else the default ones. Settings of the file
 * for a host also apply to a given target with the same host.
 * @throws UsageError
 */
export function resolveTargets({
  sources,
  config,
  scanTypes,
}: {
  sources: SettingsSources;
  config: ConfigFile;
  scanTypes: readonly ScanType[];
}): ResolvedTargets {
  const { raw, naming } = sources;
  const configured = (config.targets ?? []).map((entry) => (typeof entry === 'string' ? { target: entry } : entry));
  const given = listInput(raw.targets ?? '');
  const fromFile = given.length === 0 && configured.length > 0;
  const fallback = fromFile ? configured.map((entry) => entry.target) : [...(sources.defaultTargets ?? [])];
  const texts = given.length > 0 ? given : fallback;
  const inputOfFile = `${sources.configFile?.name ?? ''}: targets`;
  const input = fromFile ? inputOfFile : naming('targets');
  if (texts.length === 0) {
    const later = sources.proposed?.config ? ` ${sources.proposed.config.name} takes effect after merge.` : '';
    throw new UsageError(input, `nothing to scan. Pass a host, host:port or an http(s) URL.${later}`);
  }
  if (texts.length > MAX_TARGETS) throw new UsageError(input, `more than ${MAX_TARGETS} targets.`);
  const parsedConfig = configured.map((entry) => ({
    entry,
    hostname: parseTarget(inputOfFile, entry.target).hostname,
  }));
  const secrets = secretsOf(sources, fromFile);
  const descriptions = new Map<string | undefined, ScanOptions>();
  // A file is read once for all targets.
  const describe = (place: string | undefined) => {
    const known = descriptions.get(place) ?? apiDescriptionOf(sources, place);
    descriptions.set(place, known);
    return known;
  };

  const resolved = new Map<string, TargetSpec>();
  for (const [index, text] of texts.entries()) {
    const parsed = parseTarget(input, text);
    rejectExample(input, parsed);
    const own: Partial<ConfigTarget> = fromFile
      ? (configured[index] ?? {})
      : (parsedConfig.find(({ hostname }) => hostname === parsed.hostname)?.entry ?? {});
    const types = isGiven(raw, 'scan-types') ? scanTypes : (own['scan-types'] ?? scanTypes);
    const policy = policyOf(own, sources);
    const headers = secrets.headersFor(parsed.input, own['request-headers-env'] ?? config['request-headers-env']);
    const spec: TargetSpec = {
      input: parsed.input,
      hostname: parsed.hostname,
      options: {
        ...parsed.options,
        ...optionsOf(config, own),
        ...browserOptions(sources, config, own),
        ...describe(
          isGiven(raw, 'api-description')
            ? raw['api-description']
            : (own['api-description'] ?? config['api-description']),
        ),
        ...(Object.keys(headers).length === 0 ? {} : { request_headers: headers }),
        ...secrets.loginsFor(parsed.input, { hostname: parsed.hostname, scheme: parsed.options.scheme }),
      },
      scanTypes: types,
      ...(policy === undefined ? {} : { policy }),
    };
    const key = `${spec.hostname} ${spec.options.scheme ?? ''} ${spec.options.start_path ?? ''}`;
    if (!resolved.has(key)) resolved.set(key, spec);
  }
  return { targets: [...resolved.values()], warnings: secrets.warnings };
}

/**
 * Decides which secret headers and logins go to which target. Those of the inputs are sent to hosts that an input or a
 * trusted file names; only a trusted file may name an environment variable.
 */
function secretsOf(sources: SettingsSources, fromFile: boolean) {
  const { raw, naming, configFile } = sources;
  const given = parseRequestHeaders(naming('request-headers'), raw['request-headers'] ?? '');
  const warnings: string[] = [];
  const isTrusted = configFile?.untrusted !== true;
  return {
    warnings,
    /** @throws UsageError for a login and a host of an untrusted file: the scan would not be signed in */
    loginsFor(target: string, place: Parameters<typeof loginsOf>[1]): ScanOptions {
      if (!fromFile || isTrusted) return loginsOf(sources, place);
      const first = Object.values(LOGIN_INPUTS).find((name) => (raw[name] ?? '').trim() !== '');
      if (first === undefined) return {};
      throw new UsageError(
        naming(first),
        `is not sent to ${target}: only ${configFile?.name ?? 'a file'} names it, which the proposed change may have written. Pass the target as ${naming('targets')}.`,
      );
    },
    headersFor(target: string, variable: string | undefined): Readonly<Record<string, string>> {
      const named = variable === undefined ? {} : fromVariable(sources, variable, isTrusted);
      if (!fromFile || isTrusted) return { ...named, ...given };
      if (Object.keys(given).length > 0)
        warnings.push(
          `The headers of ${naming('request-headers')} were not sent to ${target}: only ${configFile?.name ?? 'a file'} names it, which the proposed change may have written. To send them, pass the target as ${naming('targets')}.`,
        );
      return named;
    },
  };
}

function fromVariable(sources: SettingsSources, name: string, isTrusted: boolean): Record<string, string> {
  const input = `${sources.configFile?.name ?? ''}: request-headers-env`;
  if (!isTrusted) {
    throw new UsageError(
      input,
      `${name} is not read for ${sources.configFile?.name ?? 'this file'}, which the proposed change may have written. Read the file from the target branch (--config-ref), or pass ${sources.naming('request-headers')}.`,
    );
  }
  const text = sources.secret?.(name);
  if (text === undefined || text.trim() === '') {
    throw new UsageError(input, `the environment variable ${name} is not set.`);
  }
  return headersOfVariable(input, name, text);
}

type Scope = Pick<
  ConfigFile,
  | 'disable-checks'
  | 'severity-overrides'
  | 'extra-paths'
  | 'include-paths'
  | 'exclude-paths'
  | 'max-requests-per-second'
  | 'active-post'
>;

/** How a browser takes part. An input outweighs the file; the defaults are those of the service. */
function browserOptions(
  { raw, naming }: SettingsSources,
  config: Partial<ConfigFile>,
  own: Partial<ConfigTarget>,
): Pick<ScanOptions, 'browser' | 'third_parties'> {
  const given = <const Value extends string>(name: 'browser' | 'third-parties', values: readonly Value[]) => {
    const text = isGiven(raw, name) ? raw[name] : (own[name] ?? config[name]);
    return text === undefined ? undefined : enumInput(naming(name), text, values);
  };
  const browser = given('browser', BROWSER_MODES);
  const thirdParties = given('third-parties', THIRD_PARTY_MODES);
  return {
    ...(browser === undefined || browser === 'auto' ? {} : { browser }),
    ...(thirdParties === undefined || thirdParties === 'block' ? {} : { third_parties: thirdParties }),
  };
}

function optionsOf(config: Scope, own: Scope): ScanOptions {
  const pick = <Key extends keyof Scope>(key: Key) => own[key] ?? config[key];
  const overrides = { ...config['severity-overrides'], ...own['severity-overrides'] } as Record<string, Severity>;
  const disabled = [...new Set([...(config['disable-checks'] ?? []), ...(own['disable-checks'] ?? [])])];
  const extra = pick('extra-paths');
  const include = pick('include-paths');
  const exclude = pick('exclude-paths');
  const rate = pick('max-requests-per-second');
  const activePost = pick('active-post');
  return {
    ...(disabled.length === 0 ? {} : { disable_checks: disabled }),
    ...(Object.keys(overrides).length === 0 ? {} : { severity_overrides: overrides }),
    ...(extra === undefined ? {} : { extra_paths: extra }),
    ...(include === undefined ? {} : { include_paths: include }),
    ...(exclude === undefined ? {} : { exclude_paths: exclude }),
    ...(rate === undefined ? {} : { max_requests_per_second: rate }),
    ...(activePost === undefined ? {} : { active_post: activePost }),
  };
}

/** What fails the gate for this target. Inputs apply to every target. */
function policyOf(own: Partial<ConfigTarget>, { raw }: SettingsSources): TargetSpec['policy'] {
  const has = (key: 'fail-on-severity' | 'thresholds' | 'fail-on-new-only') =>
    own[key] !== undefined && !isGiven(raw, key);
  const policy = {
    ...(has('fail-on-severity') ? { failOnSeverity: own['fail-on-severity'] } : {}),
    ...(has('thresholds') ? { thresholds: own.thresholds as Partial<Record<Severity, number>> } : {}),
    ...(has('fail-on-new-only') ? { failOnNewOnly: own['fail-on-new-only'] } : {}),
  };
  return Object.keys(policy).length === 0 ? undefined : (policy as TargetSpec['policy']);
}
