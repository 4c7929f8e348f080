import { SEVERITIES, type Severity } from '../../contract/primitives.ts';
import type { ConfigFile, ConfigTarget } from '../inputs/config-schema.ts';
import { parseTarget } from '../inputs/parse-target.ts';
import type { GatePolicy, TargetSpec } from '../model/model.ts';
import type { Weakening } from '../model/policy-report.ts';
import { loosens, type PolicyKey, ruleInWords, some } from './policy-comparison.ts';

/** The settings of a run that can weaken its verdict, with the names of their sources. */
export interface WeakeningSources {
  readonly config: ConfigFile;
  readonly policy: GatePolicy;
  readonly waitForTargetMs: number;
  readonly targets: readonly TargetSpec[];
  /** Name of an input's source if the input was given, else null. */
  readonly given: (key: PolicyKey) => string | null;
  readonly configSource: string;
  readonly ignoreSource: string;
}

/** Keys with one value that an input or the file sets. */
const VALUES = [
  'fail-on-severity',
  'thresholds',
  'fail-on-new-only',
  'fail-on-inconclusive',
  'warn-only',
  'wait-for-target-seconds',
] as const satisfies readonly PolicyKey[];

/**
 * Settings that make a verdict laxer than the defaults, or than the policy file if an input overrides it, each with its
 * source. Pure. Omits the depth of the scans, which is part of every result.
 */
export function weakenings(sources: WeakeningSources): Weakening[] {
  const { config, policy, configSource, ignoreSource } = sources;
  const effective: Pick<ConfigFile, (typeof VALUES)[number]> = {
    'fail-on-severity': policy.failOnSeverity,
    thresholds: policy.thresholds,
    'fail-on-new-only': policy.failOnNewOnly,
    'fail-on-inconclusive': policy.failOnInconclusive,
    'warn-only': policy.warnOnly,
    'wait-for-target-seconds': sources.waitForTargetMs / 1_000,
  };
  const values = VALUES.flatMap((key) => {
    const given = sources.given(key);
    if (loosens(key, undefined, effective[key]))
      return [{ key, value: inWords(effective[key]), source: given ?? configSource }];
    if (given === null || config[key] === undefined || !loosens(key, config[key], effective[key])) return [];
    const value = `${inWords(effective[key])} (${inWords(config[key])} in ${configSource})`;
    return [{ key, value, source: given }];
  });
  return [
    ...values,
    ...scopeOf(config, null, configSource),
    ...ownOf(sources),
    ...policy.ignore.map((rule) => {
      const { checkId: check, path, fingerprint } = rule;
      const what = ruleInWords({
        ...(check === undefined ? {} : { check }),
        ...(path === undefined ? {} : { path }),
        ...(fingerprint === undefined ? {} : { fingerprint }),
      });
      const until = rule.expires === undefined ? '' : `, until ${rule.expires}`;
      return { key: 'ignore', value: `${what} (${rule.reason}${until})`, source: ignoreSource, rule };
    }),
  ];
}

/** Settings that skip checks or paths, or lower severities. */
function scopeOf(settings: Partial<ConfigTarget>, target: string | null, source: string): Weakening[] {
  const place = target === null ? '' : ` for ${target}`;
  const lists = (['disable-checks', 'include-paths', 'exclude-paths'] as const).flatMap((key) => {
    const items = settings[key] ?? [];
    return items.length === 0 ? [] : [{ key, value: `${some(items)}${place}`, source }];
  });
  const overrides = Object.entries((settings['severity-overrides'] ?? {}) as Readonly<Record<string, Severity>>);
  const browser = settings.browser === 'off' ? [{ key: 'browser', value: `off${place}`, source }] : [];
  return [
    ...lists,
    ...browser,
    ...overrides
      .filter(([, to]) => to !== SEVERITIES[0])
      .map(([check, to]) => ({
        key: 'severity-overrides',
        value: `${check} counts as ${to}${place}`,
        source,
        override: { check, to },
      })),
  ];
}

/** Settings of single targets in the file, for the targets that are scanned. */
function ownOf({ config, targets, policy, given, configSource }: WeakeningSources): Weakening[] {
  const scanned = new Set(targets.map(({ hostname }) => hostname));
  const entries = (config.targets ?? []).flatMap((entry) => (typeof entry === 'string' ? [] : [entry]));
  return entries.flatMap((entry) => {
    const { hostname, input } = parseTarget('targets', entry.target);
    if (!scanned.has(hostname)) return [];
    const common = {
      'fail-on-severity': policy.failOnSeverity,
      thresholds: policy.thresholds,
      'fail-on-new-only': policy.failOnNewOnly,
    };
    const values = (['fail-on-severity', 'thresholds', 'fail-on-new-only'] as const).flatMap((key) => {
      const own = entry[key];
      if (own === undefined || given(key) !== null || !loosens(key, common[key], own)) return [];
      return [{ key, value: `${inWords(own)} for ${input}`, source: configSource }];
    });
    return [...values, ...scopeOf(entry, input, configSource)];
  });
}

function inWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(([name, count]) => `${name}=${String(count)}`);
  return entries.length === 0 ? 'none' : entries.join(', ');
}
