import {
  type CoverageCode,
  REACH_KINDS,
  type ReachCount,
  type ReachKind,
  type ScanCoverage,
} from '../../contract/coverage.ts';
import type { ScanOptions } from '../../contract/scan.ts';
import { compareText } from '../../shared/compare.ts';
import { packageUrl } from '../../shared/package-url.ts';
import { describeLimits } from '../browser/browser-limits.ts';
import type { Check } from '../core/check.ts';
import type { ApiDescription, OperationsEvidence } from '../core/evidence/api.ts';
import type { BrowserEvidence } from '../core/evidence/browser.ts';
import type { LibrariesEvidence } from '../core/evidence/content.ts';
import type { EvidenceKind, Gathered } from '../core/evidence/map.ts';
import type { EvidenceStore } from '../evidence-store.ts';
import { type Coverage, INDEPENDENT_EVIDENCE } from './coverage-watch.ts';
import { drawnObstacle } from './drawn-page.ts';

type BrowserPart = NonNullable<ScanCoverage['browser']>;

/** What a browser saw, for the report. */
function browserPart(gathered: Gathered<BrowserEvidence>, clean: (text: string) => string): BrowserPart {
  if (gathered.state !== 'available') {
    const counts = { pages: 0, routes: 0, endpoints: 0, withheld: 0 };
    return { used: false, detail: gathered.reason.slice(0, 300), product: null, sandboxed: false, ...counts };
  }
  const { product, sandboxed, pages, routes, endpoints, withheld, screenshot, screenshotNote, limits, incomplete } =
    gathered.value;
  const notes = [incomplete ?? describeLimits(limits), screenshotNote].filter((note) => typeof note === 'string');
  return {
    used: incomplete === null,
    detail: notes.length === 0 ? null : clean(notes.join('; ')).slice(0, 400),
    product,
    sandboxed,
    pages: pages.length,
    routes: routes.length,
    endpoints: endpoints.length,
    withheld,
    limits: limits.map((limit) => ({ ...limit, detail: clean(limit.detail).slice(0, 300) })),
    screenshot,
  };
}

interface BrowserCoverageOptions {
  /** Without the work of a browser, the scan proves nothing. */
  readonly isRequired: boolean;
  /** URLs of the start page and of where it redirects to. */
  readonly startPages: readonly string[];
  /** Removes secrets from a text. */
  readonly clean: (text: string) => string;
}

/**
 * Adds the browser to the coverage of a scan.
 * @param gathered null if no check of the scan needs a browser
 */
export function withBrowser(
  coverage: ScanCoverage,
  gathered: Gathered<BrowserEvidence> | null,
  { isRequired, clean, startPages }: BrowserCoverageOptions,
): ScanCoverage {
  if (gathered === null) return coverage;
  const browser = browserPart(gathered, clean);
  const signIns = gathered.state === 'available' && coverage.signed_in === undefined ? gathered.value.signIns : [];
  const isSignIn = startPages.some((url) => signIns.includes(url));
  const seen = { ...coverage, browser, sign_in_required: coverage.sign_in_required || isSignIn };
  if (browser.used || !isRequired || !coverage.application_seen) return seen;
  const code = gathered.state === 'available' ? 'browser_incomplete' : 'browser_missing';
  return { ...seen, application_seen: false, code, detail: browser.detail };
}

/** Without the application on the start page as the browser draws it, the scan did not see it. Pure. */
function withStartView(coverage: Coverage, evidence: BrowserEvidence, clean: (text: string) => string): Coverage {
  const obstacle = coverage.summary.application_seen ? drawnObstacle(evidence) : null;
  if (obstacle === null) return coverage;
  return doubted(coverage.summary, { code: obstacle.code, message: clean(obstacle.detail) });
}

interface Source {
  readonly reach?: ReachCount;
  /** Accepted requests that may have created a record. */
  readonly created?: readonly { readonly path: string; readonly count: number }[];
}

/** What contributes to the coverage in numbers: evidence by kind, or null if it was not gathered. */
type ReachSources = Readonly<Record<ReachKind, Source | null>>;

const CREATED_MAX = 100;
const COMPONENTS_MAX = 300;

/** Adds what the scan knew and covered, and what it may have created. Pure. */
function withReach(coverage: ScanCoverage, sources: ReachSources): ScanCoverage {
  const reach: Partial<Record<ReachKind, ReachCount>> = {};
  const created = new Map<string, number>();
  for (const kind of REACH_KINDS) {
    const counted = sources[kind]?.reach;
    if (counted !== undefined) reach[kind] = counted;
    for (const { path, count } of sources[kind]?.created ?? [])
      created.set(path.slice(0, 300), (created.get(path.slice(0, 300)) ?? 0) + count);
  }
  const { pages } = reach;
  const listed = [...created].map(([path, count]) => ({ path, count }));
  return {
    ...coverage,
    ...(pages === undefined ? {} : { pages_read: pages.covered, pages_known: pages.known }),
    ...(Object.keys(reach).length === 0 ? {} : { reach }),
    ...(listed.length === 0 ? {} : { created: listed.slice(0, CREATED_MAX) }),
  };
}

/**
 * Adds the operations of the API to the coverage of a scan. If the description that the user gave cannot be used, the scan did not see
 * what it was asked to see.
 *
 * @param evidence null if no check of the scan needs a description
 */
function withApi(coverage: ScanCoverage, evidence: OperationsEvidence | null): ScanCoverage {
  if (evidence === null) return coverage;
  const { descriptions, operations, requested, fault } = evidence;
  if (descriptions.length === 0 && fault === null) return coverage;
  const leftOut = descriptions.reduce((sum, one) => sum + one.leftOut, 0);
  const detail =
    fault === null ? descriptions.map(described).join('; ') : `The API description was not used: ${fault}.`;
  const api = {
    descriptions: descriptions.length,
    operations: operations.length,
    requested,
    left_out: leftOut,
    detail: detail.slice(0, 300),
  };
  if (fault === null || !coverage.application_seen) return { ...coverage, api };
  return { ...coverage, api, application_seen: false, code: 'api_description_unusable', detail: api.detail };
}

function described({ format, version, source }: ApiDescription): string {
  return `${NAMES[format]}${version === '' ? '' : ` ${version}`} ${source === 'option' ? 'as given' : `at ${source}`}`;
}

const NAMES = { openapi: 'OpenAPI', graphql: 'GraphQL', postman: 'Postman', har: 'HAR' } as const;

/** Adds the software that the scan recognized, each version once. */
function withComponents(coverage: ScanCoverage, evidence: LibrariesEvidence | null): ScanCoverage {
  if (evidence === null) return coverage;
  const { libraries, servers } = evidence;
  const all = [
    ...libraries.map(({ name, version, url, how }) => ({ purl: packageUrl('npm', name, version), url, how })),
    ...servers.map(({ name, version, url, header }) => ({
      purl: packageUrl('generic', name, version),
      url,
      how: `the ${header} header`,
    })),
  ];
  const fitting = all.filter(({ purl, url, how }) => purl.length <= 300 && url.length <= 2_000 && how.length <= 100);
  const distinct = [...new Map([...fitting].reverse().map((one) => [one.purl, one])).values()];
  return { ...coverage, components: distinct.sort((a, b) => compareText(a.purl, b.purl)).slice(0, COMPONENTS_MAX) };
}

/** Why a scan was not signed in, or not to its end. */
interface SignInFailure {
  readonly code: CoverageCode;
  readonly message: string;
}

/** The coverage of a scan with a login: without the session, it did not see what it was asked to see. Pure. */
function withSignIn(coverage: Coverage, failure: SignInFailure | null): Coverage {
  const { summary } = coverage;
  if (failure === null) return { ...coverage, summary: { ...summary, signed_in: true } };
  // A target that shows no page has no sign-in page either.
  if (failure.code === 'sign_in_page_not_found' && !summary.application_seen)
    return { ...coverage, summary: { ...summary, signed_in: false } };
  return doubted({ ...summary, signed_in: false }, failure);
}

/** Coverage of a scan whose responses are not those of the application. */
function doubted(summary: ScanCoverage, { code, message: detail }: SignInFailure): Coverage {
  return {
    summary: { ...summary, application_seen: false, code, detail },
    doubt: {
      reason: `incomplete: ${detail}`,
      concerns: ({ needs }: Check) => needs.some((kind) => !INDEPENDENT_EVIDENCE.has(kind)),
    },
  };
}

/** The session is valid, but the application in the browser does not know it. */
const ANONYMOUS_VIEW: SignInFailure = {
  code: 'sign_in_unproven',
  message: 'an address responds to the session, but in the browser the start page still asks for a password',
};

/** True if the user named what a person would enter. A header or a cookie may be meant for an interface. */
function entersByPage({ login }: ScanOptions): boolean {
  return login?.username !== undefined || login?.recording !== undefined;
}

/** What a scan gathered, for those who add to its coverage. */
export interface Gathering {
  readonly store: Pick<EvidenceStore, 'gather' | 'gathered'>;
  /** Kinds of evidence that enabled checks need. */
  readonly wanted: ReadonlySet<EvidenceKind>;
  readonly options: ScanOptions;
  /** Null if the scan has no login; resolves to why the session does not count, or null. */
  readonly endSession: (() => Promise<SignInFailure | null>) | null;
  /** Removes secrets from a text. */
  readonly clean: (text: string) => string;
}

type Contributor = (coverage: Coverage, gathering: Gathering) => Coverage | Promise<Coverage>;

/** A capability that sees parts of the application adds one entry. */
const CONTRIBUTORS: readonly Contributor[] = [
  async (coverage, { endSession }) => (endSession === null ? coverage : withSignIn(coverage, await endSession())),
  async (coverage, { store, wanted, options, clean }) => {
    const landing = await store.gathered('landing');
    const startPages = landing === null ? [] : [...landing.chain, landing.final].map(({ request }) => request.url);
    const browser = wanted.has('browser') ? await store.gather('browser') : null;
    const isRequired = options.browser === 'required';
    const seen = summarized(coverage, withBrowser(coverage.summary, browser, { isRequired, startPages, clean }));
    if (browser?.state !== 'available') return seen;
    const isAnonymous =
      coverage.summary.signed_in === true &&
      entersByPage(options) &&
      startPages.some((url) => browser.value.signIns.includes(url));
    return isAnonymous ? withSignIn(seen, ANONYMOUS_VIEW) : withStartView(seen, browser.value, clean);
  },
  async (coverage, { store }) =>
    summarized(coverage, withComponents(coverage.summary, await store.gathered('libraries'))),
  async (coverage, { store }) => summarized(coverage, withApi(coverage.summary, await store.gathered('operations'))),
  async (coverage, { store }) => {
    const [pages, views, operations, inputs] = await Promise.all([
      store.gathered('crawl'),
      store.gathered('browser'),
      store.gathered('operations'),
      store.gathered('active'),
    ]);
    return summarized(coverage, withReach(coverage.summary, { pages, views, operations, inputs }));
  },
];

/** Adds to what the watch saw what each capability saw, in order. */
export async function completeCoverage(seen: Coverage, gathering: Gathering): Promise<Coverage> {
  let coverage = seen;
  for (const contribute of CONTRIBUTORS) coverage = await contribute(coverage, gathering);
  return coverage;
}

function summarized(coverage: Coverage, summary: ScanCoverage): Coverage {
  return { ...coverage, summary };
}
