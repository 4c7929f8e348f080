import { describe, expect, it } from 'vitest';
import { apiMassAssignment } from '../../../../src/engine/api/accounts/mass-assignment.ts';
import { faults } from '../../../helpers/recorded.ts';
import { json, operation, probed, unprobed } from '../evidence.ts';

const probe = {
  kind: 'mass_assignment',
  operation: operation('/register', { id: 'POST /register', method: 'POST' }),
  exchange: json({ id: 1 }, '/register'),
  property: 'admin',
} as const;

describe('a right that a registration takes', () => {
  it('is reported once for an operation', () => {
    expect(faults(apiMassAssignment, probed(probe, probe))).toEqual(['POST /register high']);
  });

  it('is not reported for another fault', () => {
    const other = { kind: 'jwt', fault: 'weak_key', exchange: probe.exchange, detail: 'accepted' } as const;
    expect(faults(apiMassAssignment, probed(other))).toEqual([]);
  });

  it('is not looked for without an operation of the kind', () => {
    expect(faults(apiMassAssignment, unprobed({ mass_assignment: 'none of the kind' }))).toMatch(
      /none of the kind|could be requested/,
    );
  });
});
