import { defineCheck } from '../../core/check.ts';
import { CORS_REFERENCES, CORS_SNIPPETS } from '../cors-snippets.ts';
import { corsGrants } from '../cors-verdict.ts';

export const corsNullOrigin = defineCheck({
  meta: {
    id: 'cors.null-origin',
    title: 'The origin null may read answers with the cookies of a visitor',
    severity: 'high',
    confidence: 'certain',
    cwe: ['CWE-942'],
    requirements: { asvs: ['3.4.2'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The server answers Origin: null with Access-Control-Allow-Origin: null and allows credentials.',
    why: 'Any site can send requests with that origin from a sandboxed frame, so that allowing null is the same as allowing everybody.',
    proof: 'The start page and up to eight interfaces that pages and scripts name are asked with Origin: null.',
    fix: 'Take null out of the list of allowed origins; test pages from files with a local server instead.',
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
