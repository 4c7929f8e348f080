import { defineCheck, type FindingDraft } from '../../core/check.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import { enforcedPolicies, noncesOf } from '../../web/csp-policies.ts';
import { mask } from '../../web/mask.ts';
import { CSP_REFERENCES, STRICT_CSP_SNIPPETS } from '../snippets.ts';

export const cspStaticNonce = defineCheck({
  meta: {
    id: 'csp.static-nonce',
    title: 'The nonce of the Content-Security-Policy does not change',
    severity: 'high',
    confidence: 'certain',
    cwe: ['CWE-330'],
    requirements: { asvs: ['3.4.3'] },
    scanTypes: ['standard', 'compliance'],
    what: 'Two separate answers carry the same nonce in their Content-Security-Policy.',
    why: 'A nonce protects only while nobody knows it beforehand. Who has read it once writes it into the script that he injects, and the policy lets it run.',
    proof:
      'The start page, and one page of each other kind of policy with a nonce (at most three), are fetched twice, and the nonces of all answers are compared. Pages served from a cache are reported too: the nonce is as guessable there.',
    fix: 'Make a new random nonce of at least 128 bits for every answer, and do not cache pages that carry one; for static pages use hashes.',
    snippets: STRICT_CSP_SNIPPETS,
    references: [...CSP_REFERENCES, 'https://www.w3.org/TR/CSP3/#security-nonces'],
  },
  needs: ['landing', 'crawl', 'secondLooks'],
  evaluate({ landing, crawl, secondLooks }) {
    const answers = new Set<Exchange>([landing.final]);
    if (landing.again !== null) answers.add(landing.again);
    for (const { url, exchange } of crawl.pages) if (url !== landing.final.request.url) answers.add(exchange);
    for (const answer of secondLooks.answers) answers.add(answer);
    const seen = new Map<string, Exchange>();
    const drafts: FindingDraft[] = [];
    for (const answer of answers) {
      for (const nonce of new Set(enforcedPolicies(answer).flatMap(noncesOf))) {
        const earlier = seen.get(nonce);
        if (earlier === undefined) seen.set(nonce, answer);
        else drafts.push(repeated(nonce, earlier, answer));
      }
    }
    return drafts;
  },
});

function repeated(nonce: string, earlier: Exchange, later: Exchange): FindingDraft {
  return {
    key: 'static-nonce',
    location: { url: later.request.url, method: later.request.method, parameter: 'Content-Security-Policy' },
    evidence: `The nonce ${mask(nonce)} stands in two answers: ${earlier.request.url} and ${later.request.url}.`,
  };
}
