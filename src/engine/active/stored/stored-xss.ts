import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { shorten } from '../../web/quote.ts';
import { findingPlace, insertionPoint, probeGroups } from '../kit/groups.ts';
import { proveXss } from '../xss/xss-proof.ts';

export const activeStoredXss = defineCheck({
  meta: {
    id: 'active.stored-xss',
    title: 'Cross-site scripting (stored)',
    subject: 'Cross-site scripting by records',
    rating: RATINGS.storedScript,
    confidence: 'certain',
    cwe: ['CWE-79'],
    requirements: { asvs: ['1.2.1'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A value that one request stores becomes part of another page as an element, an attribute or script.',
    why: "The attacker's code runs in the browser of everyone who opens the page, within their session, without a prepared link.",
    proof:
      'Only with active-post. A random marker was sent in a form or body, and a page that was read later shows it. The marker was sent once more with the characters that break out of the context in which that page shows it; the page was parsed as browsers do, and the marker exists as an element, as an attribute or as an identifier in executable code, also when the page was read a second time. If only the session that sent the value sees it, the finding is firm, not certain. Encoded values, values in literals, and responses that a browser downloads or shows as text or JSON prove nothing. The payload does nothing by itself.',
    fix: 'Encode stored values for their context (HTML text, attribute, script, URL) where they are shown, preferably with a template engine that escapes by default; sanitize HTML that users may write with a library made for it.',
    references: [
      'https://owasp.org/www-community/attacks/xss/',
      'https://cheatsheetseries.owasp.org/cheatsheets/Cross_Site_Scripting_Prevention_Cheat_Sheet.html',
    ],
  },
  needs: ['active'],
  evaluate({ active }) {
    return probeGroups(active.probes, 'stored-xss').flatMap((group) => {
      const [hit, again] = group;
      if (hit === undefined || again === undefined) return [];
      const [proof, other] = [hit, again].map(({ exchange, payload, marker }) => proveXss(exchange, payload, marker));
      if (proof == null || other == null) return [];
      return {
        ...findingPlace(hit),
        ...(again.step === 'by anyone' ? {} : { confidence: 'firm' as const }),
        evidence: `${insertionPoint(hit)} = ${shorten(JSON.stringify(hit.payload), 200)} is stored by ${hit.method}, and shown by ${hit.exchange.request.url}: ${shorten(proof.detail, 300)}`,
      };
    });
  },
});
