import type { CorsProbe } from '../evidence/passive.ts';
import type { TargetInfo } from '../evidence/target.ts';
import type { Gatherer } from '../probe-context.ts';

type Kind = CorsProbe['kind'];

/** Asks the final landing URL again with foreign origins. A quick scan asks one question, the others all. */
export const gatherCors: Gatherer<'cors'> = async (context) => {
  const landing = await context.gather('landing');
  if (landing.state !== 'available') return landing;
  const { url } = landing.value.final.request;
  const origins = foreignOrigins(context.target, context.token());
  const asked = context.scanType === 'quick' ? origins.slice(0, 1) : origins;
  const probes = await Promise.all(
    asked.map(async ([kind, origin]) => ({
      kind,
      origin,
      attempt: await context.fetch({ url, headers: [['Origin', origin]], maxBytes: 4_096, fresh: true }),
    })),
  );
  return { state: 'available', value: { probes } };
};

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
