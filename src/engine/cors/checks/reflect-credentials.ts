import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { CORS_REFERENCES, corsGrants, corsSite, grantDraft } from '../cors-grants.ts';

export const corsReflectCredentials = defineCheck({
  meta: {
    id: 'cors.reflect-credentials',
    title: 'CORS: any origin allowed with credentials',
    subject: 'CORS: any origin with credentials',
    rating: RATINGS.readAsVisitor,
    confidence: 'certain',
    cwe: ['CWE-942'],
    requirements: { asvs: ['3.4.2'], pci: ['6.2.4'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The server reflects an arbitrary Origin in Access-Control-Allow-Origin and allows credentials.',
    why: "Every page that a signed-in user opens can read that user's data from this site, including anti-CSRF tokens, and act on their behalf.",
    proof:
      'Sends a random Origin under .example, which cannot be registered, to the start page and, except in quick scans, to up to twelve endpoints that pages and scripts name. The finding requires exactly that origin in the response and Access-Control-Allow-Credentials: true. A wildcard, which browsers do not combine with cookies, is not reported. The finding is high if the response contains personal data, or differs without the cookies that the scan was given; low if the site has sessions; info if it has none.',
    fix: 'Compare the Origin with a fixed allowlist and send Access-Control-Allow-Origin only for its members, together with Vary: Origin.',
    snippets: fixSnippets('cors'),
    references: CORS_REFERENCES,
  },
  needs: ['landing', 'crawl', 'cors'],
  evaluate({ landing, crawl, cors }, { authenticated }) {
    const site = corsSite(landing, crawl, authenticated === true);
    const grants = corsGrants(cors.probes);
    return grants
      .filter(({ probe, withCredentials }) => probe.kind === 'arbitrary' && withCredentials)
      .map((grant) => grantDraft(grant, site, 'reflected'));
  },
});
