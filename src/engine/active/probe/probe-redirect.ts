import { type Exchange, header } from '../../core/evidence/http.ts';
import { locationOf } from '../../core/evidence/insertion-point.ts';
import {
  foreignRedirect,
  namesRedirect,
  redirectLikeness,
  redirectPayloads,
  redirectSinks,
} from '../redirect-target.ts';
import type { Injector } from './injector.ts';

const PAYLOADS_MAX = 4;
const GUESSES_MAX = { strong: 2, vague: 1 } as const;

/** Tries to send the browser to a host that cannot exist (RFC 6761, `.example`), if the canary showed up in a redirect or the name says so. */
export async function probeRedirect(
  injector: Injector,
  answer: Exchange | null,
  canary: string,
  origin: string,
): Promise<void> {
  const { url, parameter: name } = locationOf(injector.point);
  const example = injector.siteValue;
  let sink = findSink(answer, canary);
  let payloadsMax: number = PAYLOADS_MAX;
  if (sink === null) {
    const likeness = redirectLikeness(name, example);
    if (likeness === null) return;
    payloadsMax = GUESSES_MAX[likeness];
    // A value that the site itself uses shows whether the parameter leads anywhere at all.
    if (example.length > 1) {
      sink = findSink(await injector.send(example), example.toLowerCase());
      // A page of sign-in shows itself for its own paths, and may yet pass on at once to what is no path.
      if (sink === null && !namesRedirect(name)) return;
      payloadsMax = sink === null ? GUESSES_MAX.strong : PAYLOADS_MAX;
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

/** What an answer writes before a value in the address of a redirect; null when the value is in none. */
function findSink(answer: Exchange | null, value: string): string | null {
  if (answer === null) return null;
  // Letters are written the same everywhere: a page without them need not be parsed.
  if (/^[a-z\d]+$/.test(value) && !holds(answer, value)) return null;
  const sink = redirectSinks(answer).find((candidate) => candidate.value.toLowerCase().includes(value));
  return sink === undefined ? null : sink.value.slice(0, sink.value.toLowerCase().indexOf(value));
}

function holds({ response: { headers, text } }: Exchange, value: string): boolean {
  return [header(headers, 'location') ?? '', header(headers, 'refresh') ?? '', text].some((place) =>
    place.toLowerCase().includes(value),
  );
}

/**
 * Frameworks resolve a relative redirect themselves: the folder of the page before a bare value, with or without its host, is as
 * good as nothing before it.
 */
function relativeTo(before: string, page: string, origin: string): string {
  if (before === new URL('.', page).pathname && before !== '/') return '';
  return before.startsWith(`${origin}/`) && !before.includes('?') && !before.includes('#') ? '' : before;
}
