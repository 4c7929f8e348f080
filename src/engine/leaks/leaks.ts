import { type Exchange, header } from '../core/evidence/http.ts';
import { documentOf } from '../web/html/html-document.ts';
import { type FoundSecret, findSecrets } from '../web/secrets.ts';
import { type DebugSign, findDebugSigns } from './debug-pages.ts';
import { findPrivateAddresses, type PrivateAddress } from './private-addresses.ts';
import { type ShownTrace, tracesIn } from './shown-traces.ts';

/** What one response discloses. */
export interface Leaks {
  readonly secrets: readonly FoundSecret[];
  readonly traces: readonly ShownTrace[];
  readonly debug: readonly DebugSign[];
  readonly privateAddresses: readonly PrivateAddress[];
}

const known = new WeakMap<Exchange, Leaks>();
const TEXTUAL = /^\s*(?:text\/|application\/(?:[\w.+-]*json|[\w.+-]*xml|(?:x-)?javascript|ecmascript|x-httpd-php))/i;
/** Articles of RSS and Atom are published texts, not output of the server's programs. */
const FEED =
  /^\s*(?:<\?xml\b[^>]{0,200}>\s*)?(?:<!--[^>]{0,300}-->\s*|<\?xml-stylesheet\b[^>]{0,300}>\s*)*<(?:rss|feed|rdf:RDF)\b/i;

/** Searches a response once; the crawl calls this page by page, so that no check has to read all pages at once. */
export function leaksOf(exchange: Exchange): Leaks {
  const before = known.get(exchange);
  if (before !== undefined) return before;
  const leaks = search(exchange);
  known.set(exchange, leaks);
  return leaks;
}

function search(exchange: Exchange): Leaks {
  const { headers, text } = exchange.response;
  const type = header(headers, 'content-type');
  if (type !== undefined && !TEXTUAL.test(type))
    return {
      secrets: [],
      traces: [],
      debug: findDebugSigns(exchange),
      privateAddresses: findPrivateAddresses('', headers),
    };
  const isScript =
    /javascript|ecmascript|text\/css/i.test(type ?? '') ||
    /\.(?:m?js|css)$/i.test(new URL(exchange.request.url).pathname);
  const isFeed = FEED.test(text.slice(0, 1_000));
  const document = documentOf(exchange);
  const prose = document === null ? '' : document.visibleText + document.quotedText;
  return {
    secrets: findSecrets(text).map((one) => (isInManual(one, document?.quotedText ?? '') ? doubted(one) : one)),
    traces: isScript || isFeed ? [] : tracesIn(exchange),
    debug: isScript ? [] : findDebugSigns(exchange),
    privateAddresses: findPrivateAddresses(isFeed ? '' : text, headers, prose),
  };
}

/** A manual may show a private key in a listing, as RFC 7468 (section 10) and the manual of mountebank do. */
function isInManual({ format, secret }: FoundSecret, quotedText: string): boolean {
  return format.name === 'private key' && quotedText.includes(secret.slice(0, 200));
}

function doubted(one: FoundSecret): FoundSecret {
  return { ...one, format: { ...one.format, confidence: 'tentative' } };
}
