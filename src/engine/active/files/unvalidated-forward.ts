import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { shorten } from '../../web/quote.ts';
import { findingPlace } from '../kit/groups.ts';
import { provenReads } from './traversal-proof.ts';

export const activeUnvalidatedForward = defineCheck({
  meta: {
    id: 'active.unvalidated-forward',
    title: 'Unvalidated forward to protected files',
    rating: RATINGS.allData,
    confidence: 'certain',
    cwe: ['CWE-552'],
    requirements: { pci: ['6.2.4'] },
    scanTypes: ['compliance'],
    what: 'A web application forwards the request to the path in a parameter, even below WEB-INF, which the server never serves to visitors.',
    why: 'An attacker can read the configuration and classes of the application, and reach pages that are protected by URL only.',
    proof:
      'A value returned WEB-INF/web.xml as the web server sends its own files, with validators and ranges, which the page does not have otherwise. The same path with a file name that cannot exist, and a harmless value, do not return it.',
    fix: 'Forward only to a fixed list of views; map a key from the request to a path of your own.',
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/Unvalidated_Redirects_and_Forwards_Cheat_Sheet.html',
      'https://cwe.mitre.org/data/definitions/552.html',
    ],
  },
  needs: ['active'],
  evaluate({ active }) {
    return provenReads(active.probes).flatMap(({ hit, controls, quote, file, isForward }) => {
      if (!isForward) return [];
      return {
        ...findingPlace(hit, { controls, quote }),
        evidence: `${hit.parameter} = ${shorten(JSON.stringify(hit.payload), 200)} forwards to ${shorten(file, 200)}`,
      };
    });
  },
});
