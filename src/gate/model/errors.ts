import { ServiceError } from '../../client/errors.ts';
import { COVERAGE_PROBLEMS } from '../../contract/coverage.ts';
import type { OwnershipProof } from './ownership-proofs.ts';

/**
 * Reasons of verdicts with meaning and fix, except for the codes of the API and of the client.
 * docs/ERRORS.md lists all of them.
 */
export const GATE_ERRORS = {
  usage_error: {
    meaning: 'An input, flag or setting cannot be used.',
    fix: 'The message names the input and what it accepts.',
  },
  severity_exceeded: {
    meaning: 'There are findings at or above fail-on-severity.',
    fix: 'Fix the findings, or accept one with an ignore rule and a reason.',
  },
  threshold_exceeded: {
    meaning: 'There are more findings of a severity than thresholds allow.',
    fix: 'Fix findings of that severity, or raise the threshold.',
  },
  service_unreachable: {
    meaning: 'The service stopped responding while the gate waited for scans.',
    fix: 'Check the service and run the job again; rerun: resume continues with the same scans.',
  },
  scan_not_created: {
    meaning: 'The service refused to create a scan.',
    fix: 'The reason contains the code of the service.',
  },
  scan_failed: {
    meaning: 'A scan ended as failed.',
    fix: 'The reason says why, for example that the target could not be reached.',
  },
  scan_cancelled: { meaning: 'A scan was cancelled, but not by this run.', fix: 'Run the job again.' },
  scan_timed_out: {
    meaning: 'A scan was not final when timeout-minutes elapsed.',
    fix: 'Raise timeout-minutes, choose a smaller scan type, or check the load of the service.',
  },
  scan_status_unknown: {
    meaning: 'A scan ended with a status that this version does not know.',
    fix: 'Update Scan Gate, or ask the operator of the service.',
  },
  scan_lost: { meaning: 'The service no longer knows a scan that it created.', fix: 'Run the job again.' },
  scan_mismatch: {
    meaning: 'The service returned a scan that was not requested.',
    fix: 'Run the job again; if it happens again, report it to the operator of the service.',
  },
  checks_incomplete: {
    meaning: 'Checks that could have found something blocking were not completed.',
    fix: 'The reason names them and says why: the target stopped responding or was too slow. Let the scanner through, or disable the check with disable-checks.',
  },
  coverage_incomplete: {
    meaning: 'A scan covered less of its target than min-coverage demands.',
    fix: 'The reason says how much and why: raise scan-minutes, narrow the scan with exclude-paths, or lower min-coverage.',
  },
  findings_unreadable: {
    meaning: 'The findings of a succeeded scan could not be read.',
    fix: 'The reason says what was received; check the scopes of the API key (reports:read or scans:read).',
  },
  findings_incomplete: {
    meaning: 'The service counts more findings, or more severe ones, than it lists.',
    fix: 'Run the job again; if it happens again, report it to the operator of the service.',
  },
  target_not_ready: {
    meaning: 'The target did not respond, or responded with a server error, within wait-for-target-seconds.',
    fix: 'Wait for the deployment before the gate, raise wait-for-target-seconds, or check the address.',
  },
  ...COVERAGE_PROBLEMS,
  baseline_missing: {
    meaning: 'fail-on-new-only is set and there is no baseline to compare with.',
    fix: 'Run the gate once on the base branch with details: full, or pass --baseline on the command line.',
  },
  budget_exceeded: {
    meaning: 'The scans would cost more tokens than max-tokens or the balance allows. None was created.',
    fix: 'Raise max-tokens, choose fewer targets or smaller scan types, or get more tokens.',
  },
  budget_unknown: {
    meaning: 'max-tokens is set and the service does not show its prices. No scan was created.',
    fix: 'Add the scope usage:read to the key, or set max-tokens: 0.',
  },
  aborted: { meaning: 'The run was stopped from outside.', fix: 'Run the job again.' },
  internal_error: { meaning: 'The gate itself failed.', fix: 'Report it with the message.' },
} as const satisfies Record<string, { readonly meaning: string; readonly fix: string }>;

export type GateErrorCode = keyof typeof GATE_ERRORS;

/** Why there is no verdict. The message is one sentence and safe to show. */
export interface Problem {
  /** Of this catalogue, of the API or of the client. */
  readonly code: string;
  readonly message: string;
  /** Ways to prove ownership; only with `target_not_verified`. */
  readonly proofs?: readonly OwnershipProof[];
}

export function problem(code: GateErrorCode, message: string): Problem {
  return { code, message };
}

/** Describes an error of the client in one sentence, with the request id for the operator. */
export function problemOf(error: unknown, doing: string): Problem {
  if (error instanceof ServiceError) {
    const { requestId } = error;
    const id = requestId === null || error.message.includes(requestId) ? '' : ` [request ${requestId}]`;
    return { code: error.code, message: `${doing}: ${error.message}${id}` };
  }
  const text = error instanceof Error ? error.message : String(error);
  return { code: 'internal_error', message: `${doing}: ${text}` };
}
