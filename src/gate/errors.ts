import { ServiceError } from '../client/errors.ts';
import { COVERAGE_PROBLEMS } from '../contract/coverage.ts';

/**
 * What can keep the gate from a clear verdict: code, meaning, way out. With the codes of the API and of the client this
 * is the whole catalogue; docs/ERRORS.md lists it.
 */
export const GATE_ERRORS = {
  usage_error: {
    meaning: 'An input, flag or setting cannot be used.',
    fix: 'The message names the input and what it takes.',
  },
  service_unreachable: {
    meaning: 'The service stopped answering while the gate waited for scans.',
    fix: 'Look at the service and run the job again; rerun: resume picks the scans up.',
  },
  scan_not_created: {
    meaning: 'The service refused to create a scan.',
    fix: 'The reason carries the code of the service.',
  },
  scan_failed: {
    meaning: 'A scan ended as failed.',
    fix: 'The reason says why, for example that the target could not be reached.',
  },
  scan_cancelled: { meaning: 'A scan was cancelled by someone else.', fix: 'Run the job again.' },
  scan_timed_out: {
    meaning: 'A scan was not final when timeout-minutes were over.',
    fix: 'Raise timeout-minutes, choose a smaller scan type, or look at the load of the service.',
  },
  scan_status_unknown: {
    meaning: 'A scan ended with a status that this version does not know.',
    fix: 'Update Scan Gate, or ask the operator of the service.',
  },
  scan_lost: { meaning: 'The service no longer knows a scan that it created.', fix: 'Run the job again.' },
  scan_mismatch: {
    meaning: 'The service answered with another scan than the one that was asked for.',
    fix: 'Run the job again; if it stays, tell the operator of the service.',
  },
  checks_incomplete: {
    meaning: 'Checks that could have found something blocking could not be carried out.',
    fix: 'The reason names them and why: the target stopped answering or was too slow. Let the scanner through, or take the check out by disable-checks.',
  },
  findings_unreadable: {
    meaning: 'The findings of a succeeded scan could not be read.',
    fix: 'The reason says what came instead; check the scopes of the API key (reports:read or scans:read).',
  },
  findings_incomplete: {
    meaning: 'The service counts more findings, or more severe ones, than it showed.',
    fix: 'Run the job again; if it stays, tell the operator of the service.',
  },
  target_not_ready: {
    meaning: 'The target did not respond, or responded with a server error, within wait-for-target-seconds.',
    fix: 'Wait for the deployment before the gate, raise wait-for-target-seconds, or check the address.',
  },
  ...COVERAGE_PROBLEMS,
  baseline_missing: {
    meaning: 'fail-on-new-only is set and there is no baseline to compare with.',
    fix: 'Let the gate run once on the base branch (a run that showed only numbers is none), or give a baseline file.',
  },
  budget_exceeded: {
    meaning: 'The scans would cost more tokens than max-tokens or the balance allows. None was created.',
    fix: 'Raise max-tokens, choose fewer targets or smaller scan types, or have tokens granted.',
  },
  budget_unknown: {
    meaning: 'max-tokens is set and the service does not tell its prices. No scan was created.',
    fix: 'Give the key the scope usage:read, or set max-tokens: 0.',
  },
  aborted: { meaning: 'The run was aborted from outside.', fix: 'Run the job again.' },
  internal_error: { meaning: 'The gate itself failed.', fix: 'Report it with the message.' },
} as const satisfies Record<string, { readonly meaning: string; readonly fix: string }>;

export type GateErrorCode = keyof typeof GATE_ERRORS;

/** Something that stands against a clear verdict. The message is one sentence and safe to show. */
export interface Problem {
  readonly code: string;
  readonly message: string;
}

export function problem(code: GateErrorCode, message: string): Problem {
  return { code, message };
}

/** Says an error of the client in one sentence, with the request id for the operator. */
export function problemOf(error: unknown, doing: string): Problem {
  if (error instanceof ServiceError) {
    const id = error.requestId === null ? '' : ` [request ${error.requestId}]`;
    return { code: error.code, message: `${doing}: ${error.message}${id}` };
  }
  const text = error instanceof Error ? error.message : String(error);
  return { code: 'internal_error', message: `${doing}: ${text}` };
}
