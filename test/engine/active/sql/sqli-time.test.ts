import { describe, expect, it } from 'vitest';
import { activeSqliTime } from '../../../../src/engine/active/sql/sqli-time.ts';
import { draftsOf, probe } from '../checks/probes.ts';

/** Keys of what is found with these rounds of requested and measured seconds. */
function found(...rounds: readonly (readonly [requested: number, measured: number])[]): string[] {
  const probes = rounds.map(([requested, measured]) =>
    probe(
      'sqli-time',
      `round: ${requested} ${measured.toFixed(3)} PostgreSQL`,
      '7 AND 1=(SELECT 1 FROM pg_sleep(0.8))',
      {},
    ),
  );
  return draftsOf(activeSqliTime, ...probes).map(({ key }) => key);
}

const USUAL = [0, 0.05] as const;

describe('active.sqli-time', () => {
  it('reports responses that come as late as requested', () => {
    expect(found(USUAL, [1.2, 1.26], USUAL, [0.6, 0.64], USUAL, [1.4, 1.45], USUAL, [0.8, 0.86])).toEqual([
      'GET /find q',
    ]);
  });

  it.each<readonly [name: string, rounds: readonly (readonly [number, number])[]]>([
    ['one that is too early', [USUAL, [1.2, 0.9], USUAL, [0.6, 0.64], USUAL, [1.4, 1.45], USUAL, [0.8, 0.86]]],
    ['the same delay each time', [USUAL, [1.2, 1.41], USUAL, [0.6, 1.41], USUAL, [1.4, 1.41], USUAL, [0.8, 1.41]]],
    [
      'a delay where none was requested',
      [[0, 1.1], [1.2, 1.26], USUAL, [0.6, 0.64], USUAL, [1.4, 1.2], USUAL, [0.8, 0.7]],
    ],
    ['too few rounds', [USUAL, [1.2, 1.26], USUAL, [0.6, 0.64]]],
  ])('is silent on %s', (_name, rounds) => {
    expect(found(...rounds)).toEqual([]);
  });
});
