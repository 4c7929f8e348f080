import { defineCheck } from '../../core/check.ts';
import { CORS_REFERENCES, CORS_SNIPPETS, corsGrants } from '../cors-grants.ts';

export const corsReflectCredentials = defineCheck({
  meta: {
    id: 'cors.reflect-credentials',
    title: 'CORS: any origin allowed with credentials',
    severity: 'high',
    confidence: 'certain',
    cwe: ['CWE-942'],
    requirements: { asvs: ['3.4.2'], pci: ['6.2.4'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The server reflects an arbitrary Origin in Access-Control-Allow-Origin and allows credentials.',
    why: "Every page that a signed-in user opens can read that user's data from this site, including anti-CSRF tokens, and act on their behalf.",
    proof:
      'Sends a random Origin under .example, which cannot be registered, to the start page and, except in quick scans, to up to twelve endpoints that pages and scripts name. The finding requires exactly that origin in the response and Access-Control-Allow-Credentials: true. A wildcard, which browsers do not combine with cookies, is not reported.',
    fix: 'Compare the Origin with a fixed allowlist and send Access-Control-Allow-Origin only for its members, together with Vary: Origin.',
    snippets: CORS_SNIPPETS,
    references: CORS_REFERENCES,
  },
  needs: ['cors'],
  evaluate({ cors }) {
    return corsGrants(cors.probes)
      .filter(({ probe, withCredentials }) => probe.kind === 'arbitrary' && withCredentials)
      .map(({ url, shown }) => ({
        key: 'reflected',
        location: { url, method: 'GET', parameter: 'Origin' },
        evidence: shown,
      }));
  },
});
