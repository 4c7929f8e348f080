import { describe, expect, it } from 'vitest';
import { apiJwtHeaderKey } from '../../../../src/engine/api/tokens/jwt-header-key.ts';
import { faults } from '../../../helpers/recorded.ts';
import { json, probed, unprobed } from '../evidence.ts';

const probe = { kind: 'jwt', exchange: json({ name: 'anna' }, '/me'), detail: 'accepted' } as const;

describe('the token of the session', () => {
  it('is reported for this fault only', () => {
    expect(faults(apiJwtHeaderKey, probed({ ...probe, fault: 'header_key' }))).toEqual(['header_key critical']);
    expect(faults(apiJwtHeaderKey, probed({ ...probe, fault: 'weak_key' }))).toEqual([]);
  });

  it('is not judged where the session has none', () => {
    expect(faults(apiJwtHeaderKey, unprobed({ jwt: 'no token' }))).toBe('no token');
  });
});
