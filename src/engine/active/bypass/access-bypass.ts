import { defineCheck } from '../../core/check.ts';
import { step } from '../../core/proof.ts';
import { RATINGS } from '../../core/ratings.ts';
import { hasName } from '../../data/names.ts';
import { isOpened, isRefused, isSameFor } from './opened.ts';

export const activeAccessBypass = defineCheck({
  meta: {
    id: 'active.access-bypass',
    title: 'Refused page opens under another form of its path',
    subject: 'Refused pages under other forms of their path',
    rating: RATINGS.allData,
    confidence: 'firm',
    cwe: ['CWE-863', 'CWE-41'],
    requirements: { asvs: ['8.2.1'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A proxy, filter or framework refuses a path, but the application behind it reads another form of the path as the same page: with a dot, a slash, a semicolon, an encoded or upper-case letter, or in a header.',
    why: 'Anyone opens the page, although it is refused under its own address.',
    proof:
      'Up to three pages that respond with 401 or 403 are requested in ten forms of the path and with headers that name the path or a local client; nothing is changed. The finding needs content that two requests in the form return, that no public page of the site has, that the same form of a path which does not exist does not return, and that the page itself still refuses afterwards. A sign-in page and the text of the refusal do not count. The finding is high if the path looks administrative, medium otherwise.',
    fix: 'Decide in the application, for the route that handles the request, who may use it, and deny by default. Let the proxy reject or normalize unusual paths, and remove X-Original-URL, X-Rewrite-URL and X-Forwarded-For of clients.',
    references: [
      'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/05-Authorization_Testing/02-Testing_for_Bypassing_Authorization_Schema',
      'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2',
    ],
  },
  needs: ['active'],
  evaluate({ active }) {
    const probes = active.probes.filter(({ family }) => family === 'access-bypass');
    return [...Map.groupBy(probes, ({ marker }) => marker).values()].flatMap((group) => {
      const at = (name: string) => group.find((probe) => probe.step === name);
      const [bypass, again, control, refused] = ['bypass', 'again', 'control', 'refused'].map(at);
      if (bypass === undefined || again === undefined || control === undefined || refused === undefined) return [];
      if (!isRefused(refused.exchange) || !isOpened(bypass.exchange, refused.exchange)) return [];
      if (isSameFor([bypass.exchange, again.exchange], control.exchange)) return [];
      const { url, parameter, payload } = bypass;
      const { pathname } = new URL(url);
      return [
        {
          key: pathname,
          location: { url, method: 'GET', parameter },
          evidence: `${pathname} is refused (${refused.exchange.response.status}), but opens with ${parameter} ${payload}.`,
          rating: hasName('administrative', pathname) ? RATINGS.allData : RATINGS.someData,
          proof: {
            steps: [
              step('control', refused.exchange),
              step('control', control.exchange),
              step('proof', bypass.exchange, { unlike: control.exchange }),
            ],
          },
        },
      ];
    });
  },
});
