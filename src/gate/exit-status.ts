import type { Verdict } from './model.ts';

/** Exit statuses of the command line, documented in the README. */
export const EXIT_STATUS = {
  passed: 0,
  failed: 1,
  usage: 2,
  inconclusive: 3,
  /** `serve` could not start. */
  startFailed: 4,
  /** Ctrl-C and SIGTERM: 128 plus the number of the signal, as in shells. */
  interrupted: 130,
  terminated: 143,
} as const;
export type ExitStatus = (typeof EXIT_STATUS)[keyof typeof EXIT_STATUS];

/** 0 when the job may continue, 1 when the gate failed, 3 without a verdict (inconclusive, timed out, cancelled). */
export function exitStatus(verdict: Verdict): ExitStatus {
  if (!verdict.failsJob) return EXIT_STATUS.passed;
  return verdict.outcome === 'failed' ? EXIT_STATUS.failed : EXIT_STATUS.inconclusive;
}
