import { COVERAGE_PROBLEMS } from '../contract/coverage.ts';
import type { EndedScan } from './await-scans.ts';
import type { CollectedScan } from './collect.ts';
import { type Problem, problem } from './errors.ts';

/** Why a scan did not see the application, whatever it found; null when it did, or when the service does not say. */
export function coverageProblem({ report }: CollectedScan): Problem | null {
  const coverage = report?.coverage;
  if (coverage === undefined || coverage.application_seen) return null;
  const { code } = coverage;
  // A remote service may be newer and know more codes.
  if (code === null || !Object.hasOwn(COVERAGE_PROBLEMS, code))
    return problem('checks_incomplete', `The scan did not see the application (${String(code).slice(0, 60)}).`);
  const detail = coverage.detail === null ? '' : `: ${coverage.detail.slice(0, 300)}`;
  return problem(code, `The scan did not see the application${detail}. ${COVERAGE_PROBLEMS[code].fix}`);
}

/** Scans that saw an application only as far as it shows itself without a sign-in. */
function signedOutScans(scans: readonly CollectedScan[]): CollectedScan[] {
  return scans.filter(({ report }) => {
    const coverage = report?.coverage;
    return coverage?.sign_in_required === true && coverage.application_seen;
  });
}

/** What a reader must know of how far a verdict reaches, one sentence each. */
export function coverageWarnings(scans: readonly CollectedScan[]): string[] {
  const signedOut = signedOutScans(scans).map(({ ended, report }) => {
    const { input } = ended.plan.target;
    const pages = report?.coverage?.pages ?? 0;
    return `The scan of ${input} was not signed in and saw ${pages} ${pages === 1 ? 'page' : 'pages'}: what is behind the sign-in was not scanned. Give request-headers (a secret) that carry a session.`;
  });
  const untold = scans
    .filter(({ ended, report }) => ended.outcome === 'succeeded' && report === null && isUncounted(ended.scan))
    .map(({ ended }) => `The service gave no counts, no report and no checks for ${ended.plan.target.input}.`);
  return [...signedOut, ...untold];
}

function isUncounted(scan: EndedScan['scan']): boolean {
  return scan !== null && scan.findings_count == null;
}

/** `not signed in, 3 pages seen`, or an empty string when every scan saw what there is to see. */
export function coverageNote(scans: readonly CollectedScan[]): string {
  const signedOut = signedOutScans(scans);
  if (signedOut.length === 0) return '';
  const pages = signedOut.reduce((sum, { report }) => sum + (report?.coverage?.pages ?? 0), 0);
  return `not signed in, ${pages} ${pages === 1 ? 'page' : 'pages'} seen`;
}
