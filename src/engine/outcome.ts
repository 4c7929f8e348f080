import type { FindingContent } from '../contract/finding.ts';
import type { CheckOutcome } from '../contract/report.ts';
import type { ScanOptions } from '../contract/scan.ts';
import { plural } from '../shared/text.ts';
import type { Check, CheckContext } from './core/check.ts';
import type { EvidenceKind, EvidenceMap } from './core/evidence/map.ts';
import { type FindingContext, findingsOf } from './core/findings.ts';
import type { EvidenceStore } from './evidence-store.ts';

export interface OutcomeOptions {
  /** Kinds of evidence that enabled checks need. Nothing is gathered for a check that merely uses it. */
  readonly wanted: ReadonlySet<EvidenceKind>;
  readonly isDisabled: boolean;
  /** Yields to the event loop, so that checks that wait for the same evidence do not run as one block. */
  readonly yieldToEventLoop: () => Promise<void>;
  readonly findings: FindingContext;
}

export interface JudgedCheck {
  readonly outcome: CheckOutcome;
  readonly findings: readonly FindingContent[];
}

/** Runs one check on its evidence. An exception becomes the outcome of this check; it never fails the scan. */
export async function outcomeOf(
  check: Check,
  store: EvidenceStore,
  context: CheckContext,
  options: OutcomeOptions,
): Promise<JudgedCheck> {
  const without = (status: CheckOutcome['status'], reason: string | null): JudgedCheck => ({
    outcome: { ...named(check), status, reason: reason === null ? null : reason.slice(0, 500), findings: 0 },
    findings: [],
  });
  if (options.isDisabled) return without('not_applicable', 'disabled by the options of the scan');
  const evidence: Partial<EvidenceMap> = {};
  for (const kind of check.needs) {
    const gathered = await store.gather(kind);
    if (gathered.state === 'not_applicable') return without('not_applicable', gathered.reason);
    if (gathered.state === 'failed') return without('error', `${gathered.code}: ${gathered.reason}`);
    Object.assign(evidence, { [kind]: gathered.value });
  }
  for (const kind of check.uses) {
    const gathered = options.wanted.has(kind) ? await store.gather(kind) : null;
    if (gathered?.state === 'available') Object.assign(evidence, { [kind]: gathered.value });
  }
  await options.yieldToEventLoop();
  try {
    const verdict = check.evaluate(evidence, context);
    if ('notApplicable' in verdict)
      return without('not_applicable', verdict.notApplicable + (await redirectNote(check, store)));
    const findings = findingsOf(check.meta, verdict, options.findings);
    const doubt = check.needs.some((kind) => store.wasCutShort(kind))
      ? 'budget: the scan budget ended before everything was checked'
      : inconclusiveReason(evidence);
    if (findings.length === 0 && doubt !== null) return without('error', doubt);
    const reason = doubt ?? coverageLimit(check, store, evidence, options.findings.options);
    if (findings.length === 0) return without('passed', reason);
    return { outcome: { ...named(check), status: 'finding', reason, findings: findings.length }, findings };
  } catch (error) {
    return without(
      'error',
      `the check failed: ${error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'}`,
    );
  }
}

/** Evidence from paths other than the start page: path options of a scan restrict it, and a path may hang. */
const OF_PAGES: ReadonlySet<EvidenceKind> = new Set([
  'crawl',
  'browser',
  'operations',
  'api',
  'surface',
  'secondResponses',
  'cors',
  'methods',
  'exposure',
  'libraries',
  'active',
  'access',
]);

/** Why the absence of findings proves nothing, or null. */
function inconclusiveReason({ tls }: Partial<EvidenceMap>): string | null {
  return tls?.isConclusive === false ? `incomplete: ${tls.limitedBy ?? 'the TLS enumeration ended early'}` : null;
}

/** What a valid verdict does not cover: a part of the site, or suites outside the weak families. */
function coverageLimit(
  { needs }: Check,
  store: EvidenceStore,
  { tls, crawl, exposure, api }: Partial<EvidenceMap>,
  options: ScanOptions,
): string | null {
  const restrictions = (['include_paths', 'exclude_paths'] as const).filter((name) => (options[name]?.length ?? 0) > 0);
  const isRestricted = restrictions.length > 0 && needs.some((kind) => OF_PAGES.has(kind));
  const timeouts = needs.filter((kind) => OF_PAGES.has(kind)).reduce((sum, kind) => sum + store.timeouts(kind), 0);
  const leftOut = exposure?.leftOut?.length ?? 0;
  const skipped = exposure?.skipped ?? 0;
  const limits = [
    ...(isRestricted ? [`limited by ${restrictions.join(' and ')}`] : []),
    ...(leftOut > 0 ? [`${plural(leftOut, 'exposure path')} left out`] : []),
    ...(skipped > 0 ? [`${plural(skipped, 'exposure path')} not requested: the requests for them were used up`] : []),
    ...(timeouts > 0 ? [`${plural(timeouts, 'request')} got no response in time`] : []),
    ...(api?.isCutShort === true ? ['operations left out: the requests for them were used up'] : []),
    ...(tls?.limitedBy == null ? [] : [`suites were listed up to ${tls.limitedBy}`]),
    ...(crawl?.limitedBy == null ? [] : [`the site is larger: ${crawl.limitedBy}`]),
  ];
  return limits.length === 0 ? null : limits.join('; ');
}

/** A bare domain often redirects to its www host; say in the report that the site itself was not scanned. */
async function redirectNote(check: Check, store: EvidenceStore): Promise<string> {
  if (!check.needs.includes('crawl')) return '';
  const landing = await store.gather('landing');
  if (landing.state !== 'available' || landing.value.leavesTo === null) return '';
  const origin = URL.parse(landing.value.leavesTo)?.origin ?? 'another host';
  return `; the start page redirects to ${origin.slice(0, 200)}, which is a separate target`;
}

function named({ meta }: Check) {
  return { check_id: meta.id, title: meta.title, severity: meta.rating.severity };
}
