import type { Exchange } from '../../core/evidence/http.ts';
import { type InsertionPoint, requestWith } from '../../core/evidence/insertion-point.ts';
import type { Injector } from './injector.ts';
import { type MarkedResponse, quotedValue } from './reflection.ts';
import { steadyText } from './steady-response.ts';

/** A value of the site whose response is different from that to a meaningless one, twice the same. */
export interface SteadyValue {
  readonly value: string;
  readonly first: Exchange;
  readonly second: Exchange;
  /** The response to the value and quotes is the same: the program ignores or escapes what follows the value. */
  readonly endsAtQuotes: boolean;
}

/** Values that often find something where the site sends none: an id, and a letter that most texts contain. */
const COMMON_VALUES = ['1', 'a'];

/**
 * @param letters response to a meaningless value
 * @param quoted response to the site's value with quotes
 * @param known responses of the scan by request: the fields of a form share the one with the site's own values
 * @returns null when every value has the same response, or when it changes by itself: then the response shows no condition
 */
export async function steadyValue(
  injector: Injector,
  letters: MarkedResponse | null,
  quoted: MarkedResponse | null,
  known: Map<string, Promise<Exchange | null>>,
): Promise<SteadyValue | null> {
  if (letters === null) return null;
  for (const value of valuesOf(injector.point)) {
    const first = await sendOnce(injector, value, known);
    if (first === null) return null;
    const own = steadyText(first, value, value);
    if (first.response.status >= 400 || steadyText(letters.exchange, letters.marker, value) === own) continue;
    if (value === injector.point.baseline && quoted !== null && isSame(quoted, value, own))
      return { value, first, second: first, endsAtQuotes: true };
    const second = await injector.repeat(value);
    if (second === null || steadyText(second, value, value) !== own) return null;
    return { value, first, second, endsAtQuotes: false };
  }
  return null;
}

function valuesOf({ baseline, isInvented }: InsertionPoint): string[] {
  return (isInvented === true ? [baseline, ...COMMON_VALUES] : [baseline]).filter((value) => value !== '');
}

function sendOnce(
  injector: Injector,
  value: string,
  known: Map<string, Promise<Exchange | null>>,
): Promise<Exchange | null> {
  const request = JSON.stringify(requestWith(injector.point, value));
  const sent = known.get(request) ?? injector.send(value);
  known.set(request, sent);
  return sent;
}

/** True when the response to the value and quotes is the one to the value itself. */
function isSame({ exchange, marker }: MarkedResponse, value: string, own: string): boolean {
  return steadyText(exchange, quotedValue(value, marker), value) === own;
}
