import { formatTargetHost } from '../../../contract/target-address.ts';
import { hasResponse } from '../../core/evidence/http.ts';
import type { CorsProbe } from '../../core/evidence/passive.ts';
import type { TargetInfo } from '../../core/evidence/target.ts';
import type { Gatherer } from '../../core/probe-context.ts';
import { sendsCorsHeaders, siteInterfaces } from '../../crawl/probe/site-interfaces.ts';
import { uncached, withoutBusterPair } from '../../web/cache-buster.ts';
import { corsGrants } from '../cors-grants.ts';

type Kind = CorsProbe['kind'];
/** The origin of sandboxed frames and files. */
const NULL: readonly [Kind, string] = ['null', 'null'];

const RESPONSE_BYTES = 16_384;
/** Maximum endpoints that are probed with an arbitrary origin, in addition to the landing URL. */
const INTERFACES_MAX = 12;
/** Maximum endpoints that are probed with all origins, up to five more requests each. */
const FULLY_PROBED_MAX = 8;

/**
 * Requests the landing URL, and except in quick scans the endpoints that pages and scripts name, with foreign origins. An
 * arbitrary origin comes first: endpoints that do not exist get no more probes, and neither do those that allow every origin.
 * A quick scan sends one request. Each has a URL of its own, because a cache in front of the site may leave the origin out of its key.
 */
export const gatherCors: Gatherer<'cors'> = async (context) => {
  const landing = await context.gather('landing');
  if (landing.state !== 'available') return landing;
  const { url: landingUrl } = landing.value.final.request;
  const [first, ...others] = foreignOrigins(context.target, context.token());
  if (first === undefined) return { state: 'available', value: { probes: [] } };
  const sendsCookies =
    context.identities.includes('user') ||
    Object.keys(context.options.request_headers ?? {}).some((name) => /^cookie$/i.test(name));
  const probe = async (url: string, [kind, origin]: readonly [Kind, string]): Promise<CorsProbe> => {
    const own = uncached(withoutBusterPair(url), context.token(10));
    const request = { url: own, headers: [['Origin', origin]], maxBytes: RESPONSE_BYTES, fresh: true } as const;
    const sent = { kind, origin, attempt: await context.fetch(request) };
    return sendsCookies && isOpen(sent)
      ? { ...sent, anonymous: await context.fetch({ ...request, isAnonymous: true }) }
      : sent;
  };
  if (context.scanType === 'quick') return { state: 'available', value: { probes: [await probe(landingUrl, first)] } };

  const interfaces = (await siteInterfaces(context, landingUrl)).slice(0, INTERFACES_MAX);
  const openings = await Promise.all(
    [landingUrl, ...interfaces].map(async (url) => ({ url, probe: await probe(url, first) })),
  );
  const reached = openings.filter(({ probe }, index) => index === 0 || exists(probe));
  const restrictive = reached.filter(({ probe }) => !isOpen(probe));
  // Endpoints that send CORS headers come first.
  const chosen = [...restrictive.filter(sendsCors), ...restrictive.filter((opening) => !sendsCors(opening))];
  const further = await Promise.all(
    chosen.slice(0, FULLY_PROBED_MAX + 1).flatMap(({ url }) => others.map((origin) => probe(url, origin))),
  );
  return { state: 'available', value: { probes: [...openings.map(({ probe }) => probe), ...further] } };
};

function sendsCors({ probe: { attempt } }: { readonly probe: CorsProbe }): boolean {
  return hasResponse(attempt) && sendsCorsHeaders(attempt);
}

function exists({ attempt }: CorsProbe): boolean {
  return hasResponse(attempt) && (![404, 410].includes(attempt.response.status) || sendsCorsHeaders(attempt));
}

/** Every origin may read with cookies, so variants of the target origin add nothing. */
function isOpen(probe: CorsProbe): boolean {
  return corsGrants([probe]).some(({ withCredentials }) => withCredentials);
}

/** Foreign origins that a careless comparison takes for the target's own. `.example` is never registered (RFC 2606). */
function foreignOrigins(target: TargetInfo, token: string): (readonly [Kind, string])[] {
  const { scheme, host, port, isIpAddress } = target;
  const origins: (readonly [Kind, string])[] = [['arbitrary', `https://${token}.example`], NULL];
  const name = formatTargetHost(host, null);
  const suffix = target.origin.slice(`${scheme}://${name}`.length);
  // "Starts with our origin" and "ends with our host" are the two usual mistakes.
  if (!host.includes(':')) origins.push(['prefix', `${scheme}://${name}.${token}.example`]);
  // Text after a port is not a valid origin, but shows a prefix comparison that is exploitable without a port.
  if (suffix !== '') origins.push(['prefix', `${target.origin}.${token}.example`]);
  if (!isIpAddress) origins.push(['suffix', `${scheme}://${token}${name}${suffix}`]);
  if (scheme === 'https') origins.push(['http-scheme', `http://${formatTargetHost(host, port === 443 ? null : port)}`]);
  return origins;
}
