import type { Exchange } from '../../core/evidence/http.ts';
import { hasResponse } from '../../core/evidence/http.ts';
import type { LandingEvidence } from '../../core/evidence/passive.ts';
import type { Gatherer } from '../../core/probe-context.ts';
import { nonceShape } from '../../web/csp-policies.ts';
import { redirectTarget } from '../../web/redirect.ts';

const REDIRECTS_MAX = 5;

/** Requests the start URL as a browser does, but follows redirects only within the target's own origin. */
export const gatherLanding: Gatherer<'landing'> = async (context) => {
  const { target } = context;
  const chain: Exchange[] = [];
  let url = target.startUrl;
  let leavesTo: string | null = null;
  let leftOut: string | null = null;
  for (;;) {
    const attempt = await context.fetch({ url });
    if (!hasResponse(attempt)) {
      if (attempt.failure.code === 'blocked') leftOut = new URL(url).pathname;
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
    context.scanType === 'quick' || nonceShape(final) === null ? null : await fetchAgain(context.fetch, final);
  const value: LandingEvidence = { chain, final, leavesTo, again, ...(leftOut === null ? {} : { leftOut }) };
  return { state: 'available', value };
};

async function fetchAgain(
  fetch: Parameters<typeof gatherLanding>[0]['fetch'],
  { request }: Exchange,
): Promise<Exchange | null> {
  const attempt = await fetch({ url: request.url, fresh: true });
  return hasResponse(attempt) ? attempt : null;
}
