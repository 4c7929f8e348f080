import type { ProbeCookie } from '../../core/evidence/active.ts';
import { type Exchange, headerValues } from '../../core/evidence/http.ts';
import type { InsertionPoint } from '../../core/evidence/insertion-point.ts';
import { locationOf } from '../../web/point-location.ts';
import { parseSetCookie } from '../../web/set-cookie.ts';

const PER_RESPONSE_MAX = 10;
const FIELD_MAX = 4_096;
/** Values that cannot end a cookie or its header: only then are name and attributes those of the site. */
const HARMLESS = /^[A-Za-z0-9 ._@-]{0,200}$/;

/** The value cannot change the response's headers or the markup around it. */
export const isHarmless = (value: string): boolean => HARMLESS.test(value);

const ECHO = 'value';

/**
 * Cookies that the response to a probe sets, by name and attributes. A cookie whose name contains the sent value is not the
 * site's own; a value that is only copied into a cookie of the site is replaced, so that the evidence is the same in each scan.
 */
export function cookiesAfter(
  { response: { headers } }: Exchange,
  point: InsertionPoint,
  value: string,
): [key: string, cookie: ProbeCookie][] {
  if (!isHarmless(value)) return [];
  const fields = headerValues(headers, 'set-cookie').slice(0, PER_RESPONSE_MAX);
  return fields.flatMap((field): [string, ProbeCookie][] => {
    const cookie = field.length > FIELD_MAX ? null : parseSetCookie(field);
    const isOwn = value === point.baseline || value === '';
    if (cookie === null || (!isOwn && cookie.name.toLowerCase().includes(value.toLowerCase()))) return [];
    const { url, method } = locationOf(point);
    const shown = isOwn ? field : field.replaceAll(value, ECHO);
    const [, ...attributes] = shown.split(';');
    return [[`${cookie.name};${attributes.join(';')}`, { url, method, field: shown }]];
  });
}

/** Each cookie once per path and attributes. */
export function uniqueCookies(cookies: readonly ProbeCookie[]): ProbeCookie[] {
  const keyOf = ({ url, method, field }: ProbeCookie) => {
    const [pair = '', ...attributes] = field.split(';');
    return `${method} ${new URL(url).pathname} ${pair.split('=', 1)[0]};${attributes.join(';')}`;
  };
  return [...Map.groupBy(cookies, keyOf).values()].flatMap(([first]) => first ?? []);
}
