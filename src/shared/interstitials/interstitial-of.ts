import { HOSTING_INTERSTITIALS } from './hosting-pages.ts';
import type { Interstitial } from './interstitial.ts';
import { SECURITY_INTERSTITIALS } from './security-products.ts';

const INTERSTITIALS = [...SECURITY_INTERSTITIALS, ...HOSTING_INTERSTITIALS];

/** Interstitials are short: a longer body is a page about them. */
const MARKUP_MAX = 64 * 1024;

/**
 * The known challenge, block, default or parking page that a response is, or null.
 * @param headerValue the value of a header by its lower-case name, or undefined
 * @param body the response as text, untrusted
 */
export function interstitialOf(headerValue: (name: string) => string | undefined, body: string): Interstitial | null {
  const markup = body.length > MARKUP_MAX ? '' : body.toLowerCase();
  return INTERSTITIALS.find((row) => matches(row, headerValue, markup)) ?? null;
}

function matches(
  { header, marks }: Interstitial,
  headerValue: (name: string) => string | undefined,
  markup: string,
): boolean {
  if (header === undefined) return marks?.every((mark) => markup.includes(mark)) === true;
  const [name, ...values] = header;
  const value = headerValue(name)?.trim().toLowerCase();
  return value !== undefined && (values.length === 0 || values.some((wanted) => value.startsWith(wanted)));
}
