import { describe, expect, it } from 'vitest';
import { apiBfla } from '../../../../src/engine/api/access/bfla.ts';
import { faults, judge } from '../../../helpers/recorded.ts';
import { json, operation, probed, unprobed } from '../evidence.ts';

const exchange = json({ owner: 'anna' }, '/orders/7');
const probe = { kind: 'function', operation: operation('/orders/{order_id}'), own: exchange, other: exchange } as const;

describe('an operation for administrators', () => {
  it('is reported once for an operation', () => {
    const one = { ...probe, isLikeAdmin: true } as const;
    expect(faults(apiBfla, probed(one, one))).toEqual(['GET /orders/{order_id} high']);
  });

  it('is doubtful with less proof', () => {
    const [draft] = judge(apiBfla, probed({ ...probe, isLikeAdmin: false }));
    expect(draft).toMatchObject({ confidence: 'tentative', rating: { severity: 'medium' } });
  });

  it('is not reported where it is refused, or where there is nobody to compare with', () => {
    expect(faults(apiBfla, probed())).toEqual([]);
    expect(faults(apiBfla, unprobed({ function: 'no login' }))).toBe('no login');
  });
});
