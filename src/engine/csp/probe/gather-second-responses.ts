import { type Exchange, hasResponse } from '../../core/evidence/http.ts';
import type { Gatherer } from '../../core/probe-context.ts';
import { nonceShape } from '../../web/csp-policies.ts';
import { htmlPages } from '../../web/pages.ts';

const PAGES_MAX = 3;

/** Fetches inner pages with a nonce again, one for each shape of policy that the start page does not have. */
export const gatherSecondResponses: Gatherer<'secondResponses'> = async (context) => {
  const [landing, crawl] = [await context.gather('landing'), await context.gather('crawl')];
  if (landing.state !== 'available') return landing;
  if (crawl.state !== 'available') return crawl;
  const known = new Set([nonceShape(landing.value.final)]);
  const wanted: Exchange[] = [];
  for (const page of htmlPages(crawl.value)) {
    const shape = nonceShape(page);
    if (shape === null || known.has(shape)) continue;
    known.add(shape);
    if (wanted.length < PAGES_MAX) wanted.push(page);
  }
  const attempts = await Promise.all(wanted.map(({ request }) => context.fetch({ url: request.url, fresh: true })));
  return { state: 'available', value: { responses: attempts.filter(hasResponse) } };
};
