import { defineConfig } from 'vitest/config';

/** Pure tests, many and short: they share a process, since starting one would take longer than the tests. */
const PURE = ['test/engine/*/checks/**/*.test.ts'];

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    coverage: { provider: 'v8', include: ['src/**'], reporter: ['text-summary', 'lcov'] },
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { name: 'situations', include: ['test/**/*.test.ts'], exclude: PURE } },
    ],
  },
});
