import { expect, it } from 'vitest';
import { routeTable } from '../../src/routes/route-table.ts';
import { filesOf } from './samples.ts';

it.each(['js', 'py', 'go', 'java', 'cs', 'php'])(
  'ends with hostile sources of %s',
  async (extension) => {
    const parts = ['/*', '"', '`', '((((', 'a.b(', '@', '[Route', "'\\", '<a', '{', 'a.', 'a(1).'];
    const files = parts.map((part, index) => [`routes/f${index}.${extension}`, part.repeat(50_000 / part.length)]);
    const started = performance.now();
    expect(await routeTable(filesOf(Object.fromEntries(files)))).toEqual([]);
    // Without its bounds an open comment or a chain takes minutes.
    expect(performance.now() - started).toBeLessThan(60_000);
  },
  120_000,
);
