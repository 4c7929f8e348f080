import { describe, expect, it } from 'vitest';
import { apiVerbTampering } from '../../../../src/engine/api/access/verb-tampering.ts';
import { faults } from '../../../helpers/recorded.ts';
import { json, operation, probed, unprobed } from '../evidence.ts';

const probe = {
  kind: 'verb_tampering',
  operation: operation('/users'),
  exchange: json({ id: 1 }, '/users'),
  detail: 'HEAD returns 200',
} as const;

describe('an operation that HEAD reaches', () => {
  it('is reported once for an operation', () => {
    expect(faults(apiVerbTampering, probed(probe, probe))).toEqual(['GET /users low']);
  });

  it('is not reported for another fault', () => {
    const other = { kind: 'jwt', fault: 'weak_key', exchange: probe.exchange, detail: 'accepted' } as const;
    expect(faults(apiVerbTampering, probed(other))).toEqual([]);
  });

  it('is not looked for without an operation of the kind', () => {
    expect(faults(apiVerbTampering, unprobed({ verb_tampering: 'none of the kind' }))).toMatch(
      /none of the kind|could be requested/,
    );
  });
});
