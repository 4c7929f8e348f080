import { defineCheck } from '../../core/check.ts';
import { CORS_REFERENCES, CORS_SNIPPETS } from '../cors-snippets.ts';
import { corsGrants } from '../cors-verdict.ts';

export const corsReflectCredentials = defineCheck({
  meta: {
    id: 'cors.reflect-credentials',
    title: 'Any site may read answers with the cookies of a visitor',
    severity: 'high',
    confidence: 'certain',
    cwe: ['CWE-942'],
    requirements: { asvs: ['3.4.2'], pci: ['6.2.4'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The server repeats whatever Origin it is asked from in Access-Control-Allow-Origin and allows credentials.',
    why: 'Every page that a signed-in visitor opens can read his data from this site, tokens against forgery included, and act in his name.',
    proof:
      'The start page, and in a deeper scan up to twelve interfaces that pages and scripts name, are asked with a random Origin under .example, which nobody can own. The finding needs the very same origin in the answer and Access-Control-Allow-Credentials: true; a wildcard, which browsers do not combine with cookies, is not reported.',
    fix: 'Compare the Origin with a fixed list and send Access-Control-Allow-Origin only for members; send Vary: Origin with it.',
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
