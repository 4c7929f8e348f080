import type { CrawlEvidence, CrawledPage } from '../../core/evidence/content.ts';
import { type Exchange, hasResponse } from '../../core/evidence/http.ts';
import { ownHeaders, type Place, urlsOf } from '../../core/place.ts';
import type { ProbeContext, ProbeRequest } from '../../core/probe-context.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { placePoints } from '../place-points.ts';
import { FORGED, forgedForms } from './forge-forms.ts';

/** What a crawl would find at the place of one finding: its pages and files, and its insertion point. */
export async function crawlPlace(context: ProbeContext, place: Place, start: Exchange): Promise<CrawlEvidence> {
  const read = urlsOf(place).map((url): ProbeRequest => ({ url }));
  const { pathname } = new URL(place.location.url);
  const missing = { url: `${pathname.slice(0, pathname.lastIndexOf('/') + 1)}${context.token(12)}` };
  const exchanges = await fetchAll(context, [...read, ...postedBy(context, place)]);
  const errorPages = await fetchAll(context, [missing]);
  for (const exchange of [...exchanges, ...errorPages]) await context.analyse(exchange);
  const isRedirect = ({ response: { status } }: Exchange) => status >= 300 && status < 400;
  const pages = [start, ...exchanges.filter((exchange) => !isRedirect(exchange) && exchange !== start)];
  const crawled = pages.map((exchange, index): CrawledPage => {
    // Each stands for the one that links to the other.
    const from = pages.find((_, at) => at > 0 && at !== index) ?? start;
    return { url: exchange.request.url, exchange, discoveredFrom: index === 0 ? null : from.request.url };
  });
  return {
    pages: crawled,
    forged: place.checkId === FORGED ? await forgedForms(context, crawled) : [],
    resources: exchanges.filter((exchange) => !isRedirect(exchange) && documentOf(exchange) === null),
    parameters: placePoints(place),
    errorPages,
    redirects: exchanges.filter(isRedirect),
  };
}

/** Requests that write are sent again only for a finding that is about their response. */
function postedBy({ options }: ProbeContext, { requests, checkId }: Place): ProbeRequest[] {
  if (options.active_post !== true || checkId === FORGED || /^(?:active|api)\./.test(checkId)) return [];
  return requests.flatMap((request) =>
    request.method !== 'POST' || request.body === null
      ? []
      : [{ method: 'POST', url: request.url, headers: ownHeaders(request), body: request.body } as const],
  );
}

async function fetchAll(context: ProbeContext, requests: readonly ProbeRequest[]): Promise<Exchange[]> {
  return (await Promise.all(requests.map((request) => context.fetch(request)))).filter(hasResponse);
}
