import type { ActiveProbe } from '../../core/evidence/active.ts';
import { type Exchange, hasResponse, header } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { hasName } from '../../data/names.ts';
import { uncached } from '../../web/cache-buster.ts';
import type { CacheKeys } from '../kit/cache-keys.ts';
import type { SiteProbe } from '../kit/probe-definition.ts';
import { activeHostHeader } from './host-header.ts';
import { hostLink } from './host-link.ts';
import { activeResetPoisoning, isResetPage } from './reset-poisoning.ts';

/** Pages requested in addition to the start page. */
const PAGES_MAX = 5;

/** A foreign host in the headers from which a site may build its links. */
export const hostHeaders: SiteProbe = {
  checks: [activeHostHeader, activeResetPoisoning],
  scanTypes: ['standard', 'compliance'],
  run: (context, { pages, redirects }, keys) =>
    probeHost(
      context,
      keys,
      pages.map(({ exchange }) => exchange),
      redirects ?? [],
    ),
};

/**
 * Sends a host name that cannot exist, once as Host and once as X-Forwarded-Host, to the start page, and to pages and redirects
 * that contain the site's absolute URL, which may be built from the request, or that request a new password.
 */
async function probeHost(
  context: ProbeContext,
  keys: CacheKeys,
  pages: readonly Exchange[],
  redirects: readonly Exchange[],
): Promise<ActiveProbe[]> {
  const [start, ...inner] = pages;
  if (start === undefined) return [];
  const own = `//${new URL(context.target.origin).host}`;
  const ofStart = addresses(start.response.text, own);
  const rank = (page: Exchange): number => {
    if (hasName('mailed-page', new URL(page.request.url).pathname)) return 0;
    if (page.response.status >= 300 && page.response.status < 400) return 1;
    // Links of the start page are in the frame of every page.
    return [...addresses(page.response.text, own)].some((address) => !ofStart.has(address)) ? 2 : 3;
  };
  const naming = [
    ...redirects.filter(({ response }) => header(response.headers, 'location')?.includes(own) === true),
    ...inner.filter(({ request, response }) => response.text.includes(own) || isResetPage(request.url)),
  ];
  const byUrl = new Map(naming.map((page) => [page.request.url, page]));
  byUrl.delete(start.request.url);
  const chosen = [...byUrl.values()].sort((one, other) => rank(one) - rank(other)).slice(0, PAGES_MAX);
  const probes: ActiveProbe[] = [];
  for (const page of [start, ...chosen]) probes.push(...(await probePage(context, keys, page)));
  return probes;
}

function addresses(text: string, own: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (let at = text.indexOf(own); at !== -1 && found.size < 500; at = text.indexOf(own, at + own.length))
    found.add(/^[^\s"'<>]{0,300}/.exec(text.slice(at, at + 300))?.[0] ?? '');
  return found;
}

async function probePage(context: ProbeContext, keys: CacheKeys, page: Exchange): Promise<ActiveProbe[]> {
  if (await keys.mayPoison(page.request.url)) return [];
  const probes: ActiveProbe[] = [];
  for (const name of ['Host', 'X-Forwarded-Host']) {
    const marker = `${context.token(10)}.example`;
    const { url } = page.request;
    const attempt = await context.fetch({
      url: uncached(url, context.token(10)),
      headers: [[name, marker]],
      fresh: true,
    });
    if (!hasResponse(attempt) || hostLink(attempt, marker) === null) continue;
    const common = { family: 'host-header', method: 'GET', parameter: name, marker, url } as const;
    probes.push({ ...common, payload: marker, step: 'foreign-host', exchange: attempt });
    probes.push({ ...common, payload: '', step: 'own-host', exchange: page });
  }
  return probes;
}
