import { SEVERITIES, type Severity } from '../../contract/primitives.ts';
import type { ConfigFile, ConfigTarget } from '../inputs/config-schema.ts';
import { FAIL_ON } from '../inputs/inputs.ts';
import { parseTarget } from '../inputs/parse-target.ts';
import type { TargetSpec } from '../model/model.ts';
import type { GatePolicy, Weakening } from '../model/policy-report.ts';
import { type PolicyKey, ruleInWords, some } from './policy-changes.ts';

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

/** The values that can make a verdict laxer, by key. */
type Values = Pick<
  ConfigFile,
  | 'fail-on-severity'
  | 'thresholds'
  | 'fail-on-new-only'
  | 'fail-on-inconclusive'
  | 'min-coverage'
  | 'warn-only'
  | 'wait-for-target-seconds'
>;

const DEFAULTS: Required<Values> = {
  'fail-on-severity': 'critical',
  thresholds: {},
  'fail-on-new-only': false,
  'fail-on-inconclusive': true,
  'min-coverage': 0,
  'warn-only': false,
  'wait-for-target-seconds': 60,
};

/** How strict a value is, as numbers of which a smaller one is laxer. */
function strictness(value: unknown, key: keyof Values): readonly number[] {
  if (key === 'fail-on-severity') return [value === 'none' ? -1 : FAIL_ON.indexOf(value as Severity)];
  if (key === 'thresholds') {
    const allowed = value as Readonly<Partial<Record<Severity, number>>>;
    return SEVERITIES.map((severity) => -(allowed[severity] ?? Number.POSITIVE_INFINITY));
  }
  // Zero skips the readiness check, and with it the detection of sign-in walls; any other number only waits.
  if (key === 'wait-for-target-seconds') return [Math.sign(Number(value))];
  if (key === 'min-coverage') return [Number(value)];
  return [value === (key === 'fail-on-inconclusive') ? 1 : 0];
}

function isLaxer<Key extends keyof Values>(key: Key, value: Values[Key], than: Values[Key]): boolean {
  const [own, other] = [strictness(value, key), strictness(than, key)];
  return own.some((number, index) => number < (other[index] ?? 0));
}

/**
 * Settings that make a verdict laxer than the defaults, or than the policy file if an input overrides it, each with its
 * source. Pure. Omits the depth of the scans, which is part of every result.
 */
export function weakenings(sources: WeakeningSources): Weakening[] {
  const { config, policy, configSource, ignoreSource } = sources;
  const effective: Required<Values> = {
    'fail-on-severity': policy.failOnSeverity,
    thresholds: policy.thresholds,
    'fail-on-new-only': policy.failOnNewOnly,
    'fail-on-inconclusive': policy.failOnInconclusive,
    'min-coverage': policy.minCoverage,
    'warn-only': policy.warnOnly,
    'wait-for-target-seconds': sources.waitForTargetMs / 1_000,
  };
  const values = (Object.keys(DEFAULTS) as (keyof Values)[]).flatMap((key) => {
    const given = sources.given(key);
    const source = given ?? configSource;
    if (isLaxer(key, effective[key], DEFAULTS[key])) return [{ key, value: inWords(effective[key]), source }];
    if (given === null || config[key] === undefined || !isLaxer(key, effective[key], config[key])) return [];
    return [{ key, value: `${inWords(effective[key])} (${inWords(config[key])} in ${configSource})`, source }];
  });
  return [
    ...values,
    ...scopeOf(config, null, configSource),
    ...ownOf(sources, effective),
    ...policy.ignore.map((rule) => {
      const { checkId, ...others } = rule;
      const value = ruleInWords(checkId === undefined ? others : { check: checkId, ...others });
      return { key: 'ignore', value, source: ignoreSource, rule };
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
function ownOf({ config, targets, given, configSource }: WeakeningSources, common: Required<Values>): Weakening[] {
  const scanned = new Set(targets.map(({ hostname }) => hostname));
  const entries = (config.targets ?? []).flatMap((entry) => (typeof entry === 'string' ? [] : [entry]));
  return entries.flatMap((entry) => {
    const { hostname, input } = parseTarget('targets', entry.target);
    if (!scanned.has(hostname)) return [];
    const values = (['fail-on-severity', 'thresholds', 'fail-on-new-only'] as const).flatMap((key) => {
      const own = entry[key];
      if (own === undefined || given(key) !== null || !isLaxer(key, own, common[key])) return [];
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
