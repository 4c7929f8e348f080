import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { CORS_REFERENCES, corsGrants, corsSite, grantDraft } from '../cors-grants.ts';

export const corsNullOrigin = defineCheck({
  meta: {
    id: 'cors.null-origin',
    title: 'CORS: null origin allowed with credentials',
    subject: 'CORS: null origin with credentials',
    rating: RATINGS.readAsVisitor,
    confidence: 'certain',
    cwe: ['CWE-942'],
    requirements: { asvs: ['3.4.2'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The server responds to Origin: null with Access-Control-Allow-Origin: null and allows credentials.',
    why: 'Any site can send requests with that origin from a sandboxed frame, so allowing null is the same as allowing every site.',
    proof:
      'Sends Origin: null to the start page and to up to eight endpoints that pages and scripts name. Rated like cors.reflect-credentials, which replaces it where every origin is allowed.',
    fix: 'Remove null from the list of allowed origins; use a local server instead of files for testing.',
    snippets: fixSnippets('cors'),
    references: CORS_REFERENCES,
  },
  needs: ['landing', 'crawl', 'cors'],
  evaluate({ landing, crawl, cors }, { authenticated }) {
    const site = corsSite(landing, crawl, authenticated === true);
    const grants = corsGrants(cors.probes);
    // Where every origin is allowed, null is one of them.
    const open = new Set(
      grants
        .filter(({ probe, withCredentials }) => probe.kind === 'arbitrary' && withCredentials)
        .map(({ url }) => url),
    );
    return grants
      .filter(({ probe, withCredentials, url }) => probe.kind === 'null' && withCredentials && !open.has(url))
      .map((grant) => grantDraft(grant, site, 'null'));
  },
});
