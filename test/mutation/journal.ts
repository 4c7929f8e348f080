import { existsSync, readFileSync } from 'node:fs';

/** File with which the runner asks for the end of the run. */
export const OVER = 'over';

export interface Journal {
  /** Mutants that a test noticed. */
  readonly noticed: ReadonlySet<string>;
  /** Mutants in code that a test reaches. */
  readonly covered: ReadonlySet<string>;
  /** Mutants in code that runs when a module loads or in a hook. */
  readonly loaded: ReadonlySet<string>;
  /** Ids of tests that ran with all changes. */
  readonly finished: ReadonlySet<string>;
  /** Test and change, for each that passed. */
  readonly passed: ReadonlySet<string>;
  /** Names of tests that cannot be run twice. */
  readonly once: ReadonlySet<string>;
  /** The mutant that was active when the process ended early; null if it ended regularly. */
  readonly active: string | null;
}

/** What the runs of the tests wrote down so far. */
export function readJournal(path: string): Journal {
  const sets = {
    noticed: new Set<string>(),
    covered: new Set<string>(),
    loaded: new Set<string>(),
    finished: new Set<string>(),
    passed: new Set<string>(),
    once: new Set<string>(),
  };
  let active: string | null = null;
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  for (const line of lines) {
    const [word = '', ...rest] = line.split(' ');
    if (word === 'start') active = rest[0] ?? null;
    else if (['end', 'noticed', 'passed'].includes(word)) active = null;
    if (word === 'once' || word === 'passed') sets[word].add(rest.join(' '));
    else if (Object.hasOwn(sets, word)) for (const id of rest) sets[word as keyof typeof sets].add(id);
  }
  return { ...sets, active };
}
