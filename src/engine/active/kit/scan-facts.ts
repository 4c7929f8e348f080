import { Semaphore } from '../../../shared/semaphore.ts';
import type { CrawlEvidence } from '../../core/evidence/content.ts';
import { type Exchange, hasResponse, header, headerValues } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { isPathAllowed } from '../../crawl/link-policy.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { parseSetCookie } from '../../web/set-cookie.ts';
import { technologiesOf } from '../../web/technologies.ts';
import type { CallbackTrials } from './callback-trials.ts';

/** What the crawl shows about the server and its files. */
export interface SiteFacts {
  readonly server: 'java' | 'other';
  readonly isWindows: boolean;
  /** Path of the Java web application; null when unknown. */
  readonly contextPath: string | null;
  /** The site shows PHP or CGI, old versions of which end a file name at a null byte. */
  readonly endsAtZero: boolean;
  /** A static file with known text, which a traversal back into the web root would return. */
  readonly known: { readonly path: string; readonly body: string } | null;
}

const RESPONSE_BYTES_MAX = 256 * 1024;
/** Enough to see errors, and reflections near the start. */
const RESPONSE_BYTES_MIN = 32 * 1024;
/** Responses that the byte budget should last for, at least and per insertion point. */
const RESPONSES_MIN = 300;
const RESPONSES_EACH = 15;

/** Bytes of a body that probes read, so that the byte budget lasts for all points. */
export function responseBytes(bytesLeft: number, points: number): number {
  const share = Math.floor(bytesLeft / Math.max(RESPONSES_MIN, points * RESPONSES_EACH));
  return Math.min(RESPONSE_BYTES_MAX, Math.max(RESPONSE_BYTES_MIN, share));
}

/** What all points of a scan share. */
export interface ScanFacts {
  readonly isThorough: boolean;
  readonly origin: string;
  readonly site: SiteFacts;
  readonly callbacks: CallbackTrials | null;
  /** Responses by request: the fields of a form share the one with the site's own values. */
  readonly responses: Map<string, Promise<Exchange | null>>;
  /** Requests whose time counts are sent one at a time. */
  readonly clock: Semaphore;
}

export async function scanFacts(
  context: ProbeContext,
  crawl: CrawlEvidence,
  callbacks: CallbackTrials | null,
): Promise<ScanFacts> {
  return {
    isThorough: context.scanType === 'compliance',
    origin: context.target.origin,
    site: siteFacts(crawl, await knownFile(context, crawl)),
    callbacks,
    responses: new Map(),
    clock: new Semaphore(1),
  };
}

function siteFacts(crawl: CrawlEvidence, known: SiteFacts['known']): SiteFacts {
  const banner = crawl.pages
    .map(({ exchange: { response } }) =>
      ['server', 'x-powered-by', 'set-cookie'].map((name) => header(response.headers, name)),
    )
    .join(' ');
  const urls = crawl.parameters.map(({ request }) => request.url).join(' ');
  const isWindows =
    /iis|asp\.net|win(?:32|64|dows)/i.test(banner) ||
    /\.aspx?\b/i.test(urls) ||
    crawl.parameters.some(({ baseline }) => /^(?:file:\/*)?[a-z]:[\\/]/i.test(baseline));
  const technologies = technologiesOf(crawl);
  const server = technologies.has('java') ? 'java' : 'other';
  const endsAtZero = technologies.has('php') || /\.(?:cgi|pl)\b/i.test(urls);
  return { server, isWindows, endsAtZero, contextPath: contextPathOf(crawl), known };
}

/** The servlet container scopes its session cookie to the application (Servlet specification, section 7.1.1). */
function contextPathOf(crawl: CrawlEvidence): string | null {
  for (const { exchange } of crawl.pages)
    for (const field of headerValues(exchange.response.headers, 'set-cookie')) {
      const cookie = parseSetCookie(field);
      if (cookie?.name.toLowerCase() === 'jsessionid' && cookie.path !== null) return cookie.path;
    }
  return null;
}

/** A static file with known text: a script of the crawl or, in a compliance scan, a style sheet. */
async function knownFile(context: ProbeContext, { pages, resources }: CrawlEvidence): Promise<SiteFacts['known']> {
  const isKnown = ({ response }: Exchange) => response.status === 200 && response.text.length > 100;
  const script = resources.find(isKnown);
  if (script !== undefined) return { path: new URL(script.request.url).pathname, body: script.response.text };
  const sheets = pages.flatMap(({ exchange }) => documentOf(exchange)?.stylesheets ?? []);
  const sheet = sheets
    .map(({ url }) => new URL(url))
    .find((url) => url.origin === context.target.origin && isPathAllowed(url, context.options));
  if (context.scanType !== 'compliance' || sheet === undefined) return null;
  const attempt = await context.fetch({ url: sheet.href });
  return hasResponse(attempt) && isKnown(attempt) ? { path: sheet.pathname, body: attempt.response.text } : null;
}
