import { defineConfig } from 'vitest/config';
import { SlowFirst } from './test/slow-first.ts';

/** Pure tests, many and short: they share a process, since starting one would take longer than the tests. */
const PURE = ['test/engine/*/checks/**/*.test.ts'];

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // Three on two cores: many tests wait for a poll or for another process half of their time.
    maxWorkers: 3,
    sequence: { sequencer: SlowFirst },
    coverage: { provider: 'v8', include: ['src/**'], reporter: ['text-summary', 'lcov'] },
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { name: 'situations', include: ['test/**/*.test.ts'], exclude: PURE } },
    ],
  },
});
