import { ServiceError } from '../../client/errors.ts';
import { COVERAGE_PROBLEMS } from '../../contract/coverage.ts';
import errors from './gate-errors.json' with { type: 'json' };
import type { OwnershipProof } from './ownership-proofs.ts';

/**
 * Reasons of verdicts with meaning and fix, except for the codes of the API and of the client.
 * docs/ERRORS.md lists all of them.
 */
export const GATE_ERRORS = { ...errors, ...COVERAGE_PROBLEMS };

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
