import { describe, expect, it } from 'vitest';
import { apiBola } from '../../../../src/engine/api/access/bola.ts';
import { faults, judge } from '../../../helpers/recorded.ts';
import { json, operation, probed, unprobed } from '../evidence.ts';

const exchange = json({ owner: 'anna' }, '/orders/7');
const probe = { kind: 'object', operation: operation('/orders/{order_id}'), own: exchange, other: exchange } as const;

describe('an object of another user', () => {
  it('is reported once for an operation', () => {
    const one = { ...probe, namesOwner: true } as const;
    expect(faults(apiBola, probed(one, one))).toEqual(['GET /orders/{order_id} high']);
  });

  it('is doubtful with less proof', () => {
    const [draft] = judge(apiBola, probed({ ...probe, namesOwner: false }));
    expect(draft).toMatchObject({ confidence: 'tentative', rating: { severity: 'medium' } });
  });

  it('is not reported where it is refused, or where there is nobody to compare with', () => {
    expect(faults(apiBola, probed())).toEqual([]);
    expect(faults(apiBola, unprobed({ object: 'no login' }))).toBe('no login');
  });
});
