import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { shorten } from '../../web/quote.ts';
import { findingPlace } from '../kit/groups.ts';
import { proveXss } from './xss-proof.ts';

export const activeReflectedXss = defineCheck({
  meta: {
    id: 'active.reflected-xss',
    title: 'Cross-site scripting (reflected)',
    rating: RATINGS.scriptInSession,
    confidence: 'certain',
    cwe: ['CWE-79'],
    requirements: { asvs: ['1.2.1'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The value of a parameter becomes part of the page as an element, an attribute or script.',
    why: "A link with a prepared value runs the attacker's code in the browser of everyone who opens it, within their session.",
    proof:
      'A random marker was sent with the characters that break out of the context it was reflected in. The response was parsed as browsers do, and the marker exists as an element, as an attribute, as an identifier in executable code, or as the host that the page loads scripts from or sends a password to. Documents in the srcdoc of a frame, SVG images and other XML that browsers render are parsed too. Encoded reflections, reflections inside literals, and responses that a browser downloads, redirects from or shows as text prove nothing. The payload does nothing by itself. Values in cookies and headers are rated lower, because a link cannot set them.',
    fix: 'Encode values for their context (HTML text, attribute, script, URL), preferably with a template engine that escapes by default; add a Content-Security-Policy without unsafe-inline as defense in depth.',
    references: [
      'https://owasp.org/www-community/attacks/xss/',
      'https://cheatsheetseries.owasp.org/cheatsheets/Cross_Site_Scripting_Prevention_Cheat_Sheet.html',
    ],
  },
  needs: ['active'],
  evaluate({ active }) {
    return active.probes.flatMap((probe) => {
      if (probe.family !== 'xss') return [];
      const proof = proveXss(probe.exchange, probe.payload, probe.marker);
      if (proof === null) return [];
      // No link and no form of another site sends such a value: an attacker needs another weakness, such as a shared cache.
      const isIndirect = /^(?:header|cookie) /.test(probe.parameter);
      return {
        ...(isIndirect ? { rating: RATINGS.weakerDefence } : {}),
        ...findingPlace(probe),
        evidence: `${probe.method} with ${probe.parameter || 'the query'} = ${shorten(JSON.stringify(probe.payload), 200)}: ${shorten(proof.detail, 300)}`,
      };
    });
  },
});
