import { expect, test } from 'vitest';
import { isId, newId } from '../../src/service/ids.ts';

test('ids sort in the order of creation, even within a millisecond or when the clock steps back', () => {
  const times = [1_000, 1_000, 999, 1_000, 1_001, 1_001, 500, 2_000].map((ms) => new Date(1_790_000_000_000 + ms));
  const ids = times.flatMap((time) => Array.from({ length: 50 }, () => newId('scn', time)));
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(isId('scn', id)).toBe(true);
});

test.each([
  '',
  'scn_',
  'scn_short',
  `tgt_${'0'.repeat(26)}`,
  `scn_${'0'.repeat(27)}`,
  `scn_${'A'.repeat(26)}`,
  `scn_${'0'.repeat(25)}\n`,
])('%j cannot be the id of a scan', (text) => {
  expect(isId('scn', text)).toBe(false);
});
