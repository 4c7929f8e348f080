import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { shorten } from '../../web/quote.ts';
import { findingPlace, insertionPoint, parameterGroups } from '../kit/groups.ts';
import { showsDirective } from './ssi-payloads.ts';

export const activeSsi = defineCheck({
  meta: {
    id: 'active.ssi',
    title: 'Server-side includes injection',
    rating: RATINGS.fullCompromise,
    confidence: 'certain',
    cwe: ['CWE-97'],
    requirements: { pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The value of a parameter becomes part of a page that the web server parses for directives (`<!--#echo … -->`).',
    why: 'An attacker can show variables and files of the server, and on many servers run programs.',
    proof:
      'Directives that set a variable to a random word and write it were sent, with the word once more after them. The response has the word twice in a row, which the payload does not; again with another word. The same text as an ordinary comment does not have it. No directive that runs a program or includes a file was sent.',
    fix: 'Encode values for HTML before they enter a page, and turn off server-side includes where pages contain values of visitors (Apache: Options -Includes; nginx: ssi off).',
    references: [
      'https://owasp.org/www-community/attacks/Server-Side_Includes_(SSI)_Injection',
      'https://cwe.mitre.org/data/definitions/97.html',
    ],
  },
  needs: ['active'],
  evaluate({ active }) {
    return parameterGroups(active.probes, 'ssi').flatMap((group) => {
      const stepOf = (name: string) => group.find(({ step }) => step === name);
      const [hit, again, control] = [stepOf('directive'), stepOf('again'), stepOf('control')];
      if (hit === undefined || again === undefined || control === undefined || hit.marker === again.marker) return [];
      const shows = ({ exchange, marker }: typeof hit) => showsDirective(exchange.response.text, marker);
      if (!shows(hit) || !shows(again) || shows(control)) return [];
      return {
        ...findingPlace(hit, { controls: [control], again }),
        evidence: `${insertionPoint(hit)} = ${shorten(hit.payload, 200)}: the response has the value of the variable in place of the directives`,
      };
    });
  },
});
