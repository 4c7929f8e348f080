import { type Exchange, type FailedExchange, hasResponse } from '../../core/evidence/http.ts';
import type { Gatherer, ProbeContext } from '../../core/probe-context.ts';
import { nonceShape } from '../../web/csp-policies.ts';
import { redirectTarget } from '../../web/redirect.ts';

const REDIRECTS_MAX = 5;

/** Requests the start URL as a browser does, but follows redirects only within the target's own origin. */
export const gatherLanding: Gatherer<'landing'> = async (context) => {
  const { chain, leavesTo, failed } = await followRedirects(context);
  const final = chain.at(-1);
  if (final === undefined) {
    const { code = 'protocol', message = 'no response' } = failed?.failure ?? {};
    return { state: 'failed', code, reason: message };
  }
  const leftOut = failed?.failure.code === 'blocked' ? { leftOut: new URL(failed.request.url).pathname } : {};
  const isFetchedAgain = context.scanType !== 'quick' && nonceShape(final) !== null;
  const again = isFetchedAgain ? await fetchAgain(context.fetch, final) : null;
  return { state: 'available', value: { chain, final, leavesTo, again, ...leftOut } };
};

interface Redirects {
  readonly chain: readonly Exchange[];
  /** The other origin to which the last response redirects. */
  readonly leavesTo: string | null;
  /** The request that got no response and ended the chain. */
  readonly failed: FailedExchange | null;
}

async function followRedirects({ target, fetch }: ProbeContext): Promise<Redirects> {
  const chain: Exchange[] = [];
  let url = target.startUrl;
  for (;;) {
    const attempt = await fetch({ url });
    if (!hasResponse(attempt)) return { chain, leavesTo: null, failed: attempt };
    chain.push(attempt);
    const next = redirectTarget(attempt);
    if (next !== null && next.origin !== target.origin) return { chain, leavesTo: next.href, failed: null };
    const isEnd = next === null || chain.some(({ request }) => request.url === next.href);
    if (isEnd || chain.length > REDIRECTS_MAX) return { chain, leavesTo: null, failed: null };
    url = next.href;
  }
}

async function fetchAgain(
  fetch: Parameters<typeof gatherLanding>[0]['fetch'],
  { request }: Exchange,
): Promise<Exchange | null> {
  const attempt = await fetch({ url: request.url, fresh: true });
  return hasResponse(attempt) ? attempt : null;
}
