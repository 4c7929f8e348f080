import { defineCheck, type FindingDraft } from '../../core/check.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import { RATINGS } from '../../core/ratings.ts';
import { enforcedPolicies, noncesOf } from '../../web/csp-policies.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { mask } from '../../web/quote.ts';
import { CSP_REFERENCES } from '../judge-pages.ts';

export const cspStaticNonce = defineCheck({
  meta: {
    id: 'csp.static-nonce',
    title: 'Content-Security-Policy nonce is reused',
    subject: 'Content-Security-Policy nonces',
    rating: RATINGS.weakerDefence,
    confidence: 'certain',
    cwe: ['CWE-330'],
    requirements: { asvs: ['3.4.3'] },
    scanTypes: ['standard', 'compliance'],
    what: 'Two separate responses have the same nonce in their Content-Security-Policy.',
    why: 'A nonce protects only if it cannot be predicted. An attacker who knows a reused nonce adds it to the injected script, and the policy allows the script.',
    proof:
      'Fetches the start page, and one page of each other kind of policy with a nonce (at most three), twice and compares the nonces of all responses. Cached pages are reported too, because their nonce is just as predictable.',
    fix: 'Generate a random nonce of at least 128 bits for every response, and do not cache pages that contain one. Use hashes for static pages.',
    snippets: fixSnippets('strict-csp'),
    references: [...CSP_REFERENCES, 'https://www.w3.org/TR/CSP3/#security-nonces'],
  },
  needs: ['landing', 'crawl', 'secondResponses'],
  evaluate({ landing, crawl, secondResponses }) {
    const responses = new Set<Exchange>([landing.final]);
    if (landing.again !== null) responses.add(landing.again);
    for (const { url, exchange } of crawl.pages) if (url !== landing.final.request.url) responses.add(exchange);
    for (const response of secondResponses.responses) responses.add(response);
    const seen = new Map<string, Exchange>();
    const drafts: FindingDraft[] = [];
    for (const response of responses) {
      for (const nonce of new Set(enforcedPolicies(response).flatMap(noncesOf))) {
        const earlier = seen.get(nonce);
        if (earlier === undefined) seen.set(nonce, response);
        else drafts.push(repeated(nonce, earlier, response));
      }
    }
    return drafts;
  },
});

function repeated(nonce: string, earlier: Exchange, later: Exchange): FindingDraft {
  return {
    key: 'static-nonce',
    location: { url: later.request.url, method: later.request.method, parameter: 'Content-Security-Policy' },
    evidence: `The nonce ${mask(nonce)} is in two responses: ${earlier.request.url} and ${later.request.url}.`,
  };
}
