import { isIP } from 'node:net';
import type { ScanType } from '../../src/contract/primitives.ts';
import type { Check, CheckContext, FindingDraft } from '../../src/engine/core/check.ts';
import type { CrawlEvidence } from '../../src/engine/core/evidence/content.ts';
import type { Exchange, HeaderList } from '../../src/engine/core/evidence/http.ts';
import type { EvidenceMap } from '../../src/engine/core/evidence/map.ts';
import type { LandingEvidence } from '../../src/engine/core/evidence/passive.ts';
import type { TargetInfo } from '../../src/engine/core/evidence/target.ts';
import { recordedResponse } from '../../src/engine/transport/recorded-response.ts';
import { isLocalHost } from '../../src/shared/local-names.ts';

/** One header, or several of the same name. */
export type Headers = Readonly<Record<string, string | readonly string[]>>;

export interface Answer {
  readonly url?: string;
  readonly method?: string;
  readonly status?: number;
  readonly headers?: Headers;
  readonly body?: string | Buffer;
}

export const HTML = 'text/html; charset=utf-8';

/** A recorded exchange; HTML with a small page unless told otherwise. */
export function exchange(answer: Answer = {}): Exchange {
  const {
    url = 'https://site.example/',
    method = 'GET',
    status = 200,
    body = '<!doctype html><title>t</title><p>x',
  } = answer;
  const headers: [string, string][] = [];
  for (const [name, value] of Object.entries({ 'Content-Type': HTML, ...answer.headers })) {
    for (const one of typeof value === 'string' ? [value] : value) headers.push([name, one]);
  }
  return {
    request: { method, url, headers: [] },
    response: recordedResponse({
      status,
      httpVersion: '1.1',
      headers: headers as HeaderList,
      body: Buffer.from(body),
      truncated: false,
    }),
  };
}

export function targetOf(url: string): TargetInfo {
  const { hostname, port, protocol, origin, href } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const scheme = protocol === 'https:' ? 'https' : 'http';
  return {
    host,
    port: port === '' ? (scheme === 'https' ? 443 : 80) : Number(port),
    scheme,
    origin,
    startUrl: href,
    isIpAddress: isIP(host) !== 0,
    isLocal: isLocalHost(host),
    registrableDomain: null,
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
    limitedBy: null,
  };
}

export interface Situation {
  readonly url?: string;
  readonly scanType?: ScanType;
  readonly now?: Date;
  readonly authenticated?: boolean;
  readonly registrableDomain?: string;
  readonly evidence: Partial<EvidenceMap>;
}

/** The check's drafts, or the reason why it does not apply. */
export function judge(check: Check, situation: Situation): readonly FindingDraft[] | string {
  const context: CheckContext = {
    target: {
      ...targetOf(situation.url ?? 'https://site.example/'),
      registrableDomain: situation.registrableDomain ?? null,
    },
    scanType: situation.scanType ?? 'standard',
    now: situation.now ?? new Date('2026-06-01T12:00:00Z'),
    ...(situation.authenticated === undefined ? {} : { authenticated: situation.authenticated }),
  };
  const verdict = check.evaluate(situation.evidence, context);
  return 'notApplicable' in verdict ? verdict.notApplicable : verdict;
}

/** Evidence of a site with one page. */
export function onePage(answer: Answer = {}): Partial<EvidenceMap> {
  const page = exchange(answer);
  return { landing: landingOf([page]), crawl: crawlOf([page]) };
}
