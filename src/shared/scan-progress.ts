/** What a scan is doing, in the order in which it gets there. */
export const SCAN_PHASES = ['connect', 'sign-in', 'crawl', 'browser', 'probe', 'check'] as const;
export type ScanPhase = (typeof SCAN_PHASES)[number];

export interface EngineProgress {
  readonly phase: ScanPhase;
  readonly requests: number;
  /** Maximum of this scan so far; it grows on fast hosts. */
  readonly requestsMax: number;
  readonly findings: number;
}

/** Progress of a scan of a service in this process. */
export interface ScanProgress extends EngineProgress {
  /** Host of the target, with the port if it is not the default. */
  readonly target: string;
  readonly scanType: string;
}

/** A scan that gets to another phase within this time, in milliseconds, gets no line. */
const MOMENT_MS = 1_000;

const PHASE_WORDS: Readonly<Record<ScanPhase, string>> = {
  connect: 'connecting',
  'sign-in': 'signing in',
  crawl: 'crawling',
  browser: 'opening pages in a browser',
  probe: 'probing',
  check: 'checking',
};

/** Such as `crawling, 40 of 600 requests`. */
export function progressWords({ phase, requests, requestsMax }: EngineProgress): string {
  return `${PHASE_WORDS[phase]}, ${requests} of ${requestsMax} requests`;
}

/**
 * For logs, where a line cannot be rewritten: a line when a scan gets to another phase, at most one a second, and one at each interval.
 * @param intervalMs between two lines about a scan that stays in its phase
 */
export class ProgressLines {
  readonly #intervalMs: number;
  readonly #last = new Map<string, { readonly phase: ScanPhase; readonly at: number }>();

  constructor(intervalMs: number) {
    this.#intervalMs = intervalMs;
  }

  /**
   * @param nowMs monotonic time in milliseconds
   * @returns null when no line is due
   */
  line(progress: ScanProgress, nowMs: number): string | null {
    const scan = `${progress.target} (${progress.scanType})`;
    const last = this.#last.get(scan) ?? { phase: 'connect', at: nowMs };
    const isDue = nowMs - last.at >= (last.phase === progress.phase ? this.#intervalMs : MOMENT_MS);
    if (isDue || !this.#last.has(scan)) this.#last.set(scan, { phase: progress.phase, at: nowMs });
    return isDue ? `${scan}: ${progressWords(progress)}` : null;
  }
}
