import type { ScanCoverage } from '../../contract/coverage.ts';
import type { ScanOptions } from '../../contract/scan.ts';
import type { EvidenceKind } from '../core/evidence/map.ts';
import type { EvidenceStore } from '../evidence-store.ts';
import { withApi } from './api-coverage.ts';
import { withBrowser } from './browser-coverage.ts';
import type { Coverage } from './coverage-watch.ts';
import { withReach } from './reach-coverage.ts';
import { type SignInFailure, withSignIn } from './sign-in-coverage.ts';

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
    const summary = withBrowser(coverage.summary, wanted.has('browser') ? await store.gather('browser') : null, {
      isRequired: options.browser === 'required',
      startPages: landing === null ? [] : [...landing.chain, landing.final].map(({ request }) => request.url),
      clean,
    });
    return summarized(coverage, summary);
  },
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
