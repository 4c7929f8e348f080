import type { Exchange } from '../../core/evidence/http.ts';
import { answered, header } from '../../core/evidence/http.ts';
import type { LandingEvidence } from '../../core/evidence/passive.ts';
import type { Gatherer } from '../../core/probe-context.ts';
import { nonceShape } from '../../web/csp-policies.ts';

const REDIRECTS_MAX = 5;

/** Looks at the start URL as a browser does, but follows redirects on the target's own origin alone. */
export const gatherLanding: Gatherer<'landing'> = async (context) => {
  const { target } = context;
  const chain: Exchange[] = [];
  let url = target.startUrl;
  let leavesTo: string | null = null;
  for (;;) {
    const attempt = await context.fetch({ url });
    if (!answered(attempt)) {
      if (chain.length > 0) break;
      return { state: 'failed', code: attempt.failure.code, reason: attempt.failure.message };
    }
    chain.push(attempt);
    const next = redirectTarget(attempt);
    if (next === null) break;
    if (next.origin !== target.origin) {
      leavesTo = next.href;
      break;
    }
    const isKnown = chain.some(({ request }) => request.url === next.href);
    if (isKnown || chain.length > REDIRECTS_MAX) break;
    url = next.href;
  }
  const final = chain[chain.length - 1];
  if (final === undefined) return { state: 'failed', code: 'protocol', reason: 'no response' };
  const again =
    context.scanType === 'quick' || nonceShape(final) === null ? null : await secondLook(context.fetch, final);
  const value: LandingEvidence = { chain, final, leavesTo, again };
  return { state: 'available', value };
};

async function secondLook(
  fetch: Parameters<typeof gatherLanding>[0]['fetch'],
  { request }: Exchange,
): Promise<Exchange | null> {
  const attempt = await fetch({ url: request.url, fresh: true });
  return answered(attempt) ? attempt : null;
}

/** Where a 3xx answer points, without fragment, or null. */
function redirectTarget({ request, response }: Exchange): URL | null {
  if (![301, 302, 303, 307, 308].includes(response.status)) return null;
  const location = header(response.headers, 'location');
  const url = location === undefined ? null : URL.parse(location, request.url);
  if (url === null) return null;
  url.hash = '';
  return url;
}
