import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest';
import type { Instrumented } from './instrument.ts';
import { OVER, readJournal } from './journal.ts';

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

/** A changed test may take that many times as long as the unchanged one, and not less than these milliseconds. */
const SLOWER_FACTOR = 10;
const SLOWEST_MS = 3_000;

/** Tests that take longer wait for the next pass, when most changes have been noticed. */
const quickMs = Number(process.env['MUTATION_QUICK_MS']);

const folder = process.env['MUTATION_FOLDER'] as string;
const path = join(folder, 'journal');
/** Changes to try. */
const wanted = new Set(
  (JSON.parse(readFileSync(join(folder, 'instrumented.json'), 'utf8')) as Instrumented).mutants.map(({ id }) => id),
);
const note = (...entry: string[]): void => appendFileSync(path, `${entry.join(' ')}\n`);

const shared = globalThis as { __stryker__?: Switches; settled?: Set<string> };
shared.__stryker__ ??= { mutantCoverage: { static: {}, perTest: {} } };
const switches = shared.__stryker__;
/** Changes that a test noticed. */
const earlier = readJournal(path);
// The worker before this one died in a change.
if (earlier.active !== null) await endRun();
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
    const tookMs = performance.now() - started;
    const hits = switches.mutantCoverage.perTest[id] ?? {};
    if (Object.keys(hits).length > 0) note('covered', ...Object.keys(hits));
    if (tookMs > quickMs) return;
    await this.#runChanged(test, body, hits, tookMs);
    note('finished', id);
  }

  async #runChanged(
    test: RunnerTestCase,
    body: () => unknown,
    hits: Readonly<Record<string, number>>,
    tookMs: number,
  ): Promise<void> {
    const limitMs = Math.max(SLOWEST_MS, SLOWER_FACTOR * tookMs);
    const open = Object.keys(hits).filter((mutant) => wanted.has(mutant) && !settled.has(mutant));
    // A test that fails when it is run again would notice everything.
    if (open.length === 0) return;
    if (!(await this.#passes(test, body)) || !(await this.#passes(test, body))) {
      note('once', test.fullName.replace(/\s+/g, ' '));
      return;
    }
    let isFirst = true;
    for (const mutant of open) {
      if (earlier.passed.has(`${test.id} ${mutant}`)) continue;
      if (await this.#survives(test, body, mutant, { hits: hits[mutant] ?? 1, limitMs })) {
        note('passed', test.id, mutant);
        isFirst = false;
        continue;
      }
      // Something left behind fails the unchanged source too. Only the first change is certain to be its cause: others start the next run.
      if (!(await this.#passes(test, body)) && !(await this.#passes(test, body))) {
        if (!isFirst) note('end');
        await endRun();
      }
      isFirst = false;
      settled.add(mutant);
      note('noticed', mutant);
    }
    note('end');
  }

  /** True if the test passes with the change. */
  async #survives(
    test: RunnerTestCase,
    body: () => unknown,
    mutant: string,
    { hits, limitMs }: { readonly hits: number; readonly limitMs: number },
  ): Promise<boolean> {
    note('start', mutant);
    switches.hitCount = 0;
    switches.hitLimit = HITS_FACTOR * hits;
    // A test that hangs ends the run with the change active, which counts as noticed.
    let isOver = false;
    const limit = setTimeout(() => {
      isOver = true;
      void endRun();
    }, limitMs);
    const passed = await this.#passes(test, body, mutant);
    clearTimeout(limit);
    if (isOver) await endRun();
    switches.hitCount = undefined;
    return passed;
  }

  /** Runs the test again, with its hooks. @param mutant the change that is active in the body, none in the hooks */
  async #passes(test: RunnerTestCase, body: () => unknown, mutant?: string): Promise<boolean> {
    await cleanUp(test);
    for (const { beforeEach } of suitesOf(test).map(TestRunner.getSuiteHooks))
      for (const hook of beforeEach ?? []) await hook(test.context, test.suite ?? test.file);
    try {
      switches.activeMutant = mutant;
      await body();
      this.onAfterTryTask(test);
      return test.result?.state !== 'fail';
    } catch {
      return false;
    } finally {
      switches.activeMutant = undefined;
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

/** Asks index.ts to end vitest, which would continue with the next file: the rest of this one is for the next run. */
function endRun(): Promise<never> {
  writeFileSync(join(folder, OVER), '');
  return new Promise(() => {});
}

/** The suites of a test, the outermost first. */
function suitesOf(test: RunnerTestCase): RunnerTestSuite[] {
  const suites: RunnerTestSuite[] = [];
  for (let suite = test.suite ?? test.file; ; suite = suite.suite ?? suite.file) {
    suites.unshift(suite);
    if (suite === suite.file) return suites;
  }
}

/** Does what vitest does after a test. */
async function cleanUp(test: RunnerTestCase): Promise<void> {
  for (const { afterEach } of suitesOf(test).reverse().map(TestRunner.getSuiteHooks))
    for (const hook of [...(afterEach ?? [])].reverse()) await hook(test.context, test.suite ?? test.file);
  const { onFinished = [] } = test as { onFinished?: ((context: unknown) => unknown)[] };
  for (const handler of onFinished.splice(0).reverse()) {
    try {
      await handler(test.context);
    } catch {
      // Also complains of assertions that a changed source left unfinished.
    }
  }
}
