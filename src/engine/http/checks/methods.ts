import { defineCheck, type FindingDraft, notApplicable } from '../../core/check.ts';
import { type Exchange, hasResponse, header } from '../../core/evidence/http.ts';
import { RATINGS } from '../../core/ratings.ts';

export const httpMethods = defineCheck({
  meta: {
    id: 'http.methods',
    title: 'Potentially dangerous HTTP methods enabled',
    subject: 'Potentially dangerous HTTP methods',
    rating: RATINGS.none,
    confidence: 'tentative',
    cwe: ['CWE-749'],
    requirements: { asvs: ['13.4'], pci: ['2.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The response to OPTIONS lists methods such as PUT, DELETE or PROPFIND.',
    why: 'This is normal for a writable API. For a web page it can mean that WebDAV or a default handler is enabled and that files can be changed.',
    proof:
      'Sends OPTIONS to the start page, to up to five API endpoints and to up to three other parts of the site, and reads the Allow (or Public) header. The methods are never tried, so the finding is informational.',
    fix: 'Allow only the methods that the application uses, both in the server and in the application.',
    snippets: {
      nginx: 'limit_except GET POST { deny all; }',
      apache: '<Location "/">\n  AllowMethods GET POST HEAD OPTIONS\n</Location>',
      caddy: '@write method PUT DELETE PROPFIND\nrespond @write 405',
    },
    references: [
      'https://www.rfc-editor.org/rfc/rfc9110#section-10.2.1',
      'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/06-Test_HTTP_Methods',
    ],
  },
  needs: ['methods'],
  evaluate({ methods }) {
    const { options, inner = [] } = methods;
    const responses = [options, ...inner].filter(hasResponse);
    if (responses.length === 0 && !hasResponse(options))
      return notApplicable(`OPTIONS got no response: ${options.failure.message}`);
    return responses.flatMap(offerOf);
  },
});

function offerOf({ request, response }: Exchange): FindingDraft[] {
  const allow = [header(response.headers, 'allow'), header(response.headers, 'public')].filter(Boolean).join(', ');
  const listed = allow.split(',').map((method) => method.trim().toUpperCase());
  const risky = RISKY.filter((method) => listed.includes(method));
  if (risky.length === 0) return [];
  return [
    {
      key: 'methods',
      location: { url: request.url, method: 'OPTIONS', parameter: 'Allow' },
      evidence: `OPTIONS returned ${response.status} with Allow: ${allow.slice(0, 300)}\nOffered: ${risky.join(', ')}`,
    },
  ];
}

const RISKY = [
  'PUT',
  'DELETE',
  'PATCH',
  'PROPFIND',
  'PROPPATCH',
  'MKCOL',
  'COPY',
  'MOVE',
  'LOCK',
  'UNLOCK',
  'CONNECT',
  'DEBUG',
];
