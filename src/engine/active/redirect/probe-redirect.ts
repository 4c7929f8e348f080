import { type Exchange, header } from '../../core/evidence/http.ts';
import { locationOf } from '../../core/evidence/insertion-point.ts';
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
  const { url, parameter: name } = locationOf(injector.point);
  const example = injector.siteValue;
  let sink = findSink(letters, canary);
  let payloadsMax: number = PAYLOADS_MAX;
  if (sink === null) {
    if (!mayRedirect(name, example)) return;
    payloadsMax = GUESSES_MAX;
    // The site's own value shows whether the parameter redirects at all.
    if (example.length > 1) {
      sink = findSink(await injector.send(example), example.toLowerCase());
      // A sign-in page may show itself for its own paths and still redirect to anything else.
      if (sink === null && !namesRedirect(name)) return;
      payloadsMax = sink === null ? GUESSES_MAX : PAYLOADS_MAX;
    }
  }
  const before = sink === null ? null : relativeTo(sink, url, origin);
  const host = `${injector.token()}.example`;
  const payloads = redirectPayloads(host, before, example, origin).slice(0, payloadsMax);
  for (const payload of payloads) {
    const exchange = await injector.send(payload);
    if (exchange === null || foreignRedirect(exchange, host) === null) continue;
    injector.note('open-redirect', 'foreign-host', payload, host, exchange);
    return;
  }
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
