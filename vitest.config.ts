import { defineConfig } from 'vitest/config';
import { FULL_FILES, filesOfGroup, laneOfRun, SHARED_PROCESS } from './test/lanes.ts';
import { SlowFirst } from './test/slow-first.ts';

const EVERY = 'test/**/*.test.ts';
const lane = laneOfRun();
const seed = process.env['SCAN_GATE_SHUFFLE'] ?? '';
const excluded = lane === 'fast' ? FULL_FILES : [];

/** Tests that share a process with others, and tests that have one for each file. */
function projects() {
  if (lane === 'full') return [{ name: 'situations', include: filesOfGroup(process.env['SCAN_GATE_GROUP']) }];
  return [
    { name: 'shared', include: [...SHARED_PROCESS], exclude: [...excluded], isolate: false },
    { name: 'situations', include: [EVERY], exclude: [...SHARED_PROCESS, ...excluded] },
  ];
}

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // Three on two cores: many tests wait for a poll or for another process half of their time.
    maxWorkers: 3,
    // `npm run test:shuffle`: any order of files, and of tests in a file, must do. The value is the seed, which vitest prints.
    sequence: seed === '' ? { sequencer: SlowFirst } : { shuffle: true, seed: Number(seed) },
    globalSetup: 'test/helpers/shared-run.ts',
    coverage: { provider: 'v8', include: ['src/**'], reporter: ['text-summary', 'lcov'] },
    projects: projects().map((test) => ({ extends: true as const, test })),
  },
});
