import type { ScanType } from '../../contract/primitives.ts';
import type { ScanBudget } from '../../contract/report.ts';

export interface BudgetLimits {
  /** HTTP requests sent. */
  readonly requests: number;
  /** Raw TCP connections of the TLS, port and detection probes. */
  readonly connections: number;
  /** Decoded bytes of response bodies that were read. */
  readonly bytes: number;
  /** Wall clock. */
  readonly seconds: number;
}

const MEBIBYTE = 1024 * 1024;

/**
 * Hard limits per scan type. The seconds limit a scan; requests and connections only protect the site. These are the limits for
 * public hosts; loopback and private hosts get more requests.
 */
export const BUDGETS: Readonly<Record<ScanType, BudgetLimits>> = {
  quick: { requests: 60, connections: 45, bytes: 16 * MEBIBYTE, seconds: 20 },
  standard: { requests: 1_500, connections: 160, bytes: 256 * MEBIBYTE, seconds: 120 },
  compliance: { requests: 4_000, connections: 400, bytes: 512 * MEBIBYTE, seconds: 360 },
};

const LOCAL_REQUESTS: Readonly<Record<ScanType, number>> = { quick: 60, standard: 4_000, compliance: 10_000 };

/**
 * Limits of a scan.
 * @param minutes the option `scan_minutes`; quick scans ignore it. More time than the default allows more requests in proportion.
 */
export function budgetOf(scanType: ScanType, minutes?: number, isLocal = false): BudgetLimits {
  const limits = BUDGETS[scanType];
  const seconds = scanType === 'quick' || minutes === undefined ? limits.seconds : minutes * 60;
  const ceiling = isLocal ? LOCAL_REQUESTS[scanType] : limits.requests;
  return { ...limits, requests: Math.round(ceiling * Math.max(1, seconds / limits.seconds)), seconds };
}

/** The phases that take what time there is, one after the other. */
export type Phase = 'first' | 'crawl' | 'browser' | 'active';

/** Part of the time and of the requests after which a phase must end, so that the next ones have their part. */
const SHARES: Readonly<Record<Phase, number>> = { first: 0.3, crawl: 0.4, browser: 0.7, active: 0.92 };

/**
 * Time for the requests that end a scan: some five, one after the other, while four at a time were sent before. A slow target gets
 * more of it.
 */
const CLOSING_INTERVALS = 20;
const CLOSING_SHARES = { min: 0.04, max: 0.16 };

/** What a phase may still use. */
export interface Room {
  readonly milliseconds: number;
  readonly requests: number;
  /** Its part of all requests, whatever was sent so far: the same in each scan with these limits. */
  readonly share: number;
}

type Resource = keyof BudgetLimits;

/** Usage of one scan. `take` is the only way to spend requests and connections, so the limits are hard. */
export class Budget {
  readonly limits: BudgetLimits;
  readonly #startedAt: number;
  readonly #used: Record<Resource, number> = { requests: 0, connections: 0, bytes: 0, seconds: 0 };
  readonly #exhausted = new Set<Resource>();
  #held = 0;
  #raised = 0;
  #granted = 0;

  constructor(limits: BudgetLimits) {
    this.limits = limits;
    this.#startedAt = performance.now();
  }

  /** Reserves the last requests for the end of the scan, with the time that they take; `hold(0)` releases them. */
  hold(requests: number): void {
    this.#held = requests;
  }

  #maximum(resource: Resource): number {
    if (resource !== 'requests') return this.limits[resource];
    return Math.max(this.limits.requests, this.#raised) + this.#granted;
  }

  /** Raises the maximum of requests, once the address of the target is known. */
  raiseRequests(maximum: number): void {
    this.#raised = maximum;
  }

  /** Adds one request for a rule of a user, so that rules take none from the checks. */
  grantRequest(): void {
    this.#granted += 1;
  }

  /** What a phase may still use; both are 0 when its part is over. */
  room(phase: Phase): Room {
    const share = SHARES[phase];
    const late = Math.max(this.limits.seconds * 1_000 * (1 - share), this.#closingMs());
    const kept = Math.ceil(this.#maximum('requests') * (1 - share));
    return {
      milliseconds: Math.max(0, Math.floor(this.millisecondsLeft - late)),
      requests: Math.max(0, this.requestsLeft - kept),
      share: Math.floor(this.#maximum('requests') * share),
    };
  }

  /** What the last requests take at the target's speed so far. */
  #closingMs(): number {
    const limit = this.limits.seconds * 1_000;
    const interval = (limit - this.millisecondsLeft) / Math.max(1, this.requests);
    return Math.min(limit * CLOSING_SHARES.max, Math.max(limit * CLOSING_SHARES.min, interval * CLOSING_INTERVALS));
  }

  /** Spends one request or connection; false when none is left. */
  take(resource: 'requests' | 'connections'): boolean {
    const held = resource === 'requests' ? this.#held : 0;
    if (held > 0 && this.millisecondsLeft <= this.#closingMs()) {
      this.#exhausted.add('seconds');
      return false;
    }
    if (this.#used[resource] >= this.#maximum(resource) - held) {
      this.#exhausted.add(resource);
      return false;
    }
    this.#used[resource] += 1;
    return true;
  }

  addBytes(count: number): void {
    this.#used.bytes += count;
    if (this.#used.bytes >= this.limits.bytes) this.#exhausted.add('bytes');
  }

  get bytesLeft(): number {
    return Math.max(0, this.limits.bytes - this.#used.bytes);
  }

  get requestsLeft(): number {
    return Math.max(0, this.#maximum('requests') - this.#held - this.#used.requests);
  }

  get requests(): number {
    return this.#used.requests;
  }

  get requestsMax(): number {
    return this.#maximum('requests');
  }

  /** Milliseconds until the wall clock ends the scan. */
  get millisecondsLeft(): number {
    return Math.max(0, this.limits.seconds * 1000 - (performance.now() - this.#startedAt));
  }

  endWallClock(): void {
    this.#exhausted.add('seconds');
  }

  toReport(): ScanBudget {
    const seconds = Math.round(performance.now() - this.#startedAt) / 1000;
    const spent = (resource: Resource, used = this.#used[resource]) => ({ used, allowed: this.#maximum(resource) });
    return {
      requests: spent('requests'),
      connections: spent('connections'),
      bytes: spent('bytes'),
      seconds: spent('seconds', seconds),
      exhausted: [...this.#exhausted].sort(),
    };
  }
}
