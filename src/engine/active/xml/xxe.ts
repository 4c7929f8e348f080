import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { shorten } from '../../web/quote.ts';
import { calledPoints, findingPlace, insertionPoint, parameterGroups } from '../kit/groups.ts';
import { showsEntity } from './xml-payloads.ts';

export const activeXxe = defineCheck({
  meta: {
    id: 'active.xxe',
    title: 'XML entities are expanded (XXE)',
    subject: 'XML external entities (XXE)',
    rating: RATINGS.load,
    confidence: 'firm',
    cwe: ['CWE-611'],
    requirements: { asvs: ['1.5.1'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The site parses XML of visitors with a parser that reads document type definitions and expands the entities that they define.',
    why: 'Such a parser usually reads files of the server and requests internal addresses if an entity names them, and can be made to use up all memory.',
    proof:
      'A document with an internal entity was sent, used twice in a row. The response has its text twice in a row, which the document does not; again with another text. The same document with an escaped reference does not have it. External entities are sent only with the URL of a listener of the scan, that of `callback-url` or one on the loopback interface for targets on the same machine: a server that requests it, twice with different names, reads them (severity high); one that only looks the name up is `tentative`. Whether files can be read is not tried.',
    fix: 'Turn off document type definitions in the XML parser (disallow-doctype-decl in Java, DtdProcessing.Prohibit in .NET, defusedxml in Python; no LIBXML_NOENT in PHP).',
    references: [
      'https://owasp.org/www-community/vulnerabilities/XML_External_Entity_(XXE)_Processing',
      'https://cheatsheetseries.owasp.org/cheatsheets/XML_External_Entity_Prevention_Cheat_Sheet.html',
    ],
  },
  needs: ['active'],
  evaluate({ active }) {
    const called = calledPoints(active.probes, 'xxe-callback').map(({ hit, again, isLookup }) => ({
      ...findingPlace(hit, { again }),
      title: 'XML external entities are read (XXE)',
      rating: RATINGS.internalRequests,
      confidence: isLookup ? ('tentative' as const) : ('firm' as const),
      evidence: `${insertionPoint(hit)} = a document with external entities at the listener of the scan: ${isLookup ? 'its unguessable name was looked up, twice; nothing was requested' : 'they were requested by its unguessable name, twice'}`,
    }));
    const expanded = parameterGroups(active.probes, 'xxe').flatMap((group) => {
      const stepOf = (name: string) => group.find(({ step }) => step === name);
      const [hit, again, control] = [stepOf('entity'), stepOf('again'), stepOf('control')];
      if (hit === undefined || again === undefined || control === undefined || hit.marker === again.marker) return [];
      const shows = ({ exchange, marker, payload }: typeof hit) =>
        showsEntity(exchange.response.text, marker) && !payload.includes(marker + marker);
      if (!shows(hit) || !shows(again) || shows(control)) return [];
      return {
        ...findingPlace(hit, { controls: [control], again, quote: ({ marker }) => ({ texts: [marker + marker] }) }),
        evidence: `${insertionPoint(hit)} = ${shorten(hit.payload, 200)}: the response has the text of the entity twice in a row`,
      };
    });
    return [...called, ...expanded];
  },
});
