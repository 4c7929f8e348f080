import { defineCheck } from '../../core/check.ts';
import { shorten } from '../../web/quote.ts';
import { proveXss } from '../xss-proof.ts';

export const activeReflectedXss = defineCheck({
  meta: {
    id: 'active.reflected-xss',
    title: 'Parameter is reflected as markup or script (cross-site scripting)',
    severity: 'high',
    confidence: 'certain',
    cwe: ['CWE-79'],
    requirements: { asvs: ['1.2.1'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The value of a parameter becomes part of the page in a way that lets it leave its place: as an element, an attribute or script.',
    why: 'A link with a prepared value runs the code of an attacker in the browser of whoever opens it, with their session.',
    proof:
      'A random marker was sent with the characters that lead out of the place it was reflected in. The answer was parsed as a browser parses it, and the marker exists there as an element, as an attribute, as an identifier in running code, or as the host that the page loads its scripts from or sends a password to. Documents in the srcdoc of a frame, SVG images and other XML that a browser shows by itself are parsed too. Encoded reflections, reflections inside literals, and answers that a browser saves, leaves by a redirect or shows as text prove nothing. Nothing sent was able to act.',
    fix: 'Encode values for the place they are written to (HTML text, attribute, script, URL), best by the template engine; add a Content-Security-Policy without unsafe-inline as a net.',
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
      return {
        location: { url: probe.url, method: probe.method, parameter: probe.parameter },
        evidence: `${probe.method} with ${probe.parameter || 'the query'} = ${shorten(JSON.stringify(probe.payload), 200)}: ${shorten(proof.detail, 300)}`,
        key: `${probe.method} ${new URL(probe.url).pathname} ${probe.parameter}`,
      };
    });
  },
});
