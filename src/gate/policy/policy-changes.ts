import { truncate } from '../../shared/text.ts';
import type { ConfigFile, ConfigTarget } from '../inputs/config-schema.ts';
import type { InputDefinition } from '../inputs/input-definition.ts';
import { GATE_INPUTS, type GateInputName, type RawInputs } from '../inputs/inputs.ts';
import { parseTarget } from '../inputs/parse-target.ts';
import { CHANGES_MAX, type PolicyChange, type PolicyEffect, WORDS_MAX } from '../model/policy-report.ts';
import { COMPARISONS, type Difference, differences, type PolicyKey, some } from './policy-comparison.ts';

/** Keys that a target can also have. */
type TargetKey = Exclude<keyof ConfigTarget, 'target'> & PolicyKey;

const ORDER: readonly PolicyEffect[] = ['loosens', 'tightens', 'changes'];

/**
 * The differences between two configuration files by key, those that loosen the gate first. Pure. Both files are parsed and
 * valid; `raw` has the inputs, which override keys.
 */
export function policyChanges(
  from: ConfigFile,
  to: ConfigFile,
  raw: RawInputs,
): { readonly changes: readonly PolicyChange[]; readonly omitted: number } {
  const all = [
    ...(Object.keys(COMPARISONS) as PolicyKey[]).flatMap((key) =>
      differences(key, from[key], to[key]).map((item) => change(key, null, item, raw)),
    ),
    ...targetChanges(from, to, raw),
  ].sort((a, b) => Number(a.overruled) - Number(b.overruled) || ORDER.indexOf(a.effect) - ORDER.indexOf(b.effect));
  return { changes: all.slice(0, CHANGES_MAX), omitted: Math.max(0, all.length - CHANGES_MAX) };
}

function change(key: string, target: string | null, difference: Difference, raw: RawInputs): PolicyChange {
  const { effect, words, override } = difference;
  const summary = truncate(words, WORDS_MAX);
  const base = { key, target, effect, summary, overruled: isGiven(raw, key) };
  return override === undefined ? base : { ...base, override };
}

/** True if an input overrides this key of the configuration file. */
export function isGiven(raw: RawInputs, key: string): boolean {
  if (!Object.hasOwn(GATE_INPUTS, key)) return false;
  const input: InputDefinition = GATE_INPUTS[key as GateInputName];
  return (input.config === true || key === 'targets') && (raw[key as GateInputName] ?? '').trim() !== '';
}

function targetChanges(from: ConfigFile, to: ConfigFile, raw: RawInputs): PolicyChange[] {
  const [before, after] = [byName(from.targets), byName(to.targets)];
  const gone = [...before.keys()].filter((name) => !after.has(name));
  const added = [...after.keys()].filter((name) => !before.has(name));
  const list: Difference[] = [
    ...(gone.length === 0 ? [] : [{ effect: 'loosens', words: `targets no longer has ${some(gone)}` } as const]),
    ...(added.length === 0 ? [] : [{ effect: 'tightens', words: `targets adds ${some(added)}` } as const]),
  ];
  const own = [...new Set([...before.keys(), ...after.keys()])].flatMap((name) =>
    ownChanges(name, { file: from, own: before.get(name) }, { file: to, own: after.get(name) }, raw),
  );
  return [...list.map((item) => change('targets', null, item, raw)), ...own];
}

interface Side {
  readonly file: ConfigFile;
  /** Undefined if the file does not list the target. */
  readonly own: Partial<ConfigTarget> | undefined;
}

/** Settings of a target replace those of the file; lists of checks add to them. */
function ownChanges(name: string, from: Side, to: Side, raw: RawInputs): PolicyChange[] {
  const keys = new Set([...Object.keys(from.own ?? {}), ...Object.keys(to.own ?? {})]);
  keys.delete('target');
  return ([...keys] as TargetKey[]).flatMap((key) => {
    const inherits = key !== 'disable-checks' && key !== 'severity-overrides';
    const value = ({ own, file }: Side) => own?.[key] ?? (inherits ? file[key] : undefined);
    return differences(key, value(from), value(to)).map((item) => change(key, name, item, raw));
  });
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
