import type { Verdict } from '../gate/model/model.ts';

/** Exit statuses of the command line, documented in docs/COMMAND-LINE.md. */
export const EXIT_STATUS = {
  passed: 0,
  failed: 1,
  usage: 2,
  inconclusive: 3,
  /** `serve` failed to start. */
  startFailed: 4,
  /** Ctrl-C and SIGTERM: 128 plus the signal number, as in shells. */
  interrupted: 130,
  terminated: 143,
} as const;
export type ExitStatus = (typeof EXIT_STATUS)[keyof typeof EXIT_STATUS];

/** 0: the job continues; 1: the gate failed; 3: no verdict (inconclusive, timed out, cancelled). */
export function exitStatus(verdict: Verdict): ExitStatus {
  if (!verdict.failsJob) return EXIT_STATUS.passed;
  return verdict.outcome === 'failed' ? EXIT_STATUS.failed : EXIT_STATUS.inconclusive;
}

/** The service cannot start or its data cannot be opened: exit status 4. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}
