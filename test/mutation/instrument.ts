import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInstrumenter } from '@stryker-mutator/instrumenter';
import { createInjector } from 'typed-inject';
import type { Slice } from './slices.ts';

export interface Mutant {
  readonly id: string;
  /** `file:line:column kind -> replacement`. */
  readonly change: string;
}

export interface Instrumented {
  /** Sources by absolute path, with a switch at each place that can be changed. */
  readonly sources: Readonly<Record<string, string>>;
  readonly mutants: readonly Mutant[];
}

const no = (): boolean => false;
const silent = (): void => {};
const logger = {
  ...{ isTraceEnabled: no, isDebugEnabled: no, isInfoEnabled: no, isWarnEnabled: no, isErrorEnabled: no },
  ...{ isFatalEnabled: no, trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent },
};

/**
 * The sources of a slice with all changes built in, each behind a switch (`globalThis.__stryker__.activeMutant`).
 * @param every lists one change of so many
 */
export async function instrument(slice: Slice, every = slice.every ?? 1): Promise<Instrumented> {
  const files = [...new Set(slice.mutate.flatMap((glob) => globSync(glob)))].sort();
  const injector = createInjector()
    .provideValue('logger', logger)
    .provideValue('getLogger', () => logger);
  const { files: written, mutants } = await injector.injectFunction(createInstrumenter).instrument(
    files.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') })),
    { plugins: null, ignorers: [], excludedMutations: slice.texts === true ? [] : ['StringLiteral'] },
  );
  return {
    sources: Object.fromEntries(written.map(({ name, content }) => [resolve(name), content])),
    mutants: mutants
      .filter(({ statusReason }, index) => statusReason === undefined && index % every === 0)
      .map(({ id, fileName, location, mutatorName, replacement }) => ({
        id,
        change: `${fileName}:${location.start.line + 1}:${location.start.column + 1} ${mutatorName} -> ${replacement.replace(/\s+/g, ' ').slice(0, 100)}`,
      })),
  };
}
