import type { ActiveProbe } from '../../core/evidence/active.ts';
import { steadyText } from './steady-response.ts';

const EQUATIONS_FIRM = 4;
const EQUATIONS_CERTAIN = 6;

export interface BooleanProof {
  readonly hit: ActiveProbe;
  /** The site's own value, and a payload that does not hold. */
  readonly controls: readonly ActiveProbe[];
  readonly context: string;
  readonly equations: number;
  readonly confidence: 'certain' | 'firm';
}

/**
 * Judges the responses to a value followed by equations. All that hold must give the response to the value itself, and all others a
 * different one. The value itself must give the same response twice, and a word in place of the operator another one.
 *
 * @param probes steps `baseline` (two or more), `true: CONTEXT`, `false`, `nonsense` of one insertion point
 */
export function booleanProof(probes: readonly ActiveProbe[]): BooleanProof | null {
  const steps = (name: string) => probes.filter(({ step }) => step.startsWith(name));
  const [baselines, trues, falses, nonsense] = [steps('baseline'), steps('true'), steps('false'), steps('nonsense')];
  const [own] = baselines;
  const [hit] = trues;
  if (own === undefined || hit === undefined || baselines.length < 2 || nonsense.length === 0) return null;
  const textOf = ({ exchange, payload }: ActiveProbe) => steadyText(exchange, payload, own.payload);
  const text = textOf(own);
  const isOwn = (probe: ActiveProbe) => textOf(probe) === text;
  if (![...baselines, ...trues].every(isOwn) || [...falses, ...nonsense].some(isOwn)) return null;
  const equations = trues.length + falses.length;
  if (Math.min(trues.length, falses.length) < 2 || equations < EQUATIONS_FIRM) return null;
  const context = hit.step.replace(/^true: /, '');
  return {
    hit,
    controls: [own, ...falses.slice(0, 1)],
    context,
    equations,
    confidence: equations >= EQUATIONS_CERTAIN ? 'certain' : 'firm',
  };
}

/** The payload for people: without its random numbers, so that two scans report the same. */
export function withoutEquation(payload: string): string {
  return payload
    .replace(/(?<=starts-with\(['"])\d{4}(['"],['"])\d{4}/, 'n$1n')
    .replace(/\d{4}(?=['"]? ?(?:=|LIKE))/, 'n')
    .replace(/(?<=(?:=|LIKE) ?['"]?)\d{4}(?=$| THEN)/, 'n');
}
