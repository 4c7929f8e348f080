import { type Exchange, header } from '../../core/evidence/http.ts';
import { locationOf } from '../../web/point-location.ts';
import type { Injector } from '../kit/injector.ts';
import { defineProbe } from '../kit/probe-definition.ts';
import {
  foreignRedirect,
  mayRedirect,
  namesRedirect,
  redirectPayloads,
  redirectSinks,
} from '../kit/redirect-target.ts';
import { activeOpenRedirect } from './open-redirect.ts';

const PAYLOADS_MAX = 4;
const GUESSES_MAX = 2;

/** URLs of a foreign host in what the site redirects to. */
export const redirects = defineProbe({
  family: 'open-redirect',
  checks: [activeOpenRedirect],
  roles: ['parameter', 'sign-out'],
  cost: 3,
  // No link of another site contains a header or a cookie.
  appliesTo: ({ kind }) => kind !== 'header' && kind !== 'cookie',
  run: (injector, { letters, canary, scan }) => probeRedirect(injector, letters?.exchange ?? null, canary, scan.origin),
});

/** Redirects to a host that cannot exist (RFC 6761, `.example`), if the canary was in a redirect or the name suggests one. */
async function probeRedirect(
  injector: Injector,
  letters: Exchange | null,
  canary: string,
  origin: string,
): Promise<void> {
  const { url } = locationOf(injector.point);
  const place = await redirectPlace(injector, letters, canary);
  if (place === null) return;
  const before = place.before === null ? null : relativeTo(place.before, url, origin);
  const host = `${injector.token()}.example`;
  const payloads = redirectPayloads(host, before, injector.siteValue, origin).slice(0, place.payloadsMax);
  for (const payload of payloads) {
    const exchange = await injector.send(payload);
    if (exchange === null || foreignRedirect(exchange, host) === null) continue;
    injector.note('open-redirect', 'foreign-host', payload, host, exchange);
    return;
  }
}

/** Where the value is in a redirect; null when there is no reason to expect one. */
async function redirectPlace(
  injector: Injector,
  letters: Exchange | null,
  canary: string,
): Promise<{ readonly before: string | null; readonly payloadsMax: number } | null> {
  const { parameter: name } = locationOf(injector.point);
  const example = injector.siteValue;
  const sink = findSink(letters, canary);
  if (sink !== null) return { before: sink, payloadsMax: PAYLOADS_MAX };
  if (!mayRedirect(name, example)) return null;
  if (example.length <= 1) return { before: null, payloadsMax: GUESSES_MAX };
  // The site's own value shows whether the parameter redirects at all.
  const own = findSink(await injector.send(example), example.toLowerCase());
  if (own !== null) return { before: own, payloadsMax: PAYLOADS_MAX };
  // A sign-in page may show itself for its own paths and still redirect to anything else.
  return namesRedirect(name) ? { before: null, payloadsMax: GUESSES_MAX } : null;
}

/** The text before the value in the URL of a redirect; null when the value is in none. */
function findSink(exchange: Exchange | null, value: string): string | null {
  if (exchange === null) return null;
  // Letters are never encoded: a response without them need not be parsed.
  if (/^[a-z\d]+$/.test(value) && !holds(exchange, value)) return null;
  const sink = redirectSinks(exchange).find((candidate) => candidate.value.toLowerCase().includes(value));
  return sink === undefined ? null : sink.value.slice(0, sink.value.toLowerCase().indexOf(value));
}

function holds({ response: { headers, text } }: Exchange, value: string): boolean {
  return [header(headers, 'location') ?? '', header(headers, 'refresh') ?? '', text].some((place) =>
    place.toLowerCase().includes(value),
  );
}

/**
 * Frameworks resolve relative redirects themselves: the folder of the page before a bare value, with or without its host, counts as
 * nothing.
 */
function relativeTo(before: string, page: string, origin: string): string {
  if (before === new URL('.', page).pathname && before !== '/') return '';
  return before.startsWith(`${origin}/`) && !before.includes('?') && !before.includes('#') ? '' : before;
}
