import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { shorten } from '../../web/quote.ts';
import { withoutNumbers } from '../kit/arithmetic.ts';
import { findingPlace, probeGroups, quoteProduct } from '../kit/groups.ts';
import { encodedSource, provesDataInclude } from './include-payloads.ts';

export const activeFileInclusion = defineCheck({
  meta: {
    id: 'active.file-inclusion',
    title: 'File inclusion in PHP',
    rating: RATINGS.anyFile,
    confidence: 'certain',
    cwe: ['CWE-98'],
    requirements: { pci: ['6.2.4'] },
    scanTypes: ['compliance'],
    what: 'A parameter names a file or URL that PHP includes or opens, and the streams of PHP are accepted as its value.',
    why: "An attacker reads the program's source with its passwords, and where URLs are included, runs code on the server.",
    proof:
      "PHP computed the product of two random numbers from a data: URL, twice. Or a filter of PHP returned the source of one of the site's own programs in Base64, and nothing for a file that does not exist. No file outside of the site was requested, and no other code was sent.",
    fix: 'Map an id to a file; never include the name from a request. Set allow_url_include to off.',
    references: [
      'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/07-Input_Validation_Testing/11.1-Testing_for_File_Inclusion',
      'https://cwe.mitre.org/data/definitions/98.html',
    ],
  },
  needs: ['active'],
  evaluate({ active }) {
    return probeGroups(active.probes, 'file-inclusion').flatMap((group) => {
      const steps = (name: string) => group.filter(({ step }) => step === name);
      const [hit, again] = steps('product');
      const proves = ({ exchange, payload, marker }: (typeof group)[number]) =>
        provesDataInclude(exchange.response.text, payload, marker);
      if (hit !== undefined && again !== undefined && hit.payload !== again.payload && proves(hit) && proves(again))
        return {
          ...findingPlace(hit, { again, quote: quoteProduct }),
          title: 'PHP runs code from a URL that it includes',
          rating: RATINGS.fullCompromise,
          cwe: ['CWE-98', 'CWE-94'],
          evidence: `${hit.parameter} = ${shorten(withoutNumbers(hit.payload), 160)}: PHP computed the product of the random numbers a and b`,
        };
      const [source] = steps('source');
      const controls = [...steps('missing'), ...steps('letters')];
      if (source === undefined || controls.length < 2) return [];
      const text = encodedSource(source.exchange.response.text);
      if (text === null || controls.some(({ exchange }) => encodedSource(exchange.response.text) !== null)) return [];
      return {
        ...findingPlace(source, { controls, quote: () => ({ texts: [text.slice(0, 12)] }) }),
        title: 'Source of PHP programs is readable',
        evidence: `${source.parameter} = ${shorten(source.payload, 160)} returns PHP source in Base64; it begins with ${shorten(text, 12)}`,
      };
    });
  },
});
