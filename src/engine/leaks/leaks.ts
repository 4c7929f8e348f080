import { type Exchange, header } from '../core/evidence/http.ts';
import { documentOf } from '../web/html/html-document.ts';
import { type FoundSecret, findSecrets } from '../web/secrets.ts';
import { isServerFile } from '../web/server-file.ts';
import { unescapeLiteral } from '../web/unescape-literal.ts';
import { type DebugSign, findDebugSigns } from './debug-pages.ts';
import { findPrivateAddresses, type PrivateAddress } from './private-addresses.ts';
import { findStackTraces, type StackTrace } from './stack-traces.ts';

/** What one answer gives away. */
export interface ExchangeFindings {
  readonly secrets: readonly FoundSecret[];
  readonly traces: readonly StackTrace[];
  readonly debug: readonly DebugSign[];
  readonly privateAddresses: readonly PrivateAddress[];
}

const known = new WeakMap<Exchange, ExchangeFindings>();
const TEXTUAL = /^\s*(?:text\/|application\/(?:[\w.+-]*json|[\w.+-]*xml|(?:x-)?javascript|ecmascript|x-httpd-php))/i;
/** Titles of pages that explain errors: what such a page shows in good health is an illustration. */
const EXPLAINS =
  /\b(?:tutorial|guide|how to|documentation|manual|understand\w*|troubleshoot\w*|faq|learn\w*|reading|explained|what is|what [\w ]{1,40} means?|meaning of|cheat ?sheet|glossary|post-?mortem|write-?up|walkthrough|changelog|release notes|knowledge base|academy|lessons?|training|exercises?|paste(?:bin)?)\b|^\s*re:/i;
/** What somebody answered to, as mail readers mark it. */
const REPLIED_TO = /^[ \t]*>[^\n]*/gm;

const FEED =
  /^\s*(?:<\?xml\b[^>]{0,200}>\s*)?(?:<!--[^>]{0,300}-->\s*|<\?xml-stylesheet\b[^>]{0,300}>\s*)*<(?:rss|feed|rdf:RDF)\b/i;
const JSON_TEXT = /^\s*[[{]/;

/** Looks for leaks in an answer once; the crawl does it page by page, so that no check blocks on all of them. */
export function exchangeFindingsOf(exchange: Exchange): ExchangeFindings {
  const before = known.get(exchange);
  if (before !== undefined) return before;
  const findings = analyse(exchange);
  known.set(exchange, findings);
  return findings;
}

function analyse(exchange: Exchange): ExchangeFindings {
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
  return {
    secrets: findSecrets(text),
    traces: isScript ? [] : tracesIn(exchange),
    debug: isScript ? [] : findDebugSigns(exchange),
    privateAddresses: findPrivateAddresses(FEED.test(text.slice(0, 1_000)) ? '' : text, headers),
  };
}

/** In what an application says by itself: a healthy page's listings, quotations and tutorials are left out. */
function tracesIn(exchange: Exchange): StackTrace[] {
  const { text, status } = exchange.response;
  // In JSON the lines of a trace are written on one.
  if (JSON_TEXT.test(text.slice(0, 200))) return findStackTraces(unescapeLiteral(text));
  const document = documentOf(exchange);
  if (document === null) return status < 400 && isPublication(exchange) ? [] : findStackTraces(text);
  // No program ran that could have failed.
  if (isServerFile(exchange.response)) return [];
  const said = `${document.visibleText.replace(REPLIED_TO, '')}\n${document.comments.join('\n')}`;
  if (status >= 400) return findStackTraces(`${said}\n${document.quotedText}`, 'error page');
  if (EXPLAINS.test(`${document.title} ${document.headings}`)) return [];
  // A page in good health that is named after an error tells of it.
  return findStackTraces(said, 'page').filter(({ excerpt }) => !document.title.includes(excerpt.slice(0, 30)));
}

/** Articles that a feed carries, and files of text that lie there to be read: what they quote nobody's program said just now. */
function isPublication({ request, response: { headers, text } }: Exchange): boolean {
  if (FEED.test(text.slice(0, 1_000))) return true;
  const isPlain = /^\s*text\/(?:plain|markdown)\b/i.test(header(headers, 'content-type') ?? '');
  return isPlain && /\.(?:log|txt|md|rst|text)$/i.test(new URL(request.url).pathname);
}
