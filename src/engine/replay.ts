import type { FindingLocation, Proof, ProofRequest } from '../contract/finding.ts';
import { IDENTITY_NAMES, LOGIN_OPTIONS } from '../contract/login.ts';
import type { CheckOutcome } from '../contract/report.ts';
import type { ScanOptions } from '../contract/scan.ts';
import type { Check } from './core/check.ts';
import type { EngineReport, EngineRequest } from './core/engine.ts';
import { hasPlaceholder, identityOf, type Place } from './core/place.ts';
import { CHECKS } from './registry.ts';
import type { Rule } from './rules/format.ts';
import { ruleCheck } from './rules/rule-check.ts';
import { runScan } from './run.ts';

/** A finding of an earlier scan, as its report has it. */
export interface KnownFinding {
  readonly fingerprint: string;
  readonly check_id: string;
  readonly location: FindingLocation;
  readonly proof?: Proof;
}

export interface ReplayRequest
  extends Pick<
    EngineRequest,
    'signal' | 'trustedRoots' | 'resolver' | 'browserPath' | 'callbackUrl' | 'now' | 'rules'
  > {
  readonly finding: KnownFinding;
  /** URL of the target now. */
  readonly target: string;
  /** The target is on another host than that of the finding. */
  readonly isElsewhere?: boolean;
  readonly options: ScanOptions;
  /** Injections are sent only to a target that is the user's own. */
  readonly ownershipProven: boolean;
}

export type ReplayVerdict = 'still there' | 'gone' | 'cannot tell';

export interface Replay {
  readonly verdict: ReplayVerdict;
  /** Why it cannot be proven either way, or null. */
  readonly reason: string | null;
  /** That of this run if the finding is still there, else that of the report. */
  readonly proof: Proof | null;
  readonly requests: number;
}

/** Proves one finding again: the engine runs its check at its place, with new random values. */
export async function replay(request: ReplayRequest): Promise<Replay> {
  const { finding, target } = request;
  const check = checkOf(request);
  if (check === undefined) return unknown(finding, `there is no check ${finding.check_id}`);
  const place = placeOf(finding, request.isElsewhere === true ? new URL(target).origin : null);
  if (place.requests.some(isIncomplete)) return unknown(finding, 'the report does not have the whole request');
  const result = await runScan(engineRequest(request, check, place));
  if (result.status !== 'completed')
    return unknown(finding, result.status === 'failed' ? result.message : 'it was interrupted');
  const { report } = result;
  const again = report.findings.find((other) => isSame(other, finding, place.location));
  const requests = report.budget.requests.used;
  if (again !== undefined) return { verdict: 'still there', reason: null, proof: again.proof ?? null, requests };
  const doubt = doubtIn(report, place, request.options);
  return { verdict: doubt === null ? 'gone' : 'cannot tell', reason: doubt, proof: finding.proof ?? null, requests };
}

/** A check of this repository, or a rule of the user. */
function checkOf({ finding: { check_id }, rules = [] }: ReplayRequest): Check | undefined {
  const rule = rules.find(({ id }) => id === check_id);
  return rule === undefined ? CHECKS.find(({ meta }) => meta.id === check_id) : ruleCheck(rule as unknown as Rule);
}

function unknown(finding: KnownFinding, reason: string): Replay {
  return { verdict: 'cannot tell', reason, proof: finding.proof ?? null, requests: 0 };
}

function engineRequest(request: ReplayRequest, check: Check, place: Place): EngineRequest {
  const {
    target,
    finding,
    options,
    ownershipProven,
    rules,
    signal,
    trustedRoots,
    resolver,
    browserPath,
    callbackUrl,
    now,
  } = request;
  const writes = place.requests.some(({ method }) => !/^(?:GET|HEAD|OPTIONS|TRACE)$/.test(method));
  // The deepest scan that has the check tries most; in a browser it only takes longer.
  const scanType = check.needs.includes('browser') ? 'standard' : (check.meta.scanTypes.at(-1) ?? 'standard');
  return {
    target,
    scanType,
    options: {
      ...options,
      disable_checks: CHECKS.map(({ meta }) => meta.id).filter((id) => id !== finding.check_id),
      // The finding shows that the rule applies to the site, of which a replay reads only the place.
      checks_scope: 'all',
      // The scan that made the finding was allowed to send the same.
      ...(writes ? { active_post: true } : {}),
    },
    ownershipProven,
    addressPolicy: { mode: 'any', allow: [] },
    place,
    ...(rules === undefined ? {} : { rules }),
    ...(signal === undefined ? {} : { signal }),
    ...(trustedRoots === undefined ? {} : { trustedRoots }),
    ...(resolver === undefined ? {} : { resolver }),
    ...(browserPath === undefined ? {} : { browserPath }),
    ...(callbackUrl === undefined ? {} : { callbackUrl }),
    ...(now === undefined ? {} : { now }),
  };
}

/** @param origin where the place is now, if not where it was */
function placeOf({ check_id, location, proof }: KnownFinding, origin: string | null): Place {
  const own = originOf(location.url) ?? originOf(proof?.requests[0]?.url ?? '');
  const moved = (text: string) =>
    own !== null && origin !== null && text.startsWith(own) ? origin + text.slice(own.length) : text;
  return {
    checkId: check_id,
    location: { ...location, url: moved(location.url) },
    requests: (proof?.requests ?? []).map((request) => ({ ...request, url: moved(request.url) })),
    page: proof?.browser === undefined ? null : moved(location.url),
  };
}

function originOf(url: string): string | null {
  return /^https?:/.test(url) ? (URL.parse(url)?.origin ?? null) : null;
}

function hostOf(url: string): string | undefined {
  return URL.parse(url)?.hostname.replace(/^\[|\]$/g, '');
}

/** Cut off, or with a secret where only the user can write it. */
function isIncomplete({ url, body }: ProofRequest): boolean {
  return [url, body ?? ''].some((text) => text.endsWith('…') || text.includes('***') || hasPlaceholder(text));
}

function isSame(one: KnownFinding, other: KnownFinding, place: FindingLocation): boolean {
  const isPlace = ({ url, method, parameter }: FindingLocation) =>
    url === place.url && method === place.method && parameter === place.parameter;
  return one.fingerprint === other.fingerprint || (one.check_id === other.check_id && isPlace(one.location));
}

/** Why finding nothing does not prove that the fault is gone, or null. */
function doubtIn(report: EngineReport, place: Place, options: ScanOptions): string | null {
  const missing = missingSignIn(place, options);
  if (missing !== null) return missing;
  const [outcome] = report.checks as [CheckOutcome];
  if (outcome.status === 'error' || outcome.status === 'not_applicable') return outcome.reason;
  if (outcome.partial === true) return outcome.reason;
  const { host } = report.target;
  if (place.requests.some(({ url }) => hostOf(url) !== host)) return 'it is on another host';
  return report.placeObstacle ?? null;
}

function missingSignIn({ requests }: Place, options: ScanOptions): string | null {
  const needed = new Set(requests.map(identityOf));
  const missing = IDENTITY_NAMES.filter((name) => needed.has(name) && options[LOGIN_OPTIONS[name]] === undefined);
  const isByHeaders = options.request_headers !== undefined;
  const [first] = missing.filter((name) => name !== 'user' || !isByHeaders);
  return first === undefined ? null : `its requests need a sign-in: ${LOGIN_OPTIONS[first].replace('_', '-')}`;
}
