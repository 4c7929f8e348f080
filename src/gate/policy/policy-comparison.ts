import { isAtLeast, SCAN_TYPES, type ScanType, SEVERITIES, type Severity } from '../../contract/primitives.ts';
import type { BROWSER_MODES } from '../../contract/scan.ts';
import type { ConfigFile, ConfigIgnoreRule } from '../inputs/config-schema.ts';
import type { FAIL_ON } from '../inputs/inputs.ts';
import type { PolicyChange, PolicyEffect } from '../model/policy-report.ts';

/** One difference between two values of a key. */
export interface Difference {
  readonly effect: PolicyEffect;
  readonly words: string;
  readonly override?: NonNullable<PolicyChange['override']>;
}

/** Values are those of the file; undefined means that the key is absent and its default applies. */
type Compare<Value> = (from: Value | undefined, to: Value | undefined) => Difference[];

export type PolicyKey = Exclude<keyof ConfigFile, 'version' | 'targets'>;

const ITEMS_SHOWN = 5;

/**
 * How each key of `.scan-gate.yml` affects the verdict. A missing key does not compile, so every new key of the schema
 * defines when it loosens the gate.
 */
export const COMPARISONS: { readonly [Key in PolicyKey]-?: Compare<NonNullable<ConfigFile[Key]>> } = {
  'scan-types': (from, to) =>
    ordered('scan-types', from, to, depth, (types) => types?.join(', ') ?? 'standard (default)'),
  'fail-on-severity': (from, to) =>
    ordered(
      'fail-on-severity',
      from,
      to,
      (level) => FAIL_ON_STRICTNESS.indexOf(level ?? 'critical'),
      withDefault('critical'),
    ),
  thresholds: compareThresholds,
  'fail-on-new-only': flag('fail-on-new-only', { fallback: false, strict: false }),
  'disable-checks': (from, to) => list('disable-checks', from, to, 'loosens'),
  'severity-overrides': compareOverrides,
  'extra-paths': (from, to) => list('extra-paths', from, to, 'tightens'),
  'include-paths': compareIncluded,
  'exclude-paths': (from, to) => list('exclude-paths', from, to, 'loosens'),
  'max-requests-per-second': neutral('max-requests-per-second'),
  'active-post': flag('active-post', { fallback: false, strict: true }),
  browser: (from, to) =>
    ordered('browser', from, to, (mode) => BROWSER_STRICTNESS.indexOf(mode ?? 'auto'), withDefault('auto')),
  'third-parties': (from, to) =>
    ordered('third-parties', from, to, (mode) => Number(mode === 'load'), withDefault('block')),
  // Another description may name fewer operations; without one, the scan knows only what the target publishes.
  'api-description': (from, to) =>
    ordered(
      'api-description',
      from,
      to,
      (place) => Number(place !== undefined),
      withDefault('what the target publishes'),
    ),
  'request-headers-env': neutral('request-headers-env'),
  ignore: compareIgnored,
  verification: neutral('verification'),
  wait: flag('wait', { fallback: true, strict: true }),
  'timeout-minutes': neutral('timeout-minutes'),
  'poll-interval-seconds': neutral('poll-interval-seconds'),
  'fail-fast': neutral('fail-fast'),
  'cancel-on-abort': neutral('cancel-on-abort'),
  'max-tokens': neutral('max-tokens'),
  // Zero skips the readiness check, and with it the detection of sign-in walls; any other number only waits.
  'wait-for-target-seconds': (from, to) =>
    ordered('wait-for-target-seconds', from, to, (seconds) => Math.sign(seconds ?? 60), withDefault('60')),
  'fail-on-inconclusive': flag('fail-on-inconclusive', { fallback: true, strict: true }),
  'warn-only': flag('warn-only', { fallback: false, strict: false }),
  'max-findings': neutral('max-findings'),
  'report-formats': neutral('report-formats'),
  'max-retries': neutral('max-retries'),
};

/** Laxest first. */
const BROWSER_STRICTNESS: readonly (typeof BROWSER_MODES)[number][] = ['off', 'auto', 'required'];
const FAIL_ON_STRICTNESS: readonly (typeof FAIL_ON)[number][] = ['none', ...SEVERITIES];

/** Whether replacing one value of a key by another makes the gate laxer in any way. */
export function loosens<Key extends PolicyKey>(key: Key, from: ConfigFile[Key], to: ConfigFile[Key]): boolean {
  return differences(key, from, to).some(({ effect }) => effect === 'loosens');
}

export function differences<Key extends PolicyKey>(key: Key, from: ConfigFile[Key], to: ConfigFile[Key]): Difference[] {
  const compare = COMPARISONS[key] as Compare<unknown>;
  return compare(from, to);
}

/**
 * Whether an override by itself makes the gate laxer. Unless the check is known to be milder, an override below critical
 * may lower it.
 * @param own the default severity of the check; null if unknown
 */
export function overrideEffect(from: Severity | null, to: Severity | null, own: Severity | null): PolicyEffect {
  const before = from ?? own;
  const after = to ?? own;
  if (before === null) return after === 'critical' ? 'tightens' : 'loosens';
  if (after === null) return before === 'critical' ? 'loosens' : before === 'info' ? 'tightens' : 'changes';
  if (before === after) return 'changes';
  return isAtLeast(after, before) ? 'tightens' : 'loosens';
}

function depth(types: readonly ScanType[] | undefined): number {
  return Math.max(...(types ?? ['standard' as const]).map((type) => SCAN_TYPES.indexOf(type)));
}

function withDefault(fallback: string): (value: unknown) => string {
  return (value) => (value === undefined ? `${fallback} (default)` : String(value));
}

/** A value whose strictness is a number; equal numbers of unequal values are a change without direction. */
function ordered<Value>(
  key: string,
  from: Value | undefined,
  to: Value | undefined,
  strictness: (value: Value | undefined) => number,
  shown: (value: Value | undefined) => string,
): Difference[] {
  const bare = (value: Value | undefined) => shown(value).replace(' (default)', '');
  if (bare(from) === bare(to)) return [];
  const step = strictness(to) - strictness(from);
  const effect = step === 0 ? 'changes' : step > 0 ? 'tightens' : 'loosens';
  return [{ effect, words: `${key} changes from ${shown(from)} to ${shown(to)}` }];
}

function flag(key: string, { fallback, strict }: { fallback: boolean; strict: boolean }): Compare<boolean> {
  return (from, to) =>
    ordered(key, from, to, (value) => Number((value ?? fallback) === strict), withDefault(String(fallback)));
}

function neutral(key: string): Compare<unknown> {
  const shown = (value: unknown) =>
    value === undefined ? 'unset' : Array.isArray(value) ? value.join(', ') || 'none' : String(value);
  return (from, to) => ordered(key, from, to, () => 0, shown);
}

function list(
  key: string,
  from: readonly string[] | undefined,
  to: readonly string[] | undefined,
  added: 'loosens' | 'tightens',
): Difference[] {
  const { more, fewer } = delta(from ?? [], to ?? []);
  const removed = added === 'loosens' ? 'tightens' : 'loosens';
  return [
    ...(more.length === 0 ? [] : [{ effect: added, words: `${key} adds ${some(more)}` }]),
    ...(fewer.length === 0 ? [] : [{ effect: removed, words: `${key} no longer has ${some(fewer)}` } as const]),
  ];
}

/** An empty list scans everything, so the first entry narrows the scan and every further one widens it. */
function compareIncluded(from: readonly string[] | undefined, to: readonly string[] | undefined): Difference[] {
  const before = from ?? [];
  const after = to ?? [];
  if (before.length === 0 && after.length > 0)
    return [{ effect: 'loosens', words: `include-paths restricts the scan to ${some(after)}` }];
  if (before.length > 0 && after.length === 0)
    return [{ effect: 'tightens', words: 'include-paths no longer restricts the scan' }];
  return list('include-paths', before, after, 'tightens');
}

function compareThresholds(from: ConfigFile['thresholds'], to: ConfigFile['thresholds']): Difference[] {
  const allowed = (value: ConfigFile['thresholds'], severity: Severity): number =>
    (value as Readonly<Partial<Record<Severity, number>>> | undefined)?.[severity] ?? Number.POSITIVE_INFINITY;
  const shown = (count: number) => (Number.isFinite(count) ? String(count) : 'any number of');
  return SEVERITIES.flatMap((severity) => {
    const [before, after] = [allowed(from, severity), allowed(to, severity)];
    if (before === after) return [];
    const effect = after > before ? 'loosens' : 'tightens';
    return [
      { effect, words: `thresholds allow ${shown(after)} ${severity} findings, ${shown(before)} before` } as const,
    ];
  });
}

function compareOverrides(from: ConfigFile['severity-overrides'], to: ConfigFile['severity-overrides']): Difference[] {
  const before = (from ?? {}) as Readonly<Record<string, Severity>>;
  const after = (to ?? {}) as Readonly<Record<string, Severity>>;
  const checks = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return checks.flatMap((check) => {
    const [old = null, next = null] = [before[check], after[check]];
    if (old === next) return [];
    const shown = (severity: Severity | null) => severity ?? 'its own severity';
    const words = `severity-overrides: ${check} counts as ${shown(next)}, ${shown(old)} before`;
    return [{ effect: overrideEffect(old, next, null), words, override: { check, from: old, to: next } }];
  });
}

function compareIgnored(from: ConfigFile['ignore'], to: ConfigFile['ignore']): Difference[] {
  const keyOf = ({ check, path, fingerprint }: ConfigIgnoreRule) => JSON.stringify([check, path, fingerprint]);
  // Of two rules for the same findings, the one that expires later applies.
  const byKey = (rules: ConfigFile['ignore']) =>
    new Map([...(rules ?? [])].sort((a, b) => (lastDay(a) < lastDay(b) ? -1 : 1)).map((rule) => [keyOf(rule), rule]));
  const [before, after] = [byKey(from), byKey(to)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [old, next] = [before.get(key), after.get(key)];
    return ruleDifference(old, next);
  });
}

function ruleDifference(old: ConfigIgnoreRule | undefined, next: ConfigIgnoreRule | undefined): Difference[] {
  if (old === undefined && next !== undefined)
    return [{ effect: 'loosens', words: `a new ignore rule hides ${ruleInWords(next)}` }];
  if (old !== undefined && next === undefined)
    return [{ effect: 'tightens', words: `the ignore rule for ${ruleInWords(old)} is gone` }];
  if (old === undefined || next === undefined || (old.expires === next.expires && old.reason === next.reason))
    return [];
  const [before, after] = [lastDay(old), lastDay(next)];
  if (before === after)
    return [{ effect: 'changes', words: `the ignore rule for ${ruleInWords(next)} gives another reason` }];
  const until = next.expires === undefined ? 'no longer expires' : `expires on ${next.expires}`;
  const was = old.expires === undefined ? 'without expiry before' : `${old.expires} before`;
  const words = `the ignore rule for ${ruleInWords(next)} ${until}, ${was}`;
  return [{ effect: after > before ? 'loosens' : 'tightens', words }];
}

function lastDay(rule: ConfigIgnoreRule): string {
  return rule.expires ?? '9999-12-31';
}

/** What an ignore rule matches, for example `exposure.env below /legacy`. */
export function ruleInWords(rule: Pick<ConfigIgnoreRule, 'check' | 'path' | 'fingerprint'>): string {
  const what = rule.check ?? (rule.fingerprint === undefined ? 'every finding' : 'the finding');
  const print = rule.fingerprint === undefined ? '' : ` ${rule.fingerprint}`;
  return `${what}${print}${rule.path === undefined ? '' : ` below ${rule.path}`}`;
}

function delta(from: readonly string[], to: readonly string[]) {
  const [before, after] = [new Set(from), new Set(to)];
  return {
    more: [...after].filter((item) => !before.has(item)),
    fewer: [...before].filter((item) => !after.has(item)),
  };
}

/** The first items of a list, with the number of the others. */
export function some(items: readonly string[]): string {
  const rest = items.length - ITEMS_SHOWN;
  return `${items.slice(0, ITEMS_SHOWN).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
