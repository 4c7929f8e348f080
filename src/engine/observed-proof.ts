import type { Check, FindingDraft } from './core/check.ts';
import { type Attempt, hasResponse, header } from './core/evidence/http.ts';
import type { EvidenceMap } from './core/evidence/map.ts';
import { type ProofDraft, type Quote, seenIn, step } from './core/proof.ts';

/** The proof of a finding whose check judges what was seen anyway: the response at its location. Null if HTTP does not show it. */
export function observedProof(check: Check, draft: FindingDraft, evidence: Partial<EvidenceMap>): ProofDraft | null {
  const { url, method } = draft.location;
  if (check.needs.includes('browser'))
    return { steps: [], browser: { url, steps: [`Open ${url}`], executed: draft.evidence } };
  const seen = attemptsOf(evidence).filter(({ request }) => request.url === url);
  const attempt = seen.find(({ request }) => request.method === method) ?? seen[0];
  if (attempt !== undefined) return seenIn(attempt, quoteOf(draft, attempt));
  // A file of another host, which the scan need not have requested.
  return /^https?:/.test(url)
    ? { steps: [step('proof', { request: { method: method ?? 'GET', url, headers: [] } })] }
    : null;
}

/** What was requested, so that the first one at a URL is the one that a check most probably judged. */
function attemptsOf(evidence: Partial<EvidenceMap>): Attempt[] {
  const { landing, plainHttp, methods, secondResponses, securityTxt, exposure, browser, api } = evidence;
  return [
    evidence.crawl?.pages.map(({ exchange }) => exchange) ?? [],
    landing?.chain ?? [],
    ofCrawl(evidence.crawl),
    plainHttp?.attempts ?? [],
    methods === undefined ? [] : [methods.options, methods.trace, ...(methods.inner ?? [])],
    secondResponses?.responses ?? [],
    securityTxt?.wellKnown ?? [],
    exposure?.probes.map(({ attempt }) => attempt) ?? [],
    ofProbes(evidence.active),
    browser?.exchanges ?? [],
    api?.responses ?? [],
  ].flat();
}

function ofCrawl(crawl: EvidenceMap['crawl'] | undefined): Attempt[] {
  if (crawl === undefined) return [];
  const maps = crawl.sourceMaps?.map(({ exchange }) => exchange) ?? [];
  return [...crawl.resources, ...(crawl.redirects ?? []), ...(crawl.errorPages ?? []), ...maps];
}

function ofProbes(active: EvidenceMap['active'] | undefined): Attempt[] {
  if (active === undefined) return [];
  return [...(active.posted ?? []), ...(active.failures ?? []), ...active.probes.map(({ exchange }) => exchange)];
}

/** `parameter` names a header or a cookie. */
function quoteOf({ quote, location: { parameter } }: FindingDraft, attempt: Attempt): Quote {
  if (quote !== undefined) return { texts: quote };
  if (parameter === undefined || !hasResponse(attempt)) return { texts: [] };
  if (header(attempt.response.headers, parameter) !== undefined) return { headers: [parameter] };
  return { headers: ['Set-Cookie'], having: `${parameter}=` };
}
