import type { EngineProgress, ScanPhase } from '../shared/scan-progress.ts';
import type { Budget } from './core/budget.ts';
import type { EvidenceKind } from './core/evidence/map.ts';

/** Evidence that takes a phase of its own, in the order in which it becomes complete. */
const PHASES = [
  ['crawl', 'crawl'],
  ['views', 'browser'],
  ['active', 'probe'],
  ['access', 'probe'],
] as const satisfies readonly (readonly [EvidenceKind, ScanPhase])[];

/** Reports what a scan is doing. Gatherers start together and wait for each other: the phase is the first that is not complete. */
export class ProgressMeter {
  readonly #report: (progress: EngineProgress) => void;
  readonly #budget: Budget;
  readonly #open = new Set<EvidenceKind>();
  #phase: ScanPhase = 'connect';
  #findings = 0;

  constructor(report: (progress: EngineProgress) => void, budget: Budget) {
    this.#report = report;
    this.#budget = budget;
  }

  enter(phase: ScanPhase): void {
    this.#phase = phase;
    this.tick();
  }

  follow(kind: EvidenceKind, complete: Promise<unknown>): void {
    this.#open.add(kind);
    void complete.then(() => {
      this.#open.delete(kind);
      this.#advance();
    });
  }

  /** All gatherers have started. */
  followed(): void {
    this.#advance();
  }

  found(findings: number): void {
    this.#findings = findings;
    this.tick();
  }

  tick(): void {
    const { requests, requestsMax } = this.#budget;
    this.#report({ phase: this.#phase, requests, requestsMax, findings: this.#findings });
  }

  #advance(): void {
    this.enter(PHASES.find(([kind]) => this.#open.has(kind))?.[1] ?? 'check');
  }
}
