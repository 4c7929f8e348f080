import type { ScanCoverage } from '../../contract/coverage.ts';
import type { ScanType } from '../../contract/primitives.ts';
import type { Check } from '../core/check.ts';
import type { ExposureEvidence } from '../core/evidence/exposure.ts';
import { type Attempt, type Exchange, hasResponse } from '../core/evidence/http.ts';
import type { EvidenceKind } from '../core/evidence/map.ts';
import type { LandingEvidence } from '../core/evidence/passive.ts';
import type { TargetInfo } from '../core/evidence/target.ts';
import type { ProbeRequest } from '../core/probe-context.ts';
import type { EvidenceStore } from '../evidence-store.ts';
import { undrawableShell } from './drawn-page.ts';
import {
  type Controls,
  describeObstacle,
  isShell,
  oneResponse,
  outOfTime,
  pathsRefused,
  redirectedPath,
  redirectRefused,
  stopped,
  turnedAway,
} from './judge-coverage.ts';
import { isLoginWall, likeMissing } from './login-wall.ts';
import { pageView } from './page-view.ts';
import { isRefusalOfClient, redirectWithin, wasNotSent } from './responses.ts';
import { pageDigest } from './same-page.ts';
import { isSignInPage, leadsToSignIn, type Obstacle, startPageObstacle } from './start-page.ts';

/** Evidence that does not come from responses of the application: valid whatever the start page shows. */
export const INDEPENDENT_EVIDENCE: ReadonlySet<EvidenceKind> = new Set(['tls', 'plainHttp', 'dns', 'email', 'ports']);
/** Evidence from many requests after the start page: a target that turns the scan away makes it look clean. */
const GATHERED_LATE: ReadonlySet<EvidenceKind> = new Set([
  'cors',
  'methods',
  'exposure',
  'active',
  'access',
  'secondResponses',
  'rules',
]);
/** A quick scan reads only the start page. */
const GATHERED_LATE_IN_DEPTH: ReadonlySet<EvidenceKind> = new Set([...GATHERED_LATE, 'crawl', 'libraries']);
const ASSETS_MAX = 3;
/** Enough to distinguish a page from a block page. */
const CONTROL_BYTES = 256 * 1024;
const NOTED_MAX = 500;
/** Number of lost connections, or of refusals with an unusual status, that rules out coincidence. */
const COINCIDENCE_MAX = 2;
const DOUBTED_MAX = 5;
const LOST_MAX = 8;
/** Exposure paths that are requested as the user if they were refused without the session. */
const WALL_SAMPLE = 2;
/** Hops from an exposure path to what it is redirected to. */
const HOPS_MAX = 3;
/**
 * Requests kept for the end of the scan: the start page with a second try, a path that does not exist, a page, requests
 * that were refused or redirected, assets.
 */
export const CLOSING_REQUESTS = 4 + DOUBTED_MAX + HOPS_MAX + ASSETS_MAX;
/** A signed-in scan also requests a path that does not exist, without the session, and exposure paths with it. */
export const CLOSING_REQUESTS_SIGNED_IN = CLOSING_REQUESTS + 1 + WALL_SAMPLE;

interface Options {
  readonly store: Pick<EvidenceStore, 'gather' | 'gathered'>;
  readonly target: TargetInfo;
  readonly scanType: ScanType;
  readonly fetch: (request: ProbeRequest) => Promise<Attempt>;
  /** Beginning of the random paths, within the paths that the scan options allow. */
  readonly missingPrefix: string;
  /** The scan is signed in, and requests exposure paths without the session: a login wall may refuse them all. */
  readonly isSignedIn: boolean;
  readonly token: () => string;
  readonly isTimeOver: () => boolean;
}

export interface Coverage {
  readonly summary: ScanCoverage;
  /** Why passed checks prove nothing, with the affected checks; null if the application was seen. */
  readonly doubt: { readonly reason: string; readonly concerns: (check: Check) => boolean } | null;
  /** How a login wall responded to the exposure paths, which were requested without the session; a clause. */
  readonly wall?: string;
}

/** Who requests: the user, or a guest in a scan that is signed in. */
type Requester = 'user' | 'none';

/** A response of the scan that may not be the application's. */
interface Noted {
  readonly attempt: Attempt;
  readonly identity: Requester;
}

interface JudgedPaths {
  readonly obstacle: Obstacle | null;
  readonly wall: string | null;
}

/**
 * Watches whether a scan sees the application. Requests a path that does not exist at the beginning and, at the end,
 * the start page, another such path and one page again, to notice a target that changes its behaviour during the scan.
 */
export class CoverageWatch {
  readonly #options: Options;
  readonly #early: Promise<Attempt>;
  readonly #interstitials: Noted[] = [];
  /** Requests with an obstacle that a single one may meet by chance. */
  readonly #silent: Noted[] = [];
  readonly #unusual: Noted[] = [];
  readonly #redirects: Noted[] = [];
  /** The first requests without a response since the last response: those that were under way together. */
  #lost: Attempt[] = [];
  readonly #noted = new WeakSet<Attempt>();

  constructor(options: Options) {
    this.#options = options;
    this.#early = this.#missing();
  }

  #missing(identity: Requester = 'user'): Promise<Attempt> {
    const { fetch, missingPrefix, token } = this.#options;
    return fetch({ url: missingPrefix + token(), maxBytes: CONTROL_BYTES, fresh: true, identity });
  }

  /** Judges the coverage. Call it when every check has its evidence. */
  async end(): Promise<Coverage> {
    const { store, target } = this.#options;
    const early = await this.#early;
    const landing = await store.gather('landing');
    if (landing.state !== 'available') {
      const obstacle: Obstacle = {
        code: 'target_unreadable',
        detail: `the start page: ${landing.reason}`.slice(0, 300),
      };
      return this.#coverage(obstacle, 'all', [], false);
    }
    const crawl = await store.gathered('crawl');
    const exposure = await store.gathered('exposure');
    const pages = crawl === null ? [landing.value.final] : crawl.pages.map(({ exchange }) => exchange);
    const isSignIn = isSignInPage(landing.value, target) || leadsToSignIn(early, target);
    const startObstacle = startPageObstacle(landing.value, target);
    if (startObstacle !== null) return this.#coverage(startObstacle, 'all', [], false);
    const controls = await this.#controls(early, pages);
    const away = this.#away(landing.value, controls);
    const paths = away === null && exposure !== null ? await this.#judgePaths(landing.value, early, exposure) : null;
    const obstacle = away ?? paths?.obstacle ?? null;
    if (obstacle !== null) return this.#coverage(obstacle, 'late', pages, isSignIn);
    const others = [...pages, ...(crawl?.resources ?? []), ...probesWithResponse(exposure)];
    if (oneResponse(landing.value, early, others) !== null)
      return this.#coverage(await this.#sameAsAssets(landing.value, early), 'all', pages, isSignIn);
    const shell = await this.#emptyShell(landing.value);
    if (shell !== null) return this.#coverage(shell, 'all', pages, isSignIn);
    const coverage = this.#coverage(null, 'late', pages, isSignIn);
    return paths === null || paths.wall === null ? coverage : { ...coverage, wall: paths.wall };
  }

  /** One response for everything, scripts and style sheets too: in a quick scan they were not requested yet. */
  async #sameAsAssets(landing: LandingEvidence, early: Attempt): Promise<Obstacle | null> {
    const assets = await this.#assets(landing);
    // The path options leave out every script and style sheet, so that nothing else can be seen.
    const isLeftOut = assets.length > 0 && assets.every(isBlocked);
    return isLeftOut ? null : oneResponse(landing, early, assets.filter(hasResponse));
  }

  /** A start page that its scripts fill, none of which can be loaded. A browser sees that, too; quick scans have none. */
  async #emptyShell({ final }: LandingEvidence): Promise<Obstacle | null> {
    const { inlineScript, scripts } = pageView(final);
    const { fetch, target } = this.#options;
    const isOwn = (url: string) => new URL(url).origin === target.origin;
    if (!isShell(final) || inlineScript.trim() !== '' || scripts.length > ASSETS_MAX || !scripts.every(isOwn))
      return null;
    return undrawableShell(await Promise.all(scripts.map((url) => fetch({ url }))));
  }

  #away(landing: LandingEvidence, controls: Controls): Obstacle | null {
    return stopped(controls, this.#lost) ?? turnedAway(landing, controls, this.#options.target) ?? outOfTime(controls);
  }

  /** Records a response of the scan. @param identity with which the end of the scan repeats the request */
  note(attempt: Attempt, identity: Requester): void {
    // From the cache.
    if (this.#noted.has(attempt)) return;
    this.#noted.add(attempt);
    if (hasResponse(attempt)) this.#lost = [];
    else if (!wasNotSent(attempt) && this.#lost.length < LOST_MAX) this.#lost.push(attempt);
    const { method, headers, body } = attempt.request;
    if (method !== 'GET' || headers.length > 0 || body !== undefined) return;
    const isRedirect = hasResponse(attempt) && attempt.response.status >= 300 && attempt.response.status < 400;
    if (isRedirect) keep(this.#redirects, { attempt, identity });
    else if (describeObstacle(attempt) !== null) keep(this.#listFor(attempt), { attempt, identity });
  }

  #listFor(attempt: Attempt): Noted[] {
    // Single connections get lost on weak hosts.
    if (!hasResponse(attempt)) return this.#silent;
    const { status } = attempt.response;
    return status < 300 || isRefusalOfClient(status) ? this.#interstitials : this.#unusual;
  }

  /** A sample of refused or redirected requests, early and late ones. */
  #doubtful(): Noted[] {
    const byStatus = Map.groupBy(this.#unusual, ({ attempt }) => (hasResponse(attempt) ? attempt.response.status : 0));
    const unusual = [...byStatus.values()].sort((one, other) => other.length - one.length).flat();
    const repeated = [unusual, this.#silent].filter(({ length }) => length > COINCIDENCE_MAX);
    const lists = [this.#interstitials, ...repeated, this.#redirects];
    const firsts = lists.flatMap((list) => list.slice(0, 1));
    const lasts = lists.flatMap((list) => list.slice(1).slice(-1));
    return [...firsts, ...lasts].slice(0, DOUBTED_MAX);
  }

  /** Whether the exposure paths were refused, and by what: a guard hides them, a login wall does not. */
  async #judgePaths(landing: LandingEvidence, early: Attempt, exposure: ExposureEvidence): Promise<JudgedPaths> {
    const { fetch, target, isSignedIn } = this.#options;
    if (!isSignedIn) return { obstacle: await this.#pathsObstacle(landing, early, exposure), wall: null };
    const without = await this.#missing('none');
    const obstacle = await this.#pathsObstacle(landing, without, exposure);
    if (obstacle === null) return { obstacle, wall: null };
    const alike = likeMissing(exposure, without, target);
    const sample = alike.filter((_, index) => index % Math.ceil(alike.length / WALL_SAMPLE) === 0);
    const asUser = await Promise.all(
      sample.map(({ request }) => fetch({ url: request.url, maxBytes: CONTROL_BYTES, fresh: true })),
    );
    if (!isLoginWall(landing, { missing: early, without, sample: asUser }, target)) return { obstacle, wall: null };
    return { obstacle: null, wall: `without the session ${obstacle.detail}` };
  }

  /** @param missing the response to a path that does not exist, without the session */
  async #pathsObstacle(
    landing: LandingEvidence,
    missing: Attempt,
    exposure: ExposureEvidence,
  ): Promise<Obstacle | null> {
    const { fetch, target } = this.#options;
    const refused = pathsRefused(landing, missing, exposure, target);
    const redirected = refused === null ? redirectedPath(missing, exposure, target) : null;
    if (redirected === null) return refused;
    let final: Attempt = redirected;
    for (let hop = 0; hop < HOPS_MAX; hop += 1) {
      const to = redirectWithin(final, target.origin);
      if (to === null) break;
      final = await fetch({ url: to.href, maxBytes: CONTROL_BYTES, fresh: true, identity: 'none' });
    }
    return redirectRefused(landing, final, target);
  }

  async #controls(early: Attempt, pages: readonly Exchange[]): Promise<Controls> {
    const { fetch, target } = this.#options;
    let start = await fetch({ url: target.startUrl, maxBytes: CONTROL_BYTES, fresh: true });
    // A single lost connection proves nothing.
    if (!hasResponse(start)) start = await fetch({ url: target.startUrl, maxBytes: CONTROL_BYTES, fresh: true });
    const late = await this.#missing();
    const before = pages.slice(1).findLast(({ response }) => response.status < 300);
    const after =
      before === undefined ? null : await fetch({ url: before.request.url, maxBytes: CONTROL_BYTES, fresh: true });
    const page = before === undefined || after === null ? null : { before, after };
    const doubted = await Promise.all(
      this.#doubtful().map(async ({ attempt, identity }) => ({
        before: attempt,
        after: await fetch({ url: attempt.request.url, maxBytes: CONTROL_BYTES, fresh: true, identity }),
      })),
    );
    return { early, late, start, page, doubted, isTimeOver: this.#options.isTimeOver() };
  }

  #assets({ final }: LandingEvidence): Promise<Attempt[]> {
    const { fetch, target } = this.#options;
    const own = pageView(final).assets.filter((url) => new URL(url).origin === target.origin);
    return Promise.all(own.slice(0, ASSETS_MAX).map((url) => fetch({ url })));
  }

  #coverage(
    obstacle: Obstacle | null,
    extent: 'all' | 'late',
    pages: readonly Exchange[],
    signInRequired: boolean,
  ): Coverage {
    const readable = pages.filter(({ response }) => response.status < 300 && response.body.length > 0);
    const summary: ScanCoverage = {
      application_seen: obstacle === null,
      code: obstacle?.code ?? null,
      detail: obstacle?.detail ?? null,
      pages: new Set(readable.map(pageDigest)).size,
      sign_in_required: signInRequired && !this.#options.isSignedIn,
    };
    if (obstacle === null) return { summary, doubt: null };
    const late = this.#options.scanType === 'quick' ? GATHERED_LATE : GATHERED_LATE_IN_DEPTH;
    const concerns = ({ needs }: Check) =>
      needs.some((kind) => (extent === 'all' ? !INDEPENDENT_EVIDENCE.has(kind) : late.has(kind)));
    return { summary, doubt: { reason: `incomplete: ${obstacle.detail}`, concerns } };
  }
}

function isBlocked(attempt: Attempt): boolean {
  return !hasResponse(attempt) && attempt.failure.code === 'blocked';
}

function keep(list: Noted[], noted: Noted): void {
  if (list.length < NOTED_MAX) list.push(noted);
}

function probesWithResponse(exposure: ExposureEvidence | null): Exchange[] {
  return (exposure?.probes ?? []).map(({ attempt }) => attempt).filter(hasResponse);
}
