import { describe, expect, it } from 'vitest';
import { activeSqliBoolean } from '../../../../src/engine/active/sql/sqli-boolean.ts';
import { draftsOf, probe } from '../checks/probes.ts';

const FOUND = '<li>Oak</li>';
const NONE = 'Nothing';

/** What is found with these responses to `step payload`. */
function found(responses: readonly (readonly [step: string, payload: string, body: string])[]): (string | undefined)[] {
  const probes = responses.map(([step, payload, body]) => probe('sqli-boolean', step, payload, { body }));
  return draftsOf(activeSqliBoolean, ...probes).map(({ key, confidence }) => `${key}: ${confidence}`);
}

const BASELINES = [
  ['baseline', '7', FOUND],
  ['baseline', '7', FOUND],
] as const;
const NONSENSE = ['nonsense', '7 AMD 1111=1111', NONE] as const;
const TRUE = (number: number, body = FOUND) => ['true: a number', `7 AND ${number}=${number}`, body] as const;
const FALSE = (number: number, body = NONE) => ['false', `7 AND ${number}=1234`, body] as const;

describe('active.sqli-boolean', () => {
  it('reports responses that follow all equations, with more certainty the more there are', () => {
    const four = [...BASELINES, NONSENSE, TRUE(2222), FALSE(3333), TRUE(4444), FALSE(5555)];
    expect(found(four)).toEqual(['GET /find q: firm']);
    expect(found([...four, TRUE(6666), FALSE(7777)])).toEqual(['GET /find q: certain']);
  });

  it('takes what a page repeats of the value for nothing', () => {
    const repeat = (payload: string, body: string) => `<h1>${payload}</h1>${body}`;
    const rows = [...BASELINES, NONSENSE, TRUE(2222), FALSE(3333), TRUE(4444), FALSE(5555)];
    expect(found(rows.map(([step, payload, body]) => [step, payload, repeat(payload, body)]))).toHaveLength(1);
    expect(found(rows.map(([step, payload]) => [step, payload, repeat(payload, FOUND)]))).toEqual([]);
  });

  it.each([
    [
      'one equation that is not followed',
      [...BASELINES, NONSENSE, TRUE(2222), FALSE(3333), TRUE(4444), FALSE(5555, FOUND)],
    ],
    ['three equations', [...BASELINES, NONSENSE, TRUE(2222), FALSE(3333), TRUE(4444)]],
    [
      'a word that is no operator and has the same effect',
      [...BASELINES, ['nonsense', '7 AMD 1=1', FOUND] as const, TRUE(2222), FALSE(3333), TRUE(4444), FALSE(5555)],
    ],
    [
      'a page that changes by itself',
      [
        ['baseline', '7', FOUND],
        ['baseline', '7', NONE],
        NONSENSE,
        TRUE(2222),
        FALSE(3333),
        TRUE(4444),
        FALSE(5555),
      ] as const,
    ],
    ['a missing control', [...BASELINES, TRUE(2222), FALSE(3333), TRUE(4444), FALSE(5555)]],
  ])('is silent on %s', (_name, responses) => {
    expect(found(responses)).toEqual([]);
  });
});
