import { systemClock } from '../shared/clock.ts';
import { plural } from '../shared/text.ts';
import { type Problem, problem, problemOf } from './model/errors.ts';
import { type GateResult, type GateSettings, type PlannedScan, planScans, type RunContext } from './model/model.ts';
import { awaitScans, type EndedScan } from './scan/await-scans.ts';
import { checkBudget, usageOf } from './scan/budget.ts';
import { type CollectedScan, cancelScans, collectResults, unfinishedIds } from './scan/collect.ts';
import { createScans } from './scan/create-scans.ts';
import type { Baseline, GateDependencies, GateProgress } from './scan/gate-dependencies.ts';
import { EMBEDDED_PROFILE, REMOTE_PROFILE } from './scan/poll.ts';
import type { SubmittedScan } from './scan/submit.ts';
import { createTargetProbe, type TargetProbe } from './scan/target-probe.ts';
import { waitForTargets } from './scan/wait-for-targets.ts';
import {
  assemble,
  inPlanOrder,
  notSubmitted,
  type RunFacts,
  startedScan,
  unjudged,
  withoutResults,
} from './verdict/assemble.ts';
import { namedChecks } from './verdict/mistyped-checks.ts';

/** Maximum time to read results after the deadline, in milliseconds. */
const GRACE_MS = 60_000;
/** Maximum time to cancel scans after an abort, in milliseconds: the runner kills the job soon after its signal. */
const ABORT_CANCEL_MS = 2_500;

/**
 * The pipeline from settings to verdict: plan, budget, wait for the targets, register, prove ownership, create or resume
 * the scans, await them, read the results, compare, judge.
 *
 * Errors of the service or a target and aborts do not throw: they are part of the verdict. Publishes nothing.
 */
export async function runGate(
  settings: GateSettings,
  run: RunContext,
  dependencies: GateDependencies,
): Promise<GateResult> {
  const gate = new GateRun(settings, run, dependencies);
  try {
    return await gate.run();
  } finally {
    gate.dispose();
  }
}

/** One run. The stages share its signals, warnings and intermediate results. */
class GateRun {
  readonly #settings: GateSettings;
  readonly #run: RunContext;
  readonly #deps: GateDependencies;
  readonly #clock;
  readonly #startedAt: number;
  readonly #abort: AbortSignal;
  /** Aborted by the user or at the deadline. */
  readonly #signal: AbortSignal;
  readonly #warnings: string[];
  readonly #plan: readonly PlannedScan[];
  readonly #probe: TargetProbe;
  readonly #closeProbe: () => Promise<void>;
  #targetIds: ReadonlyMap<string, string> = new Map();
  #plannedTokens: number | null = null;
  #reused = false;

  constructor(settings: GateSettings, run: RunContext, deps: GateDependencies) {
    this.#settings = settings;
    this.#run = run;
    this.#deps = deps;
    this.#clock = deps.clock ?? systemClock;
    this.#warnings = [...settings.policyOrigin.warnings];
    this.#startedAt = this.#clock.now();
    this.#abort = deps.signal ?? new AbortController().signal;
    this.#signal = AbortSignal.any([this.#abort, AbortSignal.timeout(settings.timeoutMs)]);
    this.#plan = planScans(settings.targets);
    const own =
      deps.targetProbe === undefined ? createTargetProbe(deps.service === 'embedded' ? 'none' : 'environment') : null;
    this.#probe = deps.targetProbe ?? (own as TargetProbe);
    this.#closeProbe = own?.close ?? (() => Promise.resolve());
  }

  dispose(): void {
    // There is no need to wait for idle connections of the probe.
    this.#closeProbe().catch(() => undefined);
  }

  async run(): Promise<GateResult> {
    try {
      const blocked = await this.#preflight();
      if (blocked !== null) return blocked;
      const unready = await this.#waitForTargets();
      const ready = this.#plan.filter((scan) => !unready.has(scan.target));
      const skipped = this.#plan.flatMap((scan) => {
        const why = unready.get(scan.target);
        return why === undefined ? [] : [notSubmitted(scan, why)];
      });
      const submitted = await this.#create(ready);
      if (!this.#settings.wait) return this.#started(skipped, submitted);
      const ended = await this.#await(submitted);
      await this.#cancelUnfinished(ended);
      const collected = await this.#collect(ended);
      return await this.#conclude(inPlanOrder([...skipped, ...collected]));
    } catch (error) {
      return this.#conclude(this.#plan.map((scan) => notSubmitted(scan, this.#interruption(error))));
    }
  }

  /** Dry run and budget. */
  async #preflight(): Promise<GateResult | null> {
    const { maxTokens, dryRun } = this.#settings;
    if (maxTokens === 0 && !dryRun) return null;
    const budget = await checkBudget(this.#deps.client, this.#plan, maxTokens, this.#signal);
    this.#plannedTokens = budget.planned;
    if (dryRun) {
      const price = `for ${budget.planned ?? 'an unknown number of'} tokens`;
      // Tokens of the embedded service end with the job: their number means nothing.
      const cost = this.#deps.service === 'embedded' ? '' : ` ${price}`;
      const message = `Dry run: ${plural(this.#plan.length, 'scan')} would be created${cost}. Nothing was scanned.`;
      const reasons = [{ code: null, message }, ...(budget.problem === null ? [] : [budget.problem])];
      return unjudged(this.#facts([], budget.balance), reasons);
    }
    const { problem: why } = budget;
    if (why === null) return null;
    return this.#conclude(this.#plan.map((scan) => notSubmitted(scan, why)));
  }

  #waitForTargets(): Promise<ReadonlyMap<unknown, Problem>> {
    return waitForTargets({
      targets: this.#settings.targets,
      probe: this.#probe,
      waitMs: this.#settings.waitForTargetMs,
      clock: this.#clock,
      signal: this.#signal,
      service: this.#deps.service,
      progress: this.#report,
    });
  }

  async #create(ready: readonly PlannedScan[]): Promise<readonly SubmittedScan[]> {
    if (ready.length === 0) return [];
    const created = await createScans({
      plan: ready,
      settings: this.#settings,
      run: this.#run,
      dependencies: this.#deps,
      signal: this.#signal,
      report: this.#report,
    });
    this.#reused = created.reused;
    this.#targetIds = created.targetIds;
    return created.scans;
  }

  #await(submitted: readonly SubmittedScan[]): Promise<EndedScan[]> {
    const refused = this.#settings.failFast && submitted.some((scan) => scan.scanId === null);
    return awaitScans({
      client: this.#deps.client,
      scans: submitted,
      clock: this.#clock,
      signal: this.#abort,
      requestSignal: this.#signal,
      deadline: refused ? this.#clock.now() : this.#startedAt + this.#settings.timeoutMs,
      profile: this.#deps.service === 'embedded' ? EMBEDDED_PROFILE : REMOTE_PROFILE,
      floorMs: this.#settings.pollIntervalMs,
      failFast: this.#settings.failFast,
      progress: this.#report,
    });
  }

  /** Scans that are no longer awaited must not use more time and tokens. */
  async #cancelUnfinished(ended: readonly EndedScan[]): Promise<void> {
    if (this.#abort.aborted && !this.#settings.cancelOnAbort) return;
    const ids = unfinishedIds(ended);
    if (ids.length === 0) return;
    const cancelled = await cancelScans(this.#deps.client, ids, this.#abort.aborted ? ABORT_CANCEL_MS : 10_000);
    this.#report({ type: 'cancelled', scanIds: cancelled });
  }

  async #collect(ended: readonly EndedScan[]): Promise<CollectedScan[]> {
    if (this.#abort.aborted) return ended.map(withoutResults);
    const grace = AbortSignal.any([this.#abort, AbortSignal.timeout(GRACE_MS + ended.length * 1_000)]);
    const collected = await collectResults(this.#deps.client, ended, grace, () => this.#clock.now());
    this.#report({ type: 'collected', findings: collected.reduce((sum, scan) => sum + scan.findings.length, 0) });
    return collected;
  }

  async #conclude(scans: readonly CollectedScan[]): Promise<GateResult> {
    const remaining = await this.#tokensRemaining(scans);
    const baseline = await this.#baseline(scans);
    return assemble({ ...this.#facts(scans, remaining), baseline, checkIds: await this.#checkIds(scans) });
  }

  #started(skipped: readonly CollectedScan[], submitted: readonly SubmittedScan[]): GateResult {
    const scans = submitted.map(startedScan);
    const all = inPlanOrder([...skipped, ...scans]);
    const refused = all.filter((scan) => scan.ended.problem !== null);
    if (refused.length > 0) return assemble(this.#facts(all, null));
    const message = `Started ${plural(scans.length, 'scan')}; wait is false, so there is no verdict.`;
    return unjudged(this.#facts(all, null), [{ code: null, message }]);
  }

  async #tokensRemaining(scans: readonly CollectedScan[]): Promise<number | null> {
    if (this.#abort.aborted || scans.every((scan) => scan.ended.scanId === null)) return null;
    try {
      const signal = AbortSignal.any([this.#abort, AbortSignal.timeout(5_000)]);
      return (await usageOf(this.#deps.client, signal))?.balance ?? null;
    } catch {
      return null;
    }
  }

  async #baseline(scans: readonly CollectedScan[]): Promise<Baseline | null> {
    if (this.#deps.baseline === undefined || this.#abort.aborted) return null;
    if (scans.every((scan) => scan.ended.scanId === null)) return null;
    try {
      return await this.#deps.baseline();
    } catch (error) {
      this.#report({ type: 'warning', message: problemOf(error, 'The baseline could not be read').message });
      return null;
    }
  }

  async #checkIds(scans: readonly CollectedScan[]): Promise<readonly string[] | null> {
    if (this.#abort.aborted || namedChecks(scans, this.#settings.policy).length === 0) return null;
    return (await this.#deps.checkIds?.()) ?? null;
  }

  /** Why the pipeline stopped before there were scans to await. */
  #interruption(error: unknown): Problem {
    if (this.#abort.aborted) return problem('aborted', 'The run was stopped before the scans were created.');
    if (this.#signal.aborted)
      return problem('scan_timed_out', 'timeout-minutes elapsed before the scans were created.');
    return problemOf(error, 'The scans could not be created');
  }

  #facts(scans: readonly CollectedScan[], tokensRemaining: number | null): RunFacts {
    return {
      settings: this.#settings,
      run: this.#run,
      service: this.#deps.service,
      scans,
      targetIds: this.#targetIds,
      baseline: null,
      checkIds: null,
      aborted: this.#abort.aborted,
      reused: this.#reused,
      plannedTokens: this.#plannedTokens,
      tokensRemaining,
      warnings: this.#warnings,
      sourceOf: this.#deps.sourceOf,
      startedAt: this.#startedAt,
      now: this.#clock.now(),
      serviceReadyMs: this.#deps.serviceReadyMs ?? null,
    };
  }

  readonly #report = (event: GateProgress): void => {
    if (event.type === 'warning') this.#warnings.push(event.message);
    this.#deps.progress?.(event);
  };
}
