import { defineCheck } from '../../core/check.ts';
import { CORS_REFERENCES, CORS_SNIPPETS, corsGrants } from '../cors-grants.ts';

export const corsNullOrigin = defineCheck({
  meta: {
    id: 'cors.null-origin',
    title: 'CORS: null origin allowed with credentials',
    severity: 'high',
    confidence: 'certain',
    cwe: ['CWE-942'],
    requirements: { asvs: ['3.4.2'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The server responds to Origin: null with Access-Control-Allow-Origin: null and allows credentials.',
    why: 'Any site can send requests with that origin from a sandboxed frame, so allowing null is the same as allowing every site.',
    proof: 'Sends Origin: null to the start page and to up to eight endpoints that pages and scripts name.',
    fix: 'Remove null from the list of allowed origins; use a local server instead of files for testing.',
    snippets: CORS_SNIPPETS,
    references: CORS_REFERENCES,
  },
  needs: ['cors'],
  evaluate({ cors }) {
    return corsGrants(cors.probes)
      .filter(({ probe, withCredentials }) => probe.kind === 'null' && withCredentials)
      .map(({ url, shown }) => ({
        key: 'null',
        location: { url, method: 'GET', parameter: 'Origin' },
        evidence: shown,
      }));
  },
});
