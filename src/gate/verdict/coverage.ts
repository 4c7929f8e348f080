import { COVERAGE_PROBLEMS } from '../../contract/coverage.ts';
import { isAtLeast, SEVERITIES, type Severity } from '../../contract/primitives.ts';
import type { CheckOutcome } from '../../contract/report.ts';
import { leavesOut, leftOutInWords, percentCovered, reachInWords, totalReach } from '../../shared/reach-words.ts';
import { plural, truncate } from '../../shared/text.ts';
import { type Problem, problem } from '../model/errors.ts';
import type { GatePolicy } from '../model/policy-report.ts';
import type { EndedScan } from '../scan/await-scans.ts';
import type { CollectedScan } from '../scan/collect.ts';

/** Maximum checks of the browser named in a warning. */
const CHECKS_NAMED_MAX = 12;

/** Why a scan did not see the application; null when it did, or when the service does not say. */
export function coverageProblem({ report }: CollectedScan): Problem | null {
  const coverage = report?.coverage;
  if (coverage === undefined || coverage.application_seen) return null;
  const { code } = coverage;
  // A remote service may be newer and know more codes.
  if (code === null || !Object.hasOwn(COVERAGE_PROBLEMS, code))
    return problem('checks_incomplete', `The scan did not see the application (${truncate(String(code), 60)}).`);
  const detail = coverage.detail === null ? '' : `: ${truncate(coverage.detail, 300)}`;
  const what = coverage.signed_in === false ? 'was not signed in' : 'did not see the application';
  return problem(code, `The scan ${what}${detail}. ${COVERAGE_PROBLEMS[code].fix}`);
}

/** Scans that saw only what the application shows without a sign-in. */
function signedOutScans(scans: readonly CollectedScan[]): CollectedScan[] {
  return scans.filter(({ report }) => {
    const coverage = report?.coverage;
    return coverage?.sign_in_required === true && coverage.signed_in !== true && coverage.application_seen;
  });
}

/** Limits of the verdict, one sentence each. */
export function coverageWarnings(scans: readonly CollectedScan[]): string[] {
  const signedOut = signedOutScans(scans).map(({ ended, report }) => {
    const { input } = ended.plan.target;
    const pages = report?.coverage?.pages ?? 0;
    return `The scan of ${input} was not signed in and saw ${plural(pages, 'page')}: pages behind the sign-in were not scanned. Set login.`;
  });
  const withoutBrowser = scans.flatMap(browserWarning);
  const unreported = scans
    .filter(({ ended, report }) => ended.outcome === 'succeeded' && report === null && isUncounted(ended.scan))
    .map(({ ended }) => `The service sent no counts, report or checks for ${ended.plan.target.input}.`);
  return [...signedOut, ...withoutBrowser, ...unreported];
}

/** What was not looked for because a browser that the user did not turn off was missing, or did not do its work. */
function browserWarning({ ended, report }: CollectedScan): string[] {
  const browser = report?.coverage?.browser;
  const { input, options } = ended.plan.target;
  if (browser === undefined || browser.used || options.browser === 'off' || options.browser === 'required') return [];
  const why = truncate(browser.detail ?? 'unknown reason', 200);
  if (browser.product === null)
    return [
      `The scan of ${input} used no browser, so that client-side routes and faults of scripts were not looked for: ${why}.`,
    ];
  const open = (report?.checks ?? []).filter(
    ({ check_id, status }) => status === 'error' && check_id.startsWith('browser.'),
  );
  const named = open.slice(0, CHECKS_NAMED_MAX).map(({ check_id }) => check_id.slice(0, 80));
  const rest = open.length - named.length;
  const what = open.length === 0 ? '' : ` (${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''})`;
  return [
    `The browser did not finish the scan of ${input}: ${why}. ${plural(open.length, 'check')} proved nothing${what}.`,
  ];
}

function isUncounted(scan: EndedScan['scan']): boolean {
  return scan !== null && scan.findings_count == null;
}

/** `not signed in, 3 pages seen` if a scan met a sign-in, and `read 150 of at least 1,001 pages` if pages were left out. */
export function coverageNotes(scans: readonly CollectedScan[]): string[] {
  const signedOut = signedOutScans(scans);
  const pages = signedOut.reduce((sum, { report }) => sum + (report?.coverage?.pages ?? 0), 0);
  const coverages = scans.map(({ report }) => report?.coverage);
  const left = leavesOut(coverages) ? reachInWords(coverages) : '';
  return [
    ...(signedOut.length === 0 ? [] : [`not signed in, ${plural(pages, 'page')} seen`]),
    ...(left === '' ? [] : [left]),
  ];
}

/**
 * Targets that were covered less than the policy demands, one problem each. A target that no scan measured is one too: quick
 * scans and services before `reach` do not say what they left out. Pure.
 */
export function coverageShortfalls(scans: readonly CollectedScan[], { minCoverage }: GatePolicy): Problem[] {
  if (minCoverage === 0) return [];
  const usable = scans.filter(({ ended, problem: fault }) => ended.outcome === 'succeeded' && fault === null);
  const targets = [...Map.groupBy(usable, ({ ended }) => ended.plan.target.input)];
  return targets.flatMap(([target, own]) => {
    const measured = own.filter(({ report }) => report?.coverage?.reach !== undefined);
    if (measured.length > 0) return measured.flatMap((scan) => shortfall(scan, minCoverage));
    const message = `${target}: the scan did not measure its coverage, and ${minCoverage} % is required (min-coverage). Quick scans do not measure it.`;
    return [problem('coverage_incomplete', message)];
  });
}

function shortfall({ ended, report }: CollectedScan, minCoverage: number): Problem[] {
  const { target, scanType } = ended.plan;
  const shares = Object.entries(totalReach([report?.coverage])).map(([kind, count]) => ({
    kind,
    percent: percentCovered(count),
  }));
  const least = shares.sort((a, b) => a.percent - b.percent)[0];
  if (least === undefined || least.percent >= minCoverage) return [];
  const left = leftOutInWords([report?.coverage]);
  const why = left === '' ? '' : ` Left out: ${left}.`;
  const message = `${target.input} (${scanType}): covered ${least.percent} % of the known ${least.kind}, and ${minCoverage} % is required (min-coverage).${why}`;
  return [problem('coverage_incomplete', message)];
}

type Rule = Pick<GatePolicy, 'failOnSeverity' | 'thresholds'>;

/** Maximum checks named in the message. */
const NAMED_MAX = 3;

/**
 * The checks of a scan that failed to run although their findings would block. Disabled checks, checks that do not apply
 * and checks whose findings would not block do not count. Pure.
 */
export function unfinishedChecks(scan: CollectedScan, policy: GatePolicy): Problem | null {
  const { target } = scan.ended.plan;
  const rule = { ...policy, ...target.policy };
  const overrides = { ...policy.severityOverrides, ...target.options.severity_overrides };
  const open = (scan.report?.checks ?? []).filter(
    (check) =>
      check.status === 'error' &&
      blocks(overrides[check.check_id] ?? check.severity, rule) &&
      !isIgnoredWhole(check, policy),
  );
  const [first] = open;
  if (first === undefined) return null;
  const named = open.slice(0, NAMED_MAX).map(({ check_id }) => check_id.slice(0, 80));
  const rest = open.length - named.length;
  const why = first.reason === null ? '' : ` (${truncate(first.reason, 200)})`;
  return problem(
    'checks_incomplete',
    `${plural(open.length, 'check')} that could block ${open.length === 1 ? 'was' : 'were'} not completed: ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}${why}.`,
  );
}

function blocks(severity: Severity, { failOnSeverity, thresholds }: Rule): boolean {
  if (failOnSeverity !== 'none' && isAtLeast(severity, failOnSeverity)) return true;
  return SEVERITIES.some((name) => name === severity && thresholds[name] !== undefined);
}

function isIgnoredWhole(check: CheckOutcome, { ignore }: GatePolicy): boolean {
  return ignore.some(
    (rule) => rule.checkId === check.check_id && rule.path === undefined && rule.fingerprint === undefined,
  );
}
