import { LEFT_OUT_REASONS, type ReachCount, type ReachKind } from '../contract/coverage.ts';
import type { FindingContent } from '../contract/finding.ts';
import type { CheckOutcome } from '../contract/report.ts';
import type { ScanOptions } from '../contract/scan.ts';
import { formatCount, plural } from '../shared/text.ts';
import { describeLimits } from './browser/browser-limits.ts';
import { type Check, type CheckContext, type FindingDraft, NotCarriedOut } from './core/check.ts';
import { EXPOSURE_FAMILIES } from './core/evidence/exposure.ts';
import type { EvidenceKind, EvidenceMap } from './core/evidence/map.ts';
import type { RuleResult } from './core/evidence/rules.ts';
import { type FindingContext, findingsOf } from './core/findings.ts';
import { PAIRS_MAX } from './crawl/insertion-points.ts';
import type { EvidenceStore } from './evidence-store.ts';
import { observedProof } from './observed-proof.ts';

const VERBS: Readonly<Record<ReachKind, string>> = {
  pages: 'read',
  views: 'opened',
  operations: 'requested',
  inputs: 'tested',
};

/** What a scan left out of one kind, with the reasons; null if it left out nothing. */
function describeLeftOut(kind: ReachKind, reach: ReachCount | undefined): string | null {
  if (reach === undefined || reach.left_out.length === 0) return null;
  const { known, covered, left_out: left } = reach;
  const reasons = left.map(({ reason, count }) => `${LEFT_OUT_REASONS[reason]} (${formatCount(count)})`);
  return `${formatCount(covered)} of at least ${formatCount(known)} ${kind} were ${VERBS[kind]}: ${reasons.join(', ')}`;
}

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
  if (options.isDisabled) return without(check, 'not_applicable', 'disabled by the options of the scan');
  const needed = await gatherNeeded(check, store);
  if ('outcome' in needed) return needed;
  const evidence = { ...needed, ...(await gatherUsed(check, store, options.wanted)) };
  await options.yieldToEventLoop();
  try {
    const verdict = check.evaluate(evidence, context);
    if ('notApplicable' in verdict)
      return without(check, 'not_applicable', verdict.notApplicable + (await redirectNote(check, store)));
    const drafts = verdict.map((draft) => withProof(check, draft, evidence));
    return await judged(check, store, evidence, {
      findings: findingsOf(check.meta, drafts, options.findings),
      options: options.findings.options,
    });
  } catch (error) {
    if (error instanceof NotCarriedOut) return without(check, 'error', error.message);
    const what = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
    return without(check, 'error', `the check failed: ${what}`);
  }
}

function withProof(check: Check, draft: FindingDraft, evidence: Partial<EvidenceMap>): FindingDraft {
  const proof = draft.proof ?? observedProof(check, draft, evidence);
  return proof === null ? draft : { ...draft, proof };
}

function without(check: Check, status: CheckOutcome['status'], reason: string | null): JudgedCheck {
  const outcome = { ...named(check), status, reason: reason === null ? null : reason.slice(0, 500), findings: 0 };
  return { outcome, findings: [] };
}

/** The evidence that a check needs, or its outcome without. */
async function gatherNeeded(check: Check, store: EvidenceStore): Promise<Partial<EvidenceMap> | JudgedCheck> {
  const evidence: Partial<EvidenceMap> = {};
  for (const kind of check.needs) {
    const gathered = await store.gather(kind);
    if (gathered.state === 'not_applicable') return without(check, 'not_applicable', gathered.reason);
    if (gathered.state === 'failed') return without(check, 'error', `${gathered.code}: ${gathered.reason}`);
    Object.assign(evidence, { [kind]: gathered.value });
  }
  return evidence;
}

/** The evidence that a check uses if another one needs it. */
async function gatherUsed(
  { uses }: Check,
  store: EvidenceStore,
  wanted: ReadonlySet<EvidenceKind>,
): Promise<Partial<EvidenceMap>> {
  const evidence: Partial<EvidenceMap> = {};
  for (const kind of uses.filter((one) => wanted.has(one))) {
    const gathered = await store.gather(kind);
    if (gathered.state === 'available') Object.assign(evidence, { [kind]: gathered.value });
  }
  return evidence;
}

/** The outcome of a check that has its evidence: without findings, it passes only if the evidence is complete. */
async function judged(
  check: Check,
  store: EvidenceStore,
  evidence: Partial<EvidenceMap>,
  { findings, options }: { readonly findings: readonly FindingContent[]; readonly options: ScanOptions },
): Promise<JudgedCheck> {
  const doubt = check.needs.some((kind) => kind !== 'rules' && store.wasCutShort(kind))
    ? 'budget: the scan budget ended before everything was checked'
    : inconclusiveReason(check, evidence);
  if (findings.length === 0 && doubt !== null) return without(check, 'error', doubt);
  const limits = await limitsOf(check, store, evidence, options);
  const notes = doubt === null ? [...limits.leftOut, ...limits.notes] : [doubt];
  const reason = notes.length === 0 ? null : notes.join('; ');
  if (findings.length > 0)
    return { outcome: { ...named(check), status: 'finding', reason, findings: findings.length }, findings };
  const passed = without(check, 'passed', reason);
  return limits.leftOut.length === 0 ? passed : { ...passed, outcome: { ...passed.outcome, partial: true } };
}

/** Evidence from the pages that the crawl read: its limit is theirs. The paths of exposed files are known without it. */
const isOfCrawl = (kind: EvidenceKind) => OF_PAGES.has(kind) && kind !== 'exposure';

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
function inconclusiveReason({ meta, needs }: Check, { tls, browser, exposure }: Partial<EvidenceMap>): string | null {
  if (exposure !== undefined && isUnrequested(meta.id, exposure))
    return 'budget: the scan budget ended before any of its paths was requested';
  if (tls?.isConclusive === false) return `incomplete: ${tls.limitedBy ?? 'the TLS enumeration ended early'}`;
  return needs.includes('browser') && browser?.incomplete != null
    ? `incomplete: in the browser, ${browser.incomplete}`
    : null;
}

/** Evidence from requests to described operations. */
const OF_OPERATIONS: ReadonlySet<EvidenceKind> = new Set(['operations', 'api']);

interface Limits {
  /** What a maximum of the scan left out: the check passed in part. */
  readonly leftOut: readonly string[];
  /** What the options of the scan leave out, and suites outside the weak families. */
  readonly notes: readonly string[];
}

/** What a valid verdict does not cover. */
async function limitsOf(
  { meta, needs }: Check,
  store: EvidenceStore,
  { tls, exposure, active, api, browser, rules }: Partial<EvidenceMap>,
  options: ScanOptions,
): Promise<Limits> {
  const restrictions = (['include_paths', 'exclude_paths'] as const).filter((name) => (options[name]?.length ?? 0) > 0);
  const isRestricted = restrictions.length > 0 && needs.some((kind) => OF_PAGES.has(kind));
  const sources = needs.filter((kind) => OF_PAGES.has(kind)).map((kind) => (kind === 'browser' ? 'views' : kind));
  const timeouts = sources.reduce((sum, kind) => sum + store.timeouts(kind), 0);
  const excluded = exposure?.leftOut?.length ?? 0;
  const crawl = needs.some(isOfCrawl) ? await store.gathered('crawl') : null;
  const operations = needs.some((kind) => OF_OPERATIONS.has(kind)) ? await store.gathered('operations') : null;
  const leftOut = [
    ...reachLimit('pages', crawl),
    ...reachLimit('views', browser ?? null),
    ...reachLimit('operations', operations),
    ...reachLimit('inputs', active ?? null),
    ...(active === undefined || crawl === null ? [] : fieldsLimit(crawl)),
    ...(exposure === undefined ? [] : exposureLimit(meta.id, exposure)),
    ...(api?.isCutShort === true ? ['operations left out: the requests for them were used up'] : []),
    ...browserLimit(browser),
    ...ruleLimit(rules?.results.get(meta.id)),
    ...(timeouts > 0 ? [`${plural(timeouts, 'request')} got no response in time`] : []),
  ];
  const notes = [
    ...(isRestricted ? [`limited by ${restrictions.join(' and ')}`] : []),
    ...(excluded > 0 ? [`${plural(excluded, 'exposure path')} left out`] : []),
    ...(tls?.limitedBy == null ? [] : [`suites were listed up to ${tls.limitedBy}`]),
  ];
  return { leftOut, notes };
}

function reachLimit(kind: ReachKind, evidence: { readonly reach?: ReachCount } | null): string[] {
  const leftOut = describeLeftOut(kind, evidence?.reach);
  return leftOut === null ? [] : [leftOut];
}

function browserLimit(browser: EvidenceMap['browser'] | undefined): string[] {
  const limits = describeLimits(browser?.limits ?? []);
  return limits === null ? [] : [`in the browser, ${limits}`];
}

function fieldsLimit({ fieldsLeftOut = 0 }: EvidenceMap['crawl']): string[] {
  if (fieldsLeftOut === 0) return [];
  return [`limit of ${PAIRS_MAX} fields of a form; ${plural(fieldsLeftOut, 'field')} not probed`];
}

/** Each rule says itself what it left out. */
function ruleLimit(result: RuleResult | undefined): string[] {
  return result?.state === 'ran' && result.leftOut !== null ? [result.leftOut] : [];
}

/** True if the end of the budget left out every path of the family of a check. */
function isUnrequested(id: string, { probes, skipped, unsent = 0 }: EvidenceMap['exposure']): boolean {
  const family = EXPOSURE_FAMILIES.find((name) => id === `exposure.${name}`);
  if (family === undefined || unsent === 0) return false;
  return skipped.includes(family) && !probes.some((probe) => probe.family === family);
}

/** Other checks than those of a family read responses of all families. */
function exposureLimit(id: string, { skipped, unsent = 0, requestsMax = 0 }: EvidenceMap['exposure']): string[] {
  const family = EXPOSURE_FAMILIES.find((name) => id === `exposure.${name}`);
  const { length } = family === undefined ? skipped : skipped.filter((name) => name === family);
  if (length === 0) return [];
  const what = `${plural(length, 'path was', 'paths were')} not requested`;
  const limit =
    unsent > 0 ? 'the scan budget ended' : `limit of ${formatCount(requestsMax)} requests for exposed files`;
  return [`${limit}; ${what}`];
}

/** A bare domain often redirects to its www host; say in the report that the site itself was not scanned. */
async function redirectNote(check: Check, store: EvidenceStore): Promise<string> {
  if (!check.needs.includes('crawl')) return '';
  const landing = await store.gather('landing');
  if (landing.state !== 'available' || landing.value.leavesTo === null) return '';
  const origin = URL.parse(landing.value.leavesTo)?.origin ?? 'another host';
  return `; the start page redirects to ${origin.slice(0, 200)}, which is a separate target`;
}

function named({ meta: { id, title, subject, rating } }: Check) {
  return { check_id: id, title, ...(subject === undefined ? {} : { subject }), severity: rating.severity };
}
