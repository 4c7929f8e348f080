import type { ActiveEvidence, ActiveProbe } from '../../core/evidence/active.ts';
import type { Injector } from './injector.ts';
import { uniqueCookies } from './probe-cookies.ts';

const FAILURES_MAX = 40;
const POSTED_MAX = 10;
const COOKIES_MAX = 200;

/** What the checks of all families read in the responses to probes. */
export function activeEvidence(
  ofSite: readonly ActiveProbe[],
  injectors: readonly Injector[],
): Pick<ActiveEvidence, 'probes' | 'failures' | 'cookies' | 'posted' | 'parameters' | 'requests'> {
  const byUrl = Map.groupBy(
    injectors.flatMap((injector) => injector.posted ?? []),
    ({ request }) => request.url,
  );
  return {
    probes: [...ofSite, ...injectors.flatMap((injector) => injector.notes)],
    failures: injectors.flatMap((injector) => injector.failures).slice(0, FAILURES_MAX),
    cookies: uniqueCookies(injectors.flatMap((injector) => injector.cookies)).slice(0, COOKIES_MAX),
    posted: [...byUrl.values()].flatMap(([first]) => first ?? []).slice(0, POSTED_MAX),
    parameters: injectors.length,
    requests: injectors.reduce((sum, injector) => sum + injector.requests, 0),
  };
}
