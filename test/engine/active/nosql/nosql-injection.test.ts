import { describe, expect, it } from 'vitest';
import { activeNosqlInjection } from '../../../../src/engine/active/nosql/nosql-injection.ts';
import { draftsOf, probe } from '../checks/probes.ts';

/** Keys of what is found with these responses to the operators in their order. */
function found(eq: string, ne: string, inside: string, outside: string, unknown: string): string[] {
  const bodies = [
    ['baseline', 'oak'],
    ['baseline', 'oak'],
    ['true: $eq', eq],
    ['false', ne],
    ['true: $in', inside],
    ['false', outside],
    ['nonsense', unknown],
  ] as const;
  const probes = bodies.map(([step, body]) => probe('nosql-injection', step, 'oak', { body }));
  return draftsOf(activeNosqlInjection, ...probes).map(({ key }) => key);
}

describe('active.nosql-injection', () => {
  it('reports operators that have their meaning', () => {
    expect(found('oak', 'ash', 'oak', 'ash', 'error')).toEqual(['GET /find q']);
  });

  it.each([
    ['a program that takes any list for its first value', 'oak', 'oak', 'oak', 'oak', 'oak'],
    ['a program that knows no lists', 'none', 'none', 'none', 'none', 'none'],
    ['an unknown operator with the same effect', 'oak', 'ash', 'oak', 'ash', 'oak'],
    ['one operator that has no meaning', 'oak', 'ash', 'none', 'ash', 'error'],
  ])('is silent on %s', (_name, eq, ne, inside, outside, unknown) => {
    expect(found(eq, ne, inside, outside, unknown)).toEqual([]);
  });
});
