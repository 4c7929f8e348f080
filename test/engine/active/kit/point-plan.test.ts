import { describe, expect, it } from 'vitest';
import { type PlannedPoint, PointPlan } from '../../../../src/engine/active/kit/point-plan.ts';

function point(shape: string, name: string, isNamed = false): PlannedPoint {
  const request = { method: 'GET', url: `http://site.example/${name}`, query: [['q', '1']] } as const;
  return { point: { kind: 'query', name: 'q', request, baseline: '1' }, role: 'parameter', shape, isNamed };
}

const nameOf = ({ point: { request } }: PlannedPoint) => request.url.slice('http://site.example/'.length);

/** The names in the order of the plan, round by round, where each point shows what `behaviour` says. */
function rounds(points: readonly PlannedPoint[], behaviour: (name: string) => string, max = 100): string[][] {
  const plan = new PointPlan(points);
  const order: string[][] = [];
  for (let round = plan.next(); round.length > 0 && order.length < max; round = plan.next()) {
    order.push(round.map(nameOf));
    for (const planned of round) plan.cover(planned, behaviour(nameOf(planned)));
  }
  return order;
}

const level = (shape: string, count: number) =>
  Array.from({ length: count }, (_item, index) => point(shape, `${shape}${index + 1}`));

describe('the order of insertion points', () => {
  it('begins with one of each shape, and with all that the user named', () => {
    const points = [...level('a', 3), ...level('b', 2), point('a', 'named', true), point('c', 'own', true)];
    expect(rounds(points, () => 'same')[0]).toEqual(['named', 'own', 'a1', 'b1']);
  });

  it('goes on with siblings in turn, and with those of a settled shape last', () => {
    const [first, second, ...others] = rounds([...level('a', 6), ...level('b', 6)], (name) =>
      name.startsWith('a') ? 'same' : name,
    );
    expect(first).toEqual(['a1', 'b1']);
    expect(second).toEqual(['a2', 'b2', 'a3', 'b3']);
    // Three of `a` behaved alike: `b`, of which each is different, comes first.
    expect(others).toEqual([['b4', 'b5'], ['b6'], ['a4', 'a5', 'a6']]);
  });

  it('tests each point once, and never more than 16 in a round', () => {
    const points = Array.from({ length: 60 }, (_item, index) => point(`shape ${index}`, `p${index}`));
    const order = rounds(points, () => 'same');
    expect(order.map(({ length }) => length)).toEqual([16, 16, 16, 12]);
    expect(new Set(order.flat()).size).toBe(60);
  });
});

describe('what was left out', () => {
  it('adds up, by reason', () => {
    const plan = new PointPlan([...level('a', 10), ...level('b', 10)]);
    for (const name of ['a1 b1', 'a2 b2 a3 b3']) {
      const round = plan.next();
      expect(round.map(nameOf).join(' ')).toBe(name);
      for (const planned of round)
        if (nameOf(planned) === 'b3') plan.miss('not_reached');
        else plan.cover(planned, planned.shape === 'a' ? 'same' : nameOf(planned));
    }
    expect(plan.reach('time')).toEqual({
      known: 20,
      covered: 5,
      left_out: [
        { reason: 'time', count: 7 },
        { reason: 'folded', count: 7 },
        { reason: 'not_reached', count: 1 },
      ],
    });
  });

  it('counts a point that the end of the time cut', () => {
    const plan = new PointPlan(level('a', 2));
    const [first] = plan.next();
    if (first !== undefined) plan.cover(first, 'x');
    plan.miss('time');
    expect(plan.reach('time')).toEqual({ known: 2, covered: 1, left_out: [{ reason: 'time', count: 1 }] });
  });

  it('is nothing when all were tested', () => {
    const plan = new PointPlan(level('a', 1));
    for (const planned of plan.next()) plan.cover(planned, 'x');
    expect(plan.next()).toEqual([]);
    expect(plan.reach(null)).toEqual({ known: 1, covered: 1, left_out: [] });
  });
});
