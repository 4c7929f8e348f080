import { describe, expect, it } from 'vitest';
import { apiServerError } from '../../../../src/engine/api/data/server-error.ts';
import { faults } from '../../../helpers/recorded.ts';
import { json, operation, probed, unprobed } from '../evidence.ts';

const probe = {
  kind: 'server_error',
  operation: operation('/users'),
  exchange: json({ id: 1 }, '/users'),
  detail: '500 twice',
} as const;

describe('a server error', () => {
  it('is reported once for an operation', () => {
    expect(faults(apiServerError, probed(probe, probe))).toEqual(['GET /users info']);
  });

  it('is not reported for another fault', () => {
    const other = { kind: 'jwt', fault: 'weak_key', exchange: probe.exchange, detail: 'accepted' } as const;
    expect(faults(apiServerError, probed(other))).toEqual([]);
  });

  it('is not looked for without an operation of the kind', () => {
    expect(faults(apiServerError, unprobed({ server_error: 'none of the kind' }))).toMatch(
      /none of the kind|could be requested/,
    );
  });
});
