import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { SLICES } from './slices.ts';

/**
 * Mutation tests: changes the sources of a slice one place at a time and runs the tests that reach the place. A change that no
 * test notices survives.
 *
 *   npm run mutate -- [slice ...] [--into survivors.json]
 *
 * Without a slice: all, which takes hours. Prints a table of scores and the survivors. Exit code 1 when a slice is below the
 * goal. Changes of constants that are computed once, when a module loads, are left out.
 */
const GOAL = 85;

const { values: flags, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string' } },
});
const unknown = wanted.filter((name) => !(name in SLICES));
if (unknown.length > 0) {
  console.error(`Unknown slice ${unknown.join(', ')}; there are ${Object.keys(SLICES).join(', ')}.`);
  process.exit(2);
}

const lines: string[] = [];
const survivors: string[] = [];
let isBelow = false;
for (const [name, slice] of Object.entries(SLICES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.env['MUTATION_TESTS'] = JSON.stringify(slice.tests);
  const started = performance.now();
  const results = await new Stryker({
    mutate: [...slice.mutate],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    ignorePatterns: ['dist', 'bench'],
    mutator: { excludedMutations: slice.texts === true ? [] : ['StringLiteral'] },
    reporters: ['progress'],
    logLevel: 'warn',
    timeoutMS: 20_000,
    concurrency: 2,
  } as ConstructorParameters<typeof Stryker>[0]).runMutationTest();
  const count = (...statuses: string[]): number => results.filter(({ status }) => statuses.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const missed = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const score = (100 * killed) / Math.max(1, killed + missed.length);
  isBelow ||= score < GOAL;
  for (const { fileName, location, mutatorName, replacement, status } of missed) {
    const place = `${relative(process.cwd(), fileName)}:${location.start.line}:${location.start.column}`;
    survivors.push(`${place} ${mutatorName} -> ${(replacement ?? '').replace(/\s+/g, ' ').slice(0, 80)} (${status})`);
  }
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  lines.push(
    `| ${name} | ${score.toFixed(1)} % | ${killed} | ${missed.length} | ${count('Ignored')} | ${minutes} min |`,
  );
}
for (const line of survivors) console.log(line);
if (flags.into !== undefined) writeFileSync(flags.into, `${JSON.stringify(survivors, null, 2)}\n`);
console.log(`\n| slice | score | killed | survived | constants | time |\n| --- | --- | --- | --- | --- | --- |`);
console.log(lines.join('\n'));
console.log(`\nThe goal is ${GOAL} %.`);
process.exitCode = isBelow ? 1 : 0;
