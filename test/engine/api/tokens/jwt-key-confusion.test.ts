import { describe, expect, it } from 'vitest';
import { apiJwtKeyConfusion } from '../../../../src/engine/api/tokens/jwt-key-confusion.ts';
import { faults } from '../../../helpers/recorded.ts';
import { json, probed, unprobed } from '../evidence.ts';

const probe = { kind: 'jwt', exchange: json({ name: 'anna' }, '/me'), detail: 'accepted' } as const;

describe('the token of the session', () => {
  it('is reported for this fault only', () => {
    expect(faults(apiJwtKeyConfusion, probed({ ...probe, fault: 'key_confusion' }))).toEqual([
      'key_confusion critical',
    ]);
    expect(faults(apiJwtKeyConfusion, probed({ ...probe, fault: 'weak_key' }))).toEqual([]);
  });

  it('is not judged where the session has none', () => {
    expect(faults(apiJwtKeyConfusion, unprobed({ jwt: 'no token' }))).toBe('no token');
  });
});
