import { answered } from '../../core/evidence/http.ts';
import type { CorsProbe } from '../../core/evidence/passive.ts';
import type { TargetInfo } from '../../core/evidence/target.ts';
import type { Gatherer } from '../../core/probe-context.ts';
import { siteInterfaces, speaksCors } from '../../crawl/probe/site-interfaces.ts';
import { corsGrants } from '../cors-verdict.ts';

type Kind = CorsProbe['kind'];
/** Of sandboxed frames and files. */
const NULL: readonly [Kind, string] = ['null', 'null'];

/** Interfaces asked one question besides the landing URL. */
const INTERFACES_MAX = 12;
/** Of these, how many are asked all questions, which are up to five more requests for each. */
const QUESTIONED_MAX = 8;

/**
 * Asks the final landing URL again with foreign origins, and in a deeper scan the interfaces that pages and scripts name. Each is
 * asked from a wholly foreign origin first; one that is not there is asked no more, one that lets everybody in only from `null`.
 * A quick scan asks one question.
 */
export const gatherCors: Gatherer<'cors'> = async (context) => {
  const landing = await context.gather('landing');
  if (landing.state !== 'available') return landing;
  const { url: landingUrl } = landing.value.final.request;
  const [first, ...others] = foreignOrigins(context.target, context.token());
  if (first === undefined) return { state: 'available', value: { probes: [] } };
  const ask = async (url: string, [kind, origin]: readonly [Kind, string]): Promise<CorsProbe> => ({
    kind,
    origin,
    attempt: await context.fetch({ url, headers: [['Origin', origin]], maxBytes: 4_096, fresh: true }),
  });
  if (context.scanType === 'quick') return { state: 'available', value: { probes: [await ask(landingUrl, first)] } };

  const interfaces = (await siteInterfaces(context, landingUrl)).slice(0, INTERFACES_MAX);
  const openings = await Promise.all(
    [landingUrl, ...interfaces].map(async (url) => ({ url, probe: await ask(url, first) })),
  );
  const reached = openings.filter(({ probe }, index) => index === 0 || isThere(probe));
  const questioned = reached.filter(({ probe }) => !isOpen(probe));
  // Whoever speaks of origins is asked before who may know nothing of them.
  const chosen = [...questioned.filter(speaks), ...questioned.filter((opening) => !speaks(opening))];
  const further = await Promise.all(
    chosen.slice(0, QUESTIONED_MAX + 1).flatMap(({ url }) => others.map((origin) => ask(url, origin))),
  );
  // A list that is as open as can be is mended by naming origins, and null must not be one of them.
  const open = reached.filter(({ probe }) => isOpen(probe)).slice(0, QUESTIONED_MAX + 1);
  further.push(...(await Promise.all(open.map(({ url }) => ask(url, NULL)))));
  return { state: 'available', value: { probes: [...openings.map(({ probe }) => probe), ...further] } };
};

function speaks({ probe: { attempt } }: { readonly probe: CorsProbe }): boolean {
  return answered(attempt) && speaksCors(attempt);
}

function isThere({ attempt }: CorsProbe): boolean {
  return answered(attempt) && (![404, 410].includes(attempt.response.status) || speaksCors(attempt));
}

/** Everybody may read with cookies: variants of the own name show no more. */
function isOpen(probe: CorsProbe): boolean {
  return corsGrants([probe]).some(({ withCredentials }) => withCredentials);
}

/** Origins that are not the target's own but that a careless comparison takes for it. `.example` is never registered (RFC 2606). */
function foreignOrigins(target: TargetInfo, token: string): (readonly [Kind, string])[] {
  const { scheme, host, port, isIpAddress } = target;
  const origins: (readonly [Kind, string])[] = [['arbitrary', `https://${token}.example`], NULL];
  const name = host.includes(':') ? `[${host}]` : host;
  const suffix = target.origin.slice(`${scheme}://${name}`.length);
  // "Starts with the own origin" and "ends with the own host" are the two usual mistakes.
  if (!host.includes(':')) origins.push(['prefix', `${scheme}://${name}.${token}.example`]);
  // An own origin with a port has no such continuation that is an origin, but the comparison may be the same elsewhere.
  if (suffix !== '') origins.push(['prefix', `${target.origin}.${token}.example`]);
  if (!isIpAddress) origins.push(['suffix', `${scheme}://${token}${name}${suffix}`]);
  if (scheme === 'https') origins.push(['http-scheme', `http://${name}${port === 443 ? '' : `:${port}`}`]);
  return origins;
}
