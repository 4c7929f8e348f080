import { describe, expect, it } from 'vitest';
import { apiJwtNone } from '../../../../src/engine/api/tokens/jwt-none.ts';
import { faults } from '../../../helpers/recorded.ts';
import { json, probed, unprobed } from '../evidence.ts';

const probe = { kind: 'jwt', exchange: json({ name: 'anna' }, '/me'), detail: 'accepted' } as const;

describe('the token of the session', () => {
  it('is reported for this fault only', () => {
    expect(faults(apiJwtNone, probed({ ...probe, fault: 'none_accepted' }))).toEqual(['none_accepted critical']);
    expect(faults(apiJwtNone, probed({ ...probe, fault: 'weak_key' }))).toEqual([]);
  });

  it('is not judged where the session has none', () => {
    expect(faults(apiJwtNone, unprobed({ jwt: 'no token' }))).toBe('no token');
  });
});
