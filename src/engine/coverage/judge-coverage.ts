import { truncate } from '../../shared/text.ts';
import type { ExposureEvidence } from '../core/evidence/exposure.ts';
import { type Attempt, type Exchange, hasResponse } from '../core/evidence/http.ts';
import type { LandingEvidence } from '../core/evidence/passive.ts';
import type { TargetInfo } from '../core/evidence/target.ts';
import { isSignInPath } from '../web/sign-in-page.ts';
import { saysNotFound } from './page-phrases.ts';
import { type PageView, pageView } from './page-view.ts';
import { departureOf, describeResponse, isRefused, redirectWithin, wasNotSent } from './responses.ts';
import { pageDigest } from './same-page.ts';
import { type Obstacle, pageObstacle } from './start-page.ts';

/** Control requests at the beginning and at the end of the scan. */
export interface Controls {
  /** A path that does not exist, right after the start page. */
  readonly early: Attempt;
  /** Another path that does not exist, at the end. */
  readonly late: Attempt;
  /** The start URL again. */
  readonly start: Attempt;
  readonly page: { readonly before: Exchange; readonly after: Attempt } | null;
  /** Requests that were refused, challenged or redirected during the scan, with their responses at the end. */
  readonly doubted: readonly { readonly before: Attempt; readonly after: Attempt }[];
  readonly isTimeOver: boolean;
}

/** Share of the exposure paths that distinguishes a blanket response from a rule for some of them. */
const NEARLY_ALL = 0.95;
const PATHS_MIN = 5;
/** Maximum length of an interstitial. */
const INTERSTITIAL_BYTES_MAX = 64 * 1024;
/** Number of exposure responses that are compared with each other. */
const SAMPLE = 12;
/** If a sample has this many distinct pages, all count as distinct. */
const DECOYS_MIN = 10;

const LOST_SHOWN = 6;

/** Whether the target turned the scan away after the start. */
export function turnedAway(landing: LandingEvidence, controls: Controls, target: TargetInfo): Obstacle | null {
  const first = landing.chain[0] ?? landing.final;
  const late = requestsLate(controls);
  const detail =
    startTurned(first, controls, target) ??
    (late === null ? requestsTurned(controls) : null) ??
    missingTurned(controls, target) ??
    everythingTurned(first, controls);
  if (detail !== null) return { code: 'target_turned_away', detail };
  return late === null ? null : { code: 'target_too_slow', detail: late };
}

/**
 * The application ended: nothing listens on its port any more.
 * @param lost requests that were under way when it ended
 */
export function stopped({ start }: Pick<Controls, 'start'>, lost: readonly Attempt[]): Obstacle | null {
  if (hasResponse(start) || start.failure.code !== 'refused') return null;
  const requests = lost.map(({ request: { method, url } }) => {
    const { pathname, search } = new URL(url);
    return `${method} ${truncate(pathname + search, 70)}`;
  });
  // A page is likelier to end an application than a method of its root.
  const shown = [...new Set(requests)].sort((one, other) => Number(/ \/$/.test(one)) - Number(/ \/$/.test(other)));
  const last = shown.length === 0 ? '' : `; the last requests were ${shown.slice(0, LOST_SHOWN).join(', ')}`;
  return { code: 'target_stopped', detail: `its port is closed${last}` };
}

/** The target was too slow to be seen once more at the end. */
export function outOfTime({ start, isTimeOver }: Controls): Obstacle | null {
  return isTimeOver && wasNotSent(start)
    ? { code: 'target_too_slow', detail: 'the time of the scan was used up before the target could be seen once more' }
    : null;
}

/** How a page that was readable changed. */
function startTurned(first: Exchange, { start, page }: Controls, target: TargetInfo): string | null {
  const again = describeDegradation(first, start, target);
  if (again !== null) return `the start page later responded with ${again}`;
  const other = page === null ? null : describeDegradation(page.before, page.after, target);
  return other === null ? null : `a page that was readable later responded with ${other}`;
}

/** Requests that got no response in time and get one now: a slow target, or a guard that does not say that it refuses. */
function requestsLate({ doubted }: Controls): string | null {
  const isLate = (attempt: Attempt) => !hasResponse(attempt) && attempt.failure.code === 'timeout';
  const late = doubted.filter(({ before, after }) => isLate(before) && hasResponse(after));
  return late.length === 0 || late.length < doubted.length
    ? null
    : 'the target responded to some requests only when they were repeated at the end';
}

/** How requests were refused that get their response now. */
function requestsTurned({ doubted }: Controls): string | null {
  const passing = doubted.find(
    ({ before, after }) => hasResponse(after) && describeObstacle(after) === null && isOther(before, after),
  );
  if (passing === undefined) return null;
  const seen = describeObstacle(passing.before) ?? describeResponse(passing.before);
  return `the target responded to requests with ${seen} for a while`;
}

/** How the response to a path that does not exist changed. */
function missingTurned({ early, late }: Controls, target: TargetInfo): string | null {
  const both = `a path that does not exist got ${describeResponse(early)} first and ${describeResponse(late)} later`;
  if (!isRefused(early) && isRefused(late) && !wasNotSent(early)) return both;
  if (!hasResponse(early) || !hasResponse(late)) return null;
  if (early.response.status >= 400 && late.response.status < 400) return both;
  const missing = describeDegradation(early, late, target);
  return missing === null ? null : `a path that does not exist later responded with ${missing}`;
}

/** One page took the place of all. */
function everythingTurned(first: Exchange, { start, late }: Controls): string | null {
  if (!hasResponse(start) || !hasResponse(late) || start.response.status >= 300) return null;
  const isOneBody = pageDigest(start) === pageDigest(late) && pageDigest(start) !== pageDigest(first);
  return isOneBody ? 'the start page and a path that does not exist later showed one page' : null;
}

/** True for another class of response, or a page instead of an interstitial. */
function isOther(before: Attempt, after: Exchange): boolean {
  if (describeObstacle(before) !== null) return true;
  return hasResponse(before) && Math.floor(before.response.status / 100) !== Math.floor(after.response.status / 100);
}

/** Describes a response that is not the application's (refusal, timeout, challenge, empty), or null. */
export function describeObstacle(attempt: Attempt): string | null {
  if (wasNotSent(attempt)) return null;
  if (isRefused(attempt)) return describeResponse(attempt);
  if (!hasResponse(attempt) || attempt.response.status >= 300 || attempt.response.body.length > INTERSTITIAL_BYTES_MAX)
    return null;
  const obstacle = pageObstacle(attempt);
  return obstacle === null || obstacle.code === 'target_not_found' ? null : withoutSubject(obstacle);
}

function withoutSubject({ detail }: Obstacle): string {
  return detail.replace(/^the start page (shows|responds with|is) /, '');
}

/** Describes how a response got worse, or null. */
function describeDegradation(before: Exchange, after: Attempt, target: TargetInfo): string | null {
  if (wasNotSent(after)) return null;
  if (isRefused(after)) return isRefused(before) ? null : describeResponse(after);
  if (!hasResponse(after)) return null;
  if (before.response.status < 300 && departureOf(after, target.origin) !== null) return 'a redirect to another host';
  const obstacle = before.response.status < 400 ? pageObstacle(after) : null;
  if (obstacle === null || pageObstacle(before)?.code === obstacle.code) return null;
  return withoutSubject(obstacle);
}

/**
 * Whether every response is the same page. A single-page application also serves its shell everywhere, but its scripts and
 * style sheets are other content.
 * @param others responses of pages, scripts and exposure paths
 */
export function oneResponse(landing: LandingEvidence, early: Attempt, others: readonly Exchange[]): Obstacle | null {
  const { final } = landing;
  if (!hasResponse(early) || early.response.status >= 300) return null;
  const digest = pageDigest(final);
  if (pageDigest(early) !== digest) return null;
  const isOther = (exchange: Exchange) =>
    exchange.response.status < 300 &&
    exchange.response.body.length > 0 &&
    pageDigest(exchange) !== digest &&
    pageObstacle(exchange) === null;
  if (others.some(isOther) || isShell(final)) return null;
  return { code: 'target_same_response', detail: 'every path shows the page that the start page shows' };
}

/** Default mount points of React, Vue, Angular, Next.js, Nuxt, Gatsby and Svelte. */
const MOUNT_POINT =
  /\bid=["']?(?:root|app|__next|__nuxt|___gatsby|svelte|q-app|application)["']?[^<>]{0,100}>\s{0,50}<\/|<app-root[\s>]/i;
const INLINE_APPLICATION = 500;

/** An empty mount point and a script: an application whose scripts are inline or on another host. */
export function isShell(exchange: Exchange): boolean {
  const view = pageView(exchange);
  const hasProgram = view.inlineScript.length >= INLINE_APPLICATION || view.assets.length > 0;
  return hasProgram && MOUNT_POINT.test(exchange.response.text.slice(0, 64 * 1024));
}

/** Whether the responses to the exposure paths prove anything about the files. */
export function pathsRefused(
  landing: LandingEvidence,
  early: Attempt,
  exposure: ExposureEvidence,
  target: TargetInfo,
): Obstacle | null {
  const attempts = exposure.probes.map(({ attempt }) => attempt).filter((attempt) => !wasNotSent(attempt));
  if (attempts.length < PATHS_MIN) return null;
  const refused = (detail: string): Obstacle => ({ code: 'target_paths_refused', detail });
  const share = (count: number) => count / attempts.length;
  const no = attempts.filter(isRefused);
  const failed = no.filter(
    (attempt) => !hasResponse(attempt) || attempt.response.status === 429 || attempt.response.status >= 500,
  );
  if (share(no.length) >= NEARLY_ALL || share(failed.length) > 0.5 || (share(no.length) > 0.5 && isRefused(early)))
    return refused(`${no.length} of ${attempts.length} paths were refused (${mostCommon(no)})`);
  const away = attempts.flatMap((attempt) => departureOf(attempt, target.origin) ?? []);
  if (share(away.length) >= NEARLY_ALL)
    return refused(
      `${away.length} of ${attempts.length} paths were redirected to ${(away[0] as URL).origin.slice(0, 200)}`,
    );
  const shown = attempts.filter(hasResponse).filter(({ response }) => response.status < 300);
  if (share(shown.length) < NEARLY_ALL) return null;
  const instead = shownInstead(shown, landing, target);
  if (instead === null) return null;
  return refused(
    instead === 'decoys'
      ? `each of ${shown.length} paths showed a page of its own`
      : `${shown.length} of ${attempts.length} paths showed one page that is not of the site`,
  );
}

/** One of the exposure paths if nearly all of them are redirected within the origin, or null. */
export function redirectedPath(early: Attempt, exposure: ExposureEvidence, target: TargetInfo): Exchange | null {
  const attempts = exposure.probes.map(({ attempt }) => attempt).filter((attempt) => !wasNotSent(attempt));
  const redirected = attempts.filter(hasResponse).filter((attempt) => redirectWithin(attempt, target.origin) !== null);
  const share = redirected.length / attempts.length;
  const isBlanket = share >= NEARLY_ALL || (share > 0.5 && redirectWithin(early, target.origin) !== null);
  return attempts.length >= PATHS_MIN && isBlanket ? (redirected[Math.floor(redirected.length / 2)] ?? null) : null;
}

/** Why the response to which exposure paths are redirected proves nothing about the files, or null. */
export function redirectRefused(landing: LandingEvidence, final: Attempt, target: TargetInfo): Obstacle | null {
  if (wasNotSent(final)) return null;
  const refused = (what: string): Obstacle => ({
    code: 'target_paths_refused',
    detail: `nearly all paths were redirected to ${final.request.url.slice(0, 200)}, which ${what}`,
  });
  const shown = describeObstacle(final);
  if (shown !== null) return refused(`responded with ${shown}`);
  if (!hasResponse(final) || final.response.status >= 400) return null;
  if (redirectWithin(final, target.origin) !== null) return refused('redirects without end');
  if (departureOf(final, target.origin) !== null) return refused('leaves the host');
  if (pageView(final).hasPasswordField || isSignInPath(new URL(final.request.url).pathname)) return null;
  return shownInstead([final], landing, target) === null ? null : refused('showed a page that is not of the site');
}

/** What responses with 200 to random paths show, if it is not of the site. */
export function shownInstead(
  shown: readonly Exchange[],
  landing: LandingEvidence,
  target: TargetInfo,
): 'decoys' | 'one-page' | null {
  const page = onePage(shown);
  if (page === null) {
    // Each path shows a different page: a decoy, or an application that serves a page for any path.
    const isDecoy = new Set(sampleOf(shown).map(pageDigest)).size >= DECOYS_MIN;
    const isOwn = sampleOf(shown).some((one) => isOwnNotFoundPage(one, pageView(landing.final), target));
    return isDecoy && !isOwn ? 'decoys' : null;
  }
  if (pageDigest(page) === pageDigest(landing.final)) return null;
  return isOwnNotFoundPage(page, pageView(landing.final), target) ? null : 'one-page';
}

/** The page that all responses show, judged by a sample, or null. */
function onePage(exchanges: readonly Exchange[]): Exchange | null {
  const sample = sampleOf(exchanges);
  const [first] = sample;
  if (first === undefined) return null;
  return sample.every((exchange) => pageDigest(exchange) === pageDigest(first)) ? first : null;
}

function sampleOf(exchanges: readonly Exchange[]): readonly Exchange[] {
  const step = Math.max(1, Math.floor(exchanges.length / SAMPLE));
  return exchanges.filter((_, index) => index % step === 0);
}

/** A page with status 200 that says "not found", or that consists of parts of the start page. */
function isOwnNotFoundPage(page: Exchange, start: PageView, target: TargetInfo): boolean {
  if (pageObstacle(page) !== null && pageObstacle(page)?.code !== 'target_not_found') return false;
  const view = pageView(page);
  if (saysNotFound(view)) return true;
  const known = new Set([...start.assets, ...start.links]);
  return [...view.assets, ...view.links].some((url) => {
    const { origin, pathname } = new URL(url);
    return origin === target.origin && pathname !== '/' && known.has(url);
  });
}

function mostCommon(attempts: readonly Attempt[]): string {
  const counts = new Map<string, number>();
  for (const attempt of attempts)
    counts.set(describeResponse(attempt), (counts.get(describeResponse(attempt)) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 'no response';
}
