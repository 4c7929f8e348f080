import { SCOPES, type Scope } from '../contract/key.ts';
import { enumInput, listInput } from '../gate/model/input-values.ts';
import { UsageError } from '../gate/model/usage-error.ts';
import type { Flag, ParsedFlags } from './flags.ts';

/** @param verb the command that takes it */
export function scopesFlag(verb: string): Flag {
  return { type: 'string', value: 'LIST', description: `${verb}: ${SCOPES.join(', ')}, or all.` };
}

/** @throws UsageError */
export function scopesOf(flags: ParsedFlags): Scope[] {
  const text = flags.text('scopes');
  if (text === undefined) throw new UsageError('--scopes', `missing: give some of ${SCOPES.join(', ')}, or all.`);
  if (text.trim() === 'all') return [...SCOPES];
  const scopes = [...new Set(listInput(text).map((word) => enumInput('--scopes', word, SCOPES)))];
  if (scopes.length === 0) throw new UsageError('--scopes', 'is empty.');
  return scopes;
}
