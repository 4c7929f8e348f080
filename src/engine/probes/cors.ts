import { header } from '../evidence/http.ts';
import type { CorsProbe } from '../evidence/passive.ts';
import type { TargetInfo } from '../evidence/target.ts';
import { scriptEndpoints } from '../facts/crawl/script-endpoints.ts';
import type { Gatherer, ProbeContext } from '../probe-context.ts';

type Kind = CorsProbe['kind'];

/** Interfaces asked besides the landing URL: each costs up to five requests. */
const ENDPOINTS_MAX = 4;

/**
 * Asks the final landing URL again with foreign origins, and in a deeper scan the interfaces that the site's scripts name or that
 * answered as one. A quick scan asks one question.
 */
export const gatherCors: Gatherer<'cors'> = async (context) => {
  const landing = await context.gather('landing');
  if (landing.state !== 'available') return landing;
  const { url } = landing.value.final.request;
  const origins = foreignOrigins(context.target, context.token());
  const isQuick = context.scanType === 'quick';
  const urls = isQuick ? [url] : [url, ...(await endpoints(context, url))];
  const probes = await Promise.all(
    urls.flatMap((asked) =>
      (isQuick ? origins.slice(0, 1) : origins).map(async ([kind, origin]) => ({
        kind,
        origin,
        attempt: await context.fetch({ url: asked, headers: [['Origin', origin]], maxBytes: 4_096, fresh: true }),
      })),
    ),
  );
  return { state: 'available', value: { probes } };
};

async function endpoints(context: ProbeContext, landingUrl: string): Promise<string[]> {
  const crawl = await context.gather('crawl');
  if (crawl.state !== 'available') return [];
  const { pages, resources } = crawl.value;
  const speaking = [...pages.map(({ exchange }) => exchange), ...resources].filter(
    ({ response: { headers } }) =>
      header(headers, 'access-control-allow-origin') !== undefined ||
      /^application\/(?:[\w.+-]+\+)?json\b/i.test(header(headers, 'content-type') ?? ''),
  );
  const scripts = [...resources, ...pages.map(({ exchange }) => exchange)].map(({ response }) => response.text);
  const named = scripts.flatMap(scriptEndpoints).map((path) => context.target.origin + path);
  const found = new Set([...speaking.map(({ request }) => request.url), ...named]);
  found.delete(landingUrl);
  return [...found].slice(0, ENDPOINTS_MAX);
}

/** Origins that are not the target's own but that a careless comparison takes for it. `.example` is never registered (RFC 2606). */
function foreignOrigins(target: TargetInfo, token: string): [Kind, string][] {
  const { scheme, host, port, isIpAddress } = target;
  const origins: [Kind, string][] = [
    ['arbitrary', `https://${token}.example`],
    ['null', 'null'],
  ];
  const name = host.includes(':') ? `[${host}]` : host;
  const suffix = target.origin.slice(`${scheme}://${name}`.length);
  // "Starts with the own origin" and "ends with the own host" are the two usual mistakes.
  if (!host.includes(':')) origins.push(['prefix', `${scheme}://${name}.${token}.example`]);
  if (!isIpAddress) origins.push(['suffix', `${scheme}://${token}${name}${suffix}`]);
  if (scheme === 'https') origins.push(['http-scheme', `http://${name}${port === 443 ? '' : `:${port}`}`]);
  return origins;
}
