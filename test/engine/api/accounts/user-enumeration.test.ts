import { describe, expect, it } from 'vitest';
import { apiUserEnumeration } from '../../../../src/engine/api/accounts/user-enumeration.ts';
import { faults } from '../../../helpers/recorded.ts';
import { json, operation, probed, unprobed } from '../evidence.ts';

const probe = {
  kind: 'user_enumeration',
  operation: operation('/login', { id: 'POST /login', method: 'POST' }),
  exchange: json({ id: 1 }, '/login'),
  detail: 'in two ways',
} as const;

describe('a sign-in with two messages', () => {
  it('is reported once for an operation', () => {
    expect(faults(apiUserEnumeration, probed(probe, probe))).toEqual(['POST /login low']);
  });

  it('is not reported for another fault', () => {
    const other = { kind: 'jwt', fault: 'weak_key', exchange: probe.exchange, detail: 'accepted' } as const;
    expect(faults(apiUserEnumeration, probed(other))).toEqual([]);
  });

  it('is not looked for without an operation of the kind', () => {
    expect(faults(apiUserEnumeration, unprobed({ user_enumeration: 'none of the kind' }))).toMatch(
      /none of the kind|could be requested/,
    );
  });
});
