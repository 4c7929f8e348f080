import type { CoverageCode } from '../../contract/coverage.ts';
import table from './interstitials.json' with { type: 'json' };

/** A page that a product serves instead of the application. */
export interface Interstitial {
  /** Shown to the user: "shows <name>". */
  readonly name: string;
  readonly code: CoverageCode;
  /** Header name in lower case and, where the name alone is not specific, prefixes of its value in lower case. */
  readonly header?: readonly string[];
  /** Lower-case strings that must all occur in the markup. */
  readonly marks?: readonly string[];
  /** Documentation of the product, or its source code. */
  readonly source: string;
}

/**
 * Challenge and block pages of security products, pages of hosting platforms, default pages of servers and domain parking
 * pages. Marks occur only in such pages: sensors that vendors also inject into ordinary pages (Cloudflare's JavaScript
 * detections, `_pxAppId`, `_Incapsula_Resource` scripts, DataDome's tag) do not qualify.
 */
const INTERSTITIALS = table as readonly Interstitial[];

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
  const [name = '', ...values] = header;
  const value = headerValue(name)?.trim().toLowerCase();
  return value !== undefined && (values.length === 0 || values.some((wanted) => value.startsWith(wanted)));
}
