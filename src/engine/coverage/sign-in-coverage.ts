import type { CoverageCode } from '../../contract/coverage.ts';
import type { Check } from '../core/check.ts';
import { type Coverage, INDEPENDENT_EVIDENCE } from './coverage-watch.ts';

/** Why a scan was not signed in, or not to its end. */
export interface SignInFailure {
  readonly code: CoverageCode;
  readonly message: string;
}

/** The coverage of a scan with a login: without the session, it did not see what it was asked to see. Pure. */
export function withSignIn(coverage: Coverage, failure: SignInFailure | null): Coverage {
  const { summary } = coverage;
  if (failure === null) return { ...coverage, summary: { ...summary, signed_in: true } };
  // A target that shows no page has no sign-in page either.
  if (failure.code === 'sign_in_page_not_found' && !summary.application_seen)
    return { ...coverage, summary: { ...summary, signed_in: false } };
  const { code, message: detail } = failure;
  return {
    summary: { ...summary, application_seen: false, code, detail, signed_in: false },
    doubt: {
      reason: `incomplete: ${detail}`,
      concerns: ({ needs }: Check) => needs.some((kind) => !INDEPENDENT_EVIDENCE.has(kind)),
    },
  };
}
