import type { ScanType } from '../contract/primitives.ts';
import type { CheckOutcome } from '../contract/report.ts';
import type { Check } from './check.ts';
import { type Attempt, answered } from './evidence/http.ts';
import type { EvidenceKind } from './evidence/map.ts';
import type { EvidenceStore } from './evidence-store.ts';
import type { ProbeRequest } from './probe-context.ts';

/** Kinds that ask for much after the start page: a target that shuts the scan out makes all of them look clean. */
const ASKED_LATE: ReadonlySet<EvidenceKind> = new Set(['cors', 'methods', 'exposure', 'active', 'secondLooks']);
/** A quick scan looks at the start page alone. */
const ASKED_LATE_IN_DEPTH: ReadonlySet<EvidenceKind> = new Set([...ASKED_LATE, 'crawl', 'libraries']);

/**
 * Asks for the start page once more when all else is done. One that answered at the start and does not now, or refuses,
 * has shut the scan out on the way (a firewall, a rate limit, a crash).
 * @returns why what was asked late proves nothing, or null
 */
export async function closingLook(
  store: Pick<EvidenceStore, 'gather'>,
  fetch: (request: ProbeRequest) => Promise<Attempt>,
): Promise<string | null> {
  const landing = await store.gather('landing');
  if (landing.state !== 'available') return null;
  const { request, response } = landing.value.final;
  // By their meaning (RFC 9110, RFC 6585) these are not what the site is like.
  if (response.status === 503 || response.status === 429)
    return `incomplete: the target answered ${response.status} for its start page`;
  if (isRefusal(response.status)) return null;
  let attempt = await fetch({ url: request.url, fresh: true });
  // A connection may be lost for once.
  if (!answered(attempt) && attempt.failure.code !== 'budget') attempt = await fetch({ url: request.url, fresh: true });
  if (answered(attempt)) {
    const { status } = attempt.response;
    return isRefusal(status)
      ? `incomplete: the target answered ${status} for its start page at the end of the scan`
      : null;
  }
  // The end of the budget is told by the checks that it cut short.
  if (attempt.failure.code === 'budget' || attempt.failure.code === 'blocked') return null;
  return `incomplete: the target no longer answered at the end of the scan (${attempt.failure.code})`;
}

/** The outcomes with this doubt: a check that found nothing in late answers has no result. */
export function withDoubt(
  outcomes: readonly CheckOutcome[],
  checks: readonly Check[],
  scanType: ScanType,
  doubt: string,
): CheckOutcome[] {
  const late = scanType === 'quick' ? ASKED_LATE : ASKED_LATE_IN_DEPTH;
  const doubtful = new Set(
    checks.filter(({ needs }) => needs.some((kind) => late.has(kind))).map(({ meta }) => meta.id),
  );
  return outcomes.map((outcome) =>
    outcome.status === 'passed' && doubtful.has(outcome.check_id)
      ? { ...outcome, status: 'error', reason: doubt }
      : outcome,
  );
}

function isRefusal(status: number): boolean {
  return status === 401 || status === 403 || status === 429 || status >= 500;
}
