import { createHash } from 'node:crypto';
import { truncate } from '../../shared/text.ts';
import type { ConfigFile, ConfigIgnoreRule, ConfigTarget } from '../inputs/config-schema.ts';
import { GATE_INPUTS, type GateInputName, type RawInputs } from '../inputs/inputs.ts';
import { parseTarget } from '../inputs/parse-target.ts';
import { isGiven } from '../inputs/settings-sources.ts';
import { type PolicyChange, type PolicyScope, WORDS_MAX } from '../model/policy-report.ts';

const ITEMS_SHOWN = 5;

/** What an ignore rule matches, why and how long: `exposure.env below /legacy (honeypot, until 2027-03-31)`. */
export function ruleInWords({ check, path, fingerprint, reason, expires }: ConfigIgnoreRule): string {
  const what = check ?? (fingerprint === undefined ? 'every finding' : 'the finding');
  const print = fingerprint === undefined ? '' : ` ${fingerprint}`;
  const where = path === undefined ? '' : ` below ${path}`;
  return `${what}${print}${where} (${reason}${expires === undefined ? '' : `, until ${expires}`})`;
}

/** The first items of a list, with the number of the others. */
export function some(items: readonly string[]): string {
  const rest = items.length - ITEMS_SHOWN;
  return `${items.slice(0, ITEMS_SHOWN).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

export type PolicyKey = Exclude<keyof ConfigFile, 'version' | 'targets'>;

/** Where each key of `.scan-gate.yml` has its effect. A missing key does not compile. */
export const SCOPES: Readonly<Record<PolicyKey, PolicyScope>> = {
  'fail-on-severity': 'verdict',
  thresholds: 'verdict',
  'fail-on-new-only': 'verdict',
  'fail-on-inconclusive': 'verdict',
  'min-coverage': 'verdict',
  'warn-only': 'verdict',
  ignore: 'verdict',
  'severity-overrides': 'verdict',
  // A check that does not run has no findings.
  'disable-checks': 'verdict',
  checks: 'scan',
  'checks-scope': 'scan',
  'scan-types': 'scan',
  'scan-minutes': 'scan',
  browser: 'scan',
  'third-parties': 'scan',
  'api-description': 'scan',
  'extra-paths': 'scan',
  'include-paths': 'scan',
  'exclude-paths': 'scan',
  'max-requests-per-second': 'scan',
  'active-post': 'scan',
  'request-headers-env': 'scan',
  verification: 'scan',
  wait: 'scan',
  'wait-for-target-seconds': 'scan',
  'timeout-minutes': 'run',
  'poll-interval-seconds': 'run',
  'fail-fast': 'run',
  'cancel-on-abort': 'run',
  'max-tokens': 'run',
  'max-findings': 'run',
  'report-formats': 'run',
  'max-retries': 'run',
};

/** Settings of a target replace those of the file, except for these, which add to them. */
const ADDING: ReadonlySet<string> = new Set(['disable-checks', 'severity-overrides']);

/**
 * The differences between two configuration files by key, in the order of the table. Pure. Both files are parsed and valid;
 * `raw` has the inputs, which override keys.
 */
export function policyChanges(from: ConfigFile, to: ConfigFile, raw: RawInputs): readonly PolicyChange[] {
  const keys = Object.keys(SCOPES) as PolicyKey[];
  const change = (key: PolicyKey | 'targets', target: string | null, before: unknown, after: unknown) =>
    differences(key, before, after).map((words) => ({
      key,
      scope: key === 'targets' ? 'scan' : SCOPES[key],
      target,
      summary: truncate(words, WORDS_MAX),
      overruled: isGiven(raw, key),
    }));
  const [before, after] = [byName(from.targets), byName(to.targets)];
  const ofTarget = (name: string, key: PolicyKey): PolicyChange[] => {
    const value = (file: ConfigFile, own: Partial<ConfigTarget> | undefined) =>
      own?.[key as keyof ConfigTarget] ?? (ADDING.has(key) ? undefined : file[key]);
    return change(key, name, value(from, before.get(name)), value(to, after.get(name)));
  };
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return [
    ...keys.flatMap((key) => change(key, null, from[key], to[key])),
    ...change('targets', null, [...before.keys()], [...after.keys()]),
    ...names.flatMap((name) => {
      const own = new Set([...Object.keys(before.get(name) ?? {}), ...Object.keys(after.get(name) ?? {})]);
      return keys.filter((key) => own.has(key)).flatMap((key) => ofTarget(name, key));
    }),
  ];
}

function byName(targets: ConfigFile['targets']): ReadonlyMap<string, Partial<ConfigTarget>> {
  return new Map(
    (targets ?? []).map((entry) =>
      typeof entry === 'string'
        ? [parseTarget('targets', entry).input, {}]
        : [parseTarget('targets', entry.target).input, entry],
    ),
  );
}

/** What differs between two values of a key: entries of a list or map, else the old and the new value. */
function differences(key: string, from: unknown, to: unknown): string[] {
  const [before, after] = [entriesOf(key, from), entriesOf(key, to)];
  if (before === null || after === null) {
    const [old, next] = [scalar(key, from), scalar(key, to)];
    return old.value === next.value ? [] : [`${key}: ${old.words} → ${next.words}`];
  }
  const more = after.filter((entry) => !before.includes(entry));
  const fewer = before.filter((entry) => !after.includes(entry));
  const sentences = (verb: string, entries: readonly string[]) => {
    if (entries.length === 0) return [];
    // Each of these hides or changes findings by itself, so that none may be left out.
    if (SINGLY.has(key)) return entries.map((entry) => `${key} ${verb} ${entry}`);
    return [`${key} ${verb} ${some(entries)}`];
  };
  return [...sentences('adds', more), ...sentences('no longer has', fewer)];
}

const SINGLY: ReadonlySet<string> = new Set(['ignore', 'severity-overrides', 'thresholds']);
/** Lists whose absence has a default, and whose order or completeness is the value. */
const WHOLE: ReadonlySet<string> = new Set(['scan-types', 'report-formats']);

/** A rule by its id with a digest, so that changes of it show. */
function entryInWords(key: string, entry: unknown): string {
  if (key !== 'checks') return ruleInWords(entry as ConfigIgnoreRule);
  const digest = createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, 8);
  return `${String((entry as Readonly<Record<string, unknown>>)['id'])} (${digest})`;
}

/** Null for a value that is not a list or map. */
function entriesOf(key: string, value: unknown): readonly string[] | null {
  if (WHOLE.has(key)) return null;
  if (value === undefined) return Object.hasOwn(GATE_INPUTS, key) && key !== 'thresholds' ? null : [];
  if (Array.isArray(value)) return value.map((entry) => (typeof entry === 'string' ? entry : entryInWords(key, entry)));
  if (typeof value !== 'object' || value === null) return null;
  return Object.entries(value).map(([name, entry]) => `${name}: ${String(entry)}`);
}

function scalar(key: string, value: unknown): { readonly value: string; readonly words: string } {
  if (value !== undefined) {
    const text = Array.isArray(value) ? value.join(', ') || 'none' : String(value);
    return { value: text, words: text };
  }
  const fallback = Object.hasOwn(GATE_INPUTS, key) ? GATE_INPUTS[key as GateInputName].default : '';
  const text = fallback.replaceAll(',', ', ');
  return text === '' ? { value: '', words: 'unset' } : { value: text, words: `${text} (default)` };
}
