import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { Instrumented } from './instrument.ts';

const folder = process.env['MUTATION_FOLDER'] as string;
const { sources } = JSON.parse(readFileSync(join(folder, 'instrumented.json'), 'utf8')) as Instrumented;

/** The tests of one slice, for `npm run mutate`: all in one process, on sources with switches. */
export default defineConfig({
  plugins: [{ name: 'mutants', enforce: 'pre', load: (id) => sources[id.replace(/\?.*$/, '')] }],
  test: {
    include: JSON.parse(process.env['MUTATION_TESTS'] ?? '[]') as string[],
    runner: join(import.meta.dirname, 'runner.ts'),
    // The same tests run on PGlite, in this process.
    testNamePattern: /^(?!.*\(PostgreSQL\))/,
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    // The cache knows the content of files only, not what is loaded in their place.
    fsModuleCache: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    dangerouslyIgnoreUnhandledErrors: true,
    reporters: ['dot'],
  },
});
