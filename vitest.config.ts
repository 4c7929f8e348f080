import { defineConfig } from 'vitest/config';
import { FULL_FILES, filesOfGroup, laneOfRun } from './test/lanes.ts';
import { OrderOfFiles } from './test/order-of-files.ts';

const lane = laneOfRun();

export default defineConfig({
  test: {
    include: lane === 'full' ? filesOfGroup(process.env['SCAN_GATE_GROUP']) : ['test/**/*.test.ts'],
    exclude: lane === 'fast' ? [...FULL_FILES] : [],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // A process for each file would take longer to start than most of them run.
    isolate: false,
    // The full lane reads what the fast lane transformed.
    fsModuleCache: true,
    // Three on two cores: many tests wait for a poll or for another process half of their time.
    maxWorkers: 3,
    // Any order of files must do, and in the fast lane any order of the tests in a file.
    sequence: {
      sequencer: OrderOfFiles,
      shuffle: { tests: lane === 'fast' },
      seed: Number(process.env['SCAN_GATE_SHUFFLE'] ?? 29),
    },
    globalSetup: 'test/helpers/shared-run.ts',
    coverage: { provider: 'v8', include: ['src/**'], reporter: ['text-summary', 'lcov'] },
  },
});
