import type { Phase } from '../../core/budget.ts';
import type { ProbeContext } from '../../core/probe-context.ts';

export type Stop = 'time' | 'requests';

export const STOPS: Readonly<Record<Stop, string>> = {
  time: 'its time was used up',
  requests: 'its requests were used up',
};

/** Share of a turn for finding views; the rest is for proofs. */
const EXPLORE_SHARE = 0.55;
/** Milliseconds below which no further turn begins. */
const TURN_MIN_MS = 3_000;

/** How long a browser may work: in turns, each of which finds views first and proves then. */
export class BrowserTime {
  readonly #context: Pick<ProbeContext, 'room' | 'signal'>;
  #phase: Phase = 'browser';
  /** By `performance.now()`. */
  #end = 0;
  #exploreEnd = 0;

  constructor(context: Pick<ProbeContext, 'room' | 'signal'>) {
    this.#context = context;
  }

  /**
   * Begins with a share of what a phase has left. The first turn comes next.
   * @returns false if that is too little for a turn
   */
  begin(phase: Phase, share: number): boolean {
    this.#phase = phase;
    this.#end = performance.now() + this.#context.room(phase).milliseconds * share;
    return this.hasTurn();
  }

  /** @param share of the turn, for finding views */
  beginTurn(share = EXPLORE_SHARE): void {
    const now = performance.now();
    this.#exploreEnd = now + Math.max(0, this.#end - now) * share;
  }

  /** True if another turn is worth its while. */
  hasTurn(): boolean {
    return !this.#context.signal.aborted && this.hasRequests() && performance.now() + TURN_MIN_MS < this.#end;
  }

  hasRequests(): boolean {
    return this.#context.room(this.#phase).requests > 0;
  }

  /** Why no further view is to be opened, or null. */
  exploreStop(): Stop | null {
    return this.#stop(this.#exploreEnd);
  }

  /** Why nothing further is to be proven, or null. */
  proveStop(): Stop | null {
    return this.#stop(this.#end);
  }

  #stop(end: number): Stop | null {
    if (performance.now() >= end) return 'time';
    return this.hasRequests() ? null : 'requests';
  }
}
