import type { ScanType, Severity } from '../contract/primitives.ts';
import type { ScanOptions } from '../contract/scan.ts';
import type { ConfigFile, ConfigTarget } from './config-schema.ts';
import { listInput } from './input-values.ts';
import type { TargetSpec } from './model.ts';
import { parseTarget } from './parse-target.ts';
import { parseRequestHeaders } from './request-headers.ts';
import type { SettingsSources } from './settings-sources.ts';
import { UsageError } from './usage-error.ts';

const MAX_TARGETS = 1_000;

type Defaults = Pick<
  ConfigFile,
  | 'disable-checks'
  | 'severity-overrides'
  | 'extra-paths'
  | 'include-paths'
  | 'exclude-paths'
  | 'max-requests-per-second'
  | 'active-post'
  | 'request-headers-env'
>;

/**
 * What is to be scanned: the targets given, else those of the configuration file, else the face's own. Settings of the
 * file for a host also hold for a target that was given with the same host.
 * @throws UsageError
 */
export function planTargets({
  sources,
  config,
  scanTypes,
}: {
  sources: SettingsSources;
  config: ConfigFile;
  scanTypes: readonly ScanType[];
}): TargetSpec[] {
  const { raw, naming } = sources;
  const configured = (config.targets ?? []).map((entry) => (typeof entry === 'string' ? { target: entry } : entry));
  const given = listInput(raw.targets ?? '');
  const fromFile = given.length === 0 && configured.length > 0;
  const fallback = fromFile ? configured.map((entry) => entry.target) : [...(sources.defaultTargets ?? [])];
  const texts = given.length > 0 ? given : fallback;
  const input = fromFile ? `${naming('config-file')}: targets` : naming('targets');
  if (texts.length === 0) {
    throw new UsageError(input, 'nothing to scan. Give a host, host:port or an http(s) URL.');
  }
  if (texts.length > MAX_TARGETS) throw new UsageError(input, `more than ${MAX_TARGETS} targets.`);
  const parsedConfig = configured.map((entry) => ({
    entry,
    hostname: parseTarget(`${naming('config-file')}: targets`, entry.target).hostname,
  }));
  const headers = parseRequestHeaders(naming('request-headers'), raw['request-headers'] ?? '');
  const explicitTypes = (raw['scan-types'] ?? '').trim() !== '';

  const planned = new Map<string, TargetSpec>();
  for (const [index, text] of texts.entries()) {
    const parsed = parseTarget(input, text);
    const own: Partial<ConfigTarget> = fromFile
      ? (configured[index] ?? {})
      : (parsedConfig.find(({ hostname }) => hostname === parsed.hostname)?.entry ?? {});
    const types = explicitTypes ? scanTypes : (own['scan-types'] ?? scanTypes);
    const policy = policyOf(own);
    const spec: TargetSpec = {
      input: parsed.input,
      hostname: parsed.hostname,
      options: { ...parsed.options, ...optionsOf(sources, config, own, headers) },
      scanTypes: types,
      ...(policy === undefined ? {} : { policy }),
    };
    const key = `${spec.hostname} ${spec.options.scheme ?? ''} ${spec.options.start_path ?? ''}`;
    if (!planned.has(key)) planned.set(key, spec);
  }
  return [...planned.values()];
}

function optionsOf(
  sources: SettingsSources,
  config: Defaults,
  own: Partial<ConfigTarget>,
  headers: Readonly<Record<string, string>>,
): ScanOptions {
  const pick = <Key extends keyof Defaults>(key: Key) => own[key] ?? config[key];
  const overrides = { ...config['severity-overrides'], ...own['severity-overrides'] } as Record<string, Severity>;
  const disabled = [...new Set([...(config['disable-checks'] ?? []), ...(own['disable-checks'] ?? [])])];
  const allHeaders = { ...headersFromEnvironment(sources, pick('request-headers-env')), ...headers };
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
    ...(Object.keys(allHeaders).length === 0 ? {} : { request_headers: allHeaders }),
  };
}

function headersFromEnvironment(sources: SettingsSources, name: string | undefined): Record<string, string> {
  if (name === undefined) return {};
  const text = sources.environment?.[name];
  const input = `${sources.naming('config-file')}: request-headers-env`;
  if (text === undefined || text.trim() === '') {
    throw new UsageError(input, `the environment variable ${name} is not set.`);
  }
  return parseRequestHeaders(input, text);
}

function policyOf(own: Partial<ConfigTarget>): TargetSpec['policy'] {
  const policy = {
    ...(own['fail-on-severity'] === undefined ? {} : { failOnSeverity: own['fail-on-severity'] }),
    ...(own.thresholds === undefined ? {} : { thresholds: own.thresholds as Partial<Record<Severity, number>> }),
    ...(own['fail-on-new-only'] === undefined ? {} : { failOnNewOnly: own['fail-on-new-only'] }),
  };
  return Object.keys(policy).length === 0 ? undefined : policy;
}
