import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunnerTestCase, TestRunner } from 'vitest';
import { readJournal } from './journal.ts';

/** What instrumented sources share with the runner. The names are those of Stryker's instrumenter. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

/** Coverage of runs with a changed source, which does not count. */
const CHANGED = 'changed';
/** Evaluations of a changed place, as a multiple of those without the change, above which it is an endless loop. */
const HITS_FACTOR = 100;

/** Tests that take longer wait for the next pass, when most changes have been noticed. */
const quickMs = Number(process.env['MUTATION_QUICK_MS']);

const path = join(process.env['MUTATION_FOLDER'] as string, 'journal');
const note = (...entry: string[]): void => appendFileSync(path, `${entry.join(' ')}\n`);

const shared = globalThis as { __stryker__?: Switches; settled?: Set<string> };
shared.__stryker__ ??= { mutantCoverage: { static: {}, perTest: {} } };
const switches = shared.__stryker__;
/** Changes that a test noticed. */
const earlier = readJournal(path);
shared.settled ??= new Set(earlier.noticed);
const { settled } = shared;

/**
 * Runs each test once as it is, then again with each change of a place that it reaches and that no test noticed yet.
 * Modules are loaded once, so that a run takes no longer than the body of the test.
 */
export default class MutantRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const body = TestRunner.getTestFn(test);
    const { id } = test;
    if (earlier.finished.has(id)) return;
    switches.currentTestId = id;
    const started = performance.now();
    try {
      await body();
    } finally {
      switches.currentTestId = CHANGED;
    }
    const hits = switches.mutantCoverage.perTest[id] ?? {};
    if (Object.keys(hits).length > 0) note('covered', ...Object.keys(hits));
    if (performance.now() - started > quickMs) return;
    await this.#runChanged(test, body, hits);
    note('finished', id);
  }

  async #runChanged(test: RunnerTestCase, body: () => unknown, hits: Readonly<Record<string, number>>): Promise<void> {
    const open = Object.keys(hits).filter((mutant) => !settled.has(mutant));
    // A test that fails when it is run twice would notice everything.
    if (open.length === 0 || !(await this.#passes(test, body))) {
      if (open.length > 0) note('once', test.fullName.replace(/\s+/g, ' '));
      return;
    }
    for (const mutant of open) {
      note('start', mutant);
      switches.hitCount = 0;
      switches.hitLimit = HITS_FACTOR * (hits[mutant] ?? 1);
      switches.activeMutant = mutant;
      const passed = await this.#passes(test, body);
      switches.activeMutant = undefined;
      switches.hitCount = undefined;
      if (passed) continue;
      // The failure counts only if the unchanged source still passes; else the run before left something behind.
      if (!(await this.#passes(test, body))) {
        note('unsettled', mutant);
        return;
      }
      settled.add(mutant);
      note('noticed', mutant);
    }
    note('end');
  }

  async #passes(test: RunnerTestCase, body: () => unknown): Promise<boolean> {
    try {
      await body();
      this.onAfterTryTask(test);
      return test.result?.state !== 'fail';
    } catch {
      return false;
    } finally {
      if (test.result !== undefined) {
        test.result.state = 'run';
        delete test.result.errors;
      }
      test.context.expect.setState({ assertionCalls: 0 });
    }
  }

  override onAfterRunFiles(files: Parameters<TestRunner['onAfterRunFiles']>[0]): void {
    switches.currentTestId = undefined;
    note('loaded', ...Object.keys(switches.mutantCoverage.static));
    super.onAfterRunFiles(files);
  }
}
