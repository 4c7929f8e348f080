import { isIP } from 'node:net';
import { getDomain } from 'tldts';
import { expect } from 'vitest';
import type { ScanType } from '../../src/contract/primitives.ts';
import type { Check, CheckContext, FindingDraft } from '../../src/engine/core/check.ts';
import type { CrawlEvidence } from '../../src/engine/core/evidence/content.ts';
import type { Exchange, HeaderList } from '../../src/engine/core/evidence/http.ts';
import type { EvidenceMap } from '../../src/engine/core/evidence/map.ts';
import type { LandingEvidence } from '../../src/engine/core/evidence/passive.ts';
import type { TargetInfo } from '../../src/engine/core/evidence/target.ts';
import { findingsOf } from '../../src/engine/core/findings.ts';
import { recordedResponse } from '../../src/engine/transport/recorded-response.ts';
import { isLocalHost, isLoopbackHost } from '../../src/shared/local-names.ts';
import { proofCleaner } from './proof-cleaner.ts';

/** One header, or several of the same name. */
export type Headers = Readonly<Record<string, string | readonly string[]>>;

/** A response to record; by default a small HTML page with status 200. */
export interface ResponseOptions {
  readonly url?: string;
  readonly method?: string;
  readonly status?: number;
  readonly headers?: Headers;
  readonly body?: string | Buffer;
}

export const HTML = 'text/html; charset=utf-8';

export function exchange({ headers = {}, ...options }: ResponseOptions = {}): Exchange {
  const list = Object.entries({ 'Content-Type': HTML, ...headers }).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  return recorded(options, list);
}

/** A recorded exchange with this body and further header fields. */
export function exchangeOf(
  body: string,
  options: { url?: string; status?: number; headers?: HeaderList; type?: string } = {},
): Exchange {
  const { url = 'https://shop.example.com/', status = 200, headers = [], type = HTML } = options;
  return recorded({ url, status, body }, [['Content-Type', type], ...headers]);
}

function recorded(options: Omit<ResponseOptions, 'headers'>, headers: HeaderList): Exchange {
  const { url = 'https://site.example/', method = 'GET', status = 200 } = options;
  const body = Buffer.from(options.body ?? '<!doctype html><title>t</title><p>x');
  return {
    request: { method, url, headers: [] },
    response: recordedResponse({ status, httpVersion: '1.1', headers, body, truncated: false }),
  };
}

export function targetOf(url: string): TargetInfo {
  const { hostname, port, protocol, origin, href } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const scheme = protocol === 'https:' ? 'https' : 'http';
  const isIpAddress = isIP(host) !== 0;
  const isLocal = isLocalHost(host);
  return {
    host,
    port: port === '' ? (scheme === 'https' ? 443 : 80) : Number(port),
    scheme,
    origin,
    startUrl: href,
    isIpAddress,
    isLocal,
    isLoopback: isLoopbackHost(host),
    registrableDomain: isLocal || isIpAddress ? null : getDomain(host, { allowPrivateDomains: true }),
  };
}

export function landingOf(chain: readonly Exchange[], again: Exchange | null = null): LandingEvidence {
  return { chain, final: chain[chain.length - 1] as Exchange, leavesTo: null, again };
}

export function crawlOf(pages: readonly Exchange[], resources: readonly Exchange[] = []): CrawlEvidence {
  return {
    pages: pages.map((page, index) => ({
      url: page.request.url,
      exchange: page,
      discoveredFrom: index === 0 ? null : 'https://site.example/',
    })),
    resources,
    parameters: [],
  };
}

/** Evidence of a site with these pages; the first is the landing page. */
export function siteOf(...pages: readonly Exchange[]): Pick<EvidenceMap, 'landing' | 'crawl'> {
  return { landing: landingOf(pages.slice(0, 1)), crawl: crawlOf(pages) };
}

/** Evidence of a site with one page. */
export function onePage(response: ResponseOptions = {}): Pick<EvidenceMap, 'landing' | 'crawl'> {
  return siteOf(exchange(response));
}

export interface Situation {
  readonly url?: string;
  readonly scanType?: ScanType;
  readonly now?: Date;
  readonly authenticated?: boolean;
  readonly evidence: Partial<EvidenceMap>;
}

/** The check's drafts, or the reason why it does not apply. */
export function judge(check: Check, situation: Situation): readonly FindingDraft[] | string {
  const context: CheckContext = {
    target: targetOf(situation.url ?? 'https://site.example/'),
    scanType: situation.scanType ?? 'standard',
    now: situation.now ?? new Date('2026-06-01T12:00:00Z'),
    ...(situation.authenticated === undefined ? {} : { authenticated: situation.authenticated }),
  };
  const verdict = check.evaluate(situation.evidence, context);
  if ('notApplicable' in verdict) return verdict.notApplicable;
  for (const draft of verdict) expectReportable(draft);
  return verdict;
}

/** Whatever a check finds, a report can show: where it is, and a proof without gaps. */
function expectReportable({ location, evidence, key }: FindingDraft): void {
  expect(location.url).toMatch(/^(?:https?|tls|tcp|wss?):\/\/[^\s/]|^dns:./);
  expect(evidence).toMatch(/\S/);
  expect(evidence).not.toMatch(/\[object |, , |^, |, $|\bundefined (?:in|with|=)/);
  expect(key).not.toMatch(/\bundefined\b|\[object /);
}

/** `key severity` of each finding, or the reason why the check does not apply. Drafts with the same key are one finding. */
export function faults(check: Check, situation: Situation): readonly string[] | string {
  const drafts = judge(check, situation);
  if (typeof drafts === 'string') return drafts;
  return [...new Set(drafts.map(({ key, rating }) => `${key} ${(rating ?? check.meta.rating).severity}`))];
}

/** What a report shows of the findings of a check, as JSON. */
export function reported(check: Check, situation: Situation): string {
  const drafts = judge(check, situation);
  if (typeof drafts === 'string') return drafts;
  const target = targetOf(situation.url ?? 'https://site.example/');
  const context = { target, options: {}, clean: (text: string) => text, proof: proofCleaner() };
  return JSON.stringify(findingsOf(check.meta, drafts, context));
}

/** The same for a site with one page. */
export function pageFaults(check: Check, response: ResponseOptions = {}): readonly string[] | string {
  return faults(check, { ...(response.url === undefined ? {} : { url: response.url }), evidence: onePage(response) });
}

/** Drafts of a check for one page, with further evidence of the crawl where given. */
export function draftsOf(
  check: Check,
  page: Exchange,
  more: Partial<CrawlEvidence> = {},
  others: Partial<EvidenceMap> = {},
): readonly FindingDraft[] {
  const { landing, crawl } = siteOf(page);
  const drafts = judge(check, {
    url: page.request.url,
    evidence: { landing, crawl: { ...crawl, ...more }, ...others },
  });
  return typeof drafts === 'string' ? [] : drafts;
}
