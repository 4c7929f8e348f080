import { defineCheck, type FindingDraft } from '../../core/check.ts';
import { type Exchange, headerValues } from '../../core/evidence/http.ts';
import { RATINGS } from '../../core/ratings.ts';
import { allResponses } from '../../web/pages.ts';
import { headerLine } from '../../web/quote.ts';

export const disclosureServerVersion = defineCheck({
  meta: {
    id: 'disclosure.server-version',
    title: 'Software version in response headers',
    subject: 'Software versions in response headers',
    rating: RATINGS.hint,
    confidence: 'certain',
    cwe: ['CWE-497'],
    requirements: { asvs: ['13.4.6'], pci: ['2.2.6'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'Server, X-Powered-By, X-AspNet-Version or a similar header discloses the software and its version.',
    why: 'Attackers use these headers to find vulnerable hosts and to skip exploits that cannot work.',
    proof:
      'The headers of every recorded response are searched for a version number. A product name alone is not reported, except in X-Powered-By, which has no legitimate use: that is info.',
    fix: 'Disable version disclosure in the server and remove X-Powered-By and the ASP.NET headers.',
    snippets: {
      nginx: 'server_tokens off;\nproxy_hide_header X-Powered-By;',
      apache: 'ServerTokens Prod\nServerSignature Off\nHeader always unset X-Powered-By',
      express: "app.disable('x-powered-by');",
      nextjs: '// next.config.js\nmodule.exports = { poweredByHeader: false };',
      caddy: 'header -Server\nheader -X-Powered-By',
    },
    references: [
      'https://owasp.org/www-project-secure-headers/#div-headers',
      'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/01-Information_Gathering/02-Fingerprint_Web_Server',
    ],
  },
  needs: ['landing', 'crawl'],
  uses: ['api'],
  evaluate({ landing, crawl, api }) {
    const exchanges = new Set([...landing.chain, ...allResponses(crawl, undefined), ...(api?.responses ?? [])]);
    return [...exchanges].flatMap(draftsOf);
  },
});

const HEADERS = [
  'Server',
  'X-Powered-By',
  'X-AspNet-Version',
  'X-AspNetMvc-Version',
  'X-Generator',
  'X-Drupal-Cache-Version',
  'X-Litespeed-Version',
  'X-OWA-Version',
  'MicrosoftSharePointTeamServices',
  'Liferay-Portal',
  'X-Jenkins',
  'X-Hudson',
  'X-Influxdb-Version',
  'X-Syncthing-Version',
  'X-Mod-Pagespeed',
  'X-Page-Speed',
  'kbn-version',
];

function draftsOf({ request, response }: Exchange): FindingDraft[] {
  return HEADERS.flatMap((name) =>
    headerValues(response.headers, name).flatMap((value): FindingDraft[] => {
      const draft = {
        key: name.toLowerCase(),
        location: { url: request.url, method: request.method, parameter: name },
        evidence: headerLine(name, value),
      };
      // A version: digits with a dot, or digits after a slash or a space.
      if (/\d\.\d|[/ ]v?\d+\b/.test(value) || (/^x-asp|jenkins|hudson/i.test(name) && /\d/.test(value))) return [draft];
      if (name !== 'X-Powered-By' || value.trim() === '') return [];
      return [{ ...draft, rating: RATINGS.none, title: 'X-Powered-By header discloses the framework' }];
    }),
  );
}
