import type { Check, FindingDraft } from '../../../src/engine/core/check.ts';
import type { CrawlEvidence } from '../../../src/engine/core/evidence/content.ts';
import type { Exchange, HeaderList } from '../../../src/engine/core/evidence/http.ts';
import type { EvidenceMap } from '../../../src/engine/core/evidence/map.ts';
import type { TargetInfo } from '../../../src/engine/core/evidence/target.ts';

/** A recorded answer as the transport would have recorded it. */
export function exchangeOf(
  body: string,
  options: { url?: string; status?: number; headers?: HeaderList; type?: string } = {},
): Exchange {
  const { url = 'https://shop.example.com/', status = 200, headers = [], type = 'text/html; charset=utf-8' } = options;
  return {
    request: { method: 'GET', url, headers: [] },
    response: {
      status,
      httpVersion: '1.1',
      headers: [['Content-Type', type], ...headers],
      body: Buffer.from(body),
      text: body,
      truncated: false,
    },
  };
}

export function targetOf(url: string): TargetInfo {
  const { hostname, port, protocol, origin } = new URL(url);
  const scheme = protocol === 'https:' ? 'https' : 'http';
  const isLocal = hostname === '127.0.0.1';
  return {
    host: hostname,
    port: port === '' ? (scheme === 'https' ? 443 : 80) : Number(port),
    scheme,
    origin,
    startUrl: url,
    isIpAddress: isLocal,
    isLocal,
    registrableDomain: isLocal ? null : hostname.split('.').slice(-2).join('.'),
  };
}

/** Drafts of a check over one page, with further evidence of the crawl where given. */
export function draftsOf(
  check: Check,
  page: Exchange,
  more: Partial<CrawlEvidence> = {},
  others: Partial<EvidenceMap> = {},
): readonly FindingDraft[] {
  const crawl: CrawlEvidence = {
    pages: [{ url: page.request.url, exchange: page, discoveredFrom: null }],
    resources: [],
    parameters: [],
    limitedBy: null,
    ...more,
  };
  const landing = { chain: [page], final: page, leavesTo: null, again: null };
  const context = { target: targetOf(page.request.url), scanType: 'standard', now: new Date(0) } as const;
  const verdict = check.evaluate({ crawl, landing, ...others }, context);
  return 'notApplicable' in verdict ? [] : verdict;
}
