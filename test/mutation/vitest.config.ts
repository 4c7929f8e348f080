import { defineConfig } from 'vitest/config';

/** The tests of one slice, for `npm run mutate`. */
export default defineConfig({
  test: {
    include: JSON.parse(process.env['MUTATION_TESTS'] ?? '[]') as string[],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
