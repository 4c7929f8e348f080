import type { Gatherer, ProbeContext } from '../../core/probe-context.ts';
import { siteInterfaces } from '../../crawl/probe/site-interfaces.ts';

const INTERFACES_MAX = 5;
const PAGES_MAX = 3;

/** Sends OPTIONS to the landing page and some inner URLs, and TRACE with an inert header. Never tries an offered method. */
export const gatherMethods: Gatherer<'methods'> = async (context) => {
  const landing = await context.gather('landing');
  if (landing.state !== 'available') return landing;
  const { url } = landing.value.final.request;
  const traceMarker = context.token(16);
  const [options, trace] = await Promise.all([
    context.fetch({ method: 'OPTIONS', url, maxBytes: 4_096 }),
    context.fetch({ method: 'TRACE', url, headers: [['X-Scan-Gate', traceMarker]], maxBytes: 65_536 }),
  ]);
  const inner = await Promise.all(
    (await innerUrls(context, url)).map((innerUrl) =>
      context.fetch({ method: 'OPTIONS', url: innerUrl, maxBytes: 4_096 }),
    ),
  );
  return { state: 'available', value: { options, trace, traceMarker, inner } };
};

/** Some API endpoints, and pages of different parts of the site, because each may have its own handler. */
async function innerUrls(context: ProbeContext, landingUrl: string): Promise<string[]> {
  const crawl = await context.gather('crawl');
  if (crawl.state !== 'available') return [];
  const chosen = (await siteInterfaces(context, landingUrl)).slice(0, INTERFACES_MAX);
  const partOf = (url: string) => new URL(url).pathname.split('/')[1] ?? '';
  const parts = new Set([landingUrl, ...chosen].map(partOf));
  for (const { url, exchange } of crawl.value.pages) {
    if (chosen.length >= INTERFACES_MAX + PAGES_MAX) break;
    // Static files share one handler.
    if (/\.\w{1,6}$/.test(new URL(url).pathname) || parts.has(partOf(url)) || exchange.response.status >= 400) continue;
    parts.add(partOf(url));
    chosen.push(url);
  }
  return chosen;
}
