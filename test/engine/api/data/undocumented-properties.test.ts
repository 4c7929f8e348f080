import { describe, expect, it } from 'vitest';
import { apiUndocumentedProperties } from '../../../../src/engine/api/data/undocumented-properties.ts';
import { faults } from '../../../helpers/recorded.ts';
import { json, operation, probed, unprobed } from '../evidence.ts';

const probe = {
  kind: 'undocumented_properties',
  operation: operation('/users'),
  exchange: json({ id: 1 }, '/users'),
  properties: ['margin'],
} as const;

describe('a property that a closed schema lacks', () => {
  it('is reported once for an operation', () => {
    expect(faults(apiUndocumentedProperties, probed(probe, probe))).toEqual(['GET /users info']);
  });

  it('is not reported for another fault', () => {
    const other = { kind: 'jwt', fault: 'weak_key', exchange: probe.exchange, detail: 'accepted' } as const;
    expect(faults(apiUndocumentedProperties, probed(other))).toEqual([]);
  });

  it('is not looked for without an operation of the kind', () => {
    expect(faults(apiUndocumentedProperties, unprobed({ undocumented_properties: 'none of the kind' }))).toMatch(
      /none of the kind|could be requested/,
    );
  });
});
