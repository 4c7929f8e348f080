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
  const { landing, crawl, plainHttp, methods, secondResponses, securityTxt, exposure, active, browser, api } = evidence;
  return [
    ...(crawl?.pages.map(({ exchange }) => exchange) ?? []),
    ...(landing?.chain ?? []),
    ...(crawl?.resources ?? []),
    ...(crawl?.redirects ?? []),
    ...(crawl?.errorPages ?? []),
    ...(crawl?.sourceMaps?.map(({ exchange }) => exchange) ?? []),
    ...(plainHttp?.attempts ?? []),
    ...(methods === undefined ? [] : [methods.options, methods.trace, ...(methods.inner ?? [])]),
    ...(secondResponses?.responses ?? []),
    ...(securityTxt === undefined ? [] : [securityTxt.wellKnown]),
    ...(exposure?.probes.map(({ attempt }) => attempt) ?? []),
    ...(active?.posted ?? []),
    ...(active?.failures ?? []),
    ...(active?.probes.map(({ exchange }) => exchange) ?? []),
    ...(browser?.exchanges ?? []),
    ...(api?.responses ?? []),
  ];
}

/** `parameter` names a header or a cookie. */
function quoteOf({ quote, location: { parameter } }: FindingDraft, attempt: Attempt): Quote {
  if (quote !== undefined) return { texts: quote };
  if (parameter === undefined || !hasResponse(attempt)) return { texts: [] };
  if (header(attempt.response.headers, parameter) !== undefined) return { headers: [parameter] };
  return { headers: ['Set-Cookie'], having: `${parameter}=` };
}
