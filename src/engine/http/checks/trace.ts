import { defineCheck, notApplicable } from '../../core/check.ts';
import { hasResponse } from '../../core/evidence/http.ts';
import { RATINGS } from '../../core/ratings.ts';

export const httpTrace = defineCheck({
  meta: {
    id: 'http.trace',
    title: 'TRACE method enabled',
    subject: 'TRACE method',
    rating: RATINGS.weakerDefence,
    confidence: 'certain',
    cwe: ['CWE-16'],
    requirements: { asvs: ['13.4.4'], pci: ['2.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The server responds to TRACE by echoing the whole request with its headers.',
    why: 'The response reveals what browsers and proxies add to a request, such as HttpOnly cookies or internal addresses (cross-site tracing).',
    proof:
      'Sends TRACE with a random, inert header. Only a response with status 200 whose body contains that header and the request line is a finding; a server that lists TRACE in Allow but refuses it is not.',
    fix: 'Disable TRACE in the server and in every proxy in front of it.',
    snippets: {
      nginx:
        '# nginx refuses TRACE by default; for a proxied application add:\nif ($request_method = TRACE) { return 405; }',
      apache: 'TraceEnable off',
      express: "app.use((req, res, next) => (req.method === 'TRACE' ? res.sendStatus(405) : next()));",
      caddy: '@trace method TRACE\nrespond @trace 405',
    },
    references: [
      'https://www.rfc-editor.org/rfc/rfc9110#section-9.3.8',
      'https://owasp.org/www-community/attacks/Cross_Site_Tracing',
    ],
  },
  needs: ['methods'],
  evaluate({ methods }) {
    const { trace, traceMarker } = methods;
    if (!hasResponse(trace)) return notApplicable(`TRACE got no response: ${trace.failure.message}`);
    const { request, response } = trace;
    const echoes = response.text.includes(traceMarker) && /^TRACE\s+\S+\s+HTTP\/\d/m.test(response.text);
    if (response.status !== 200 || !echoes) return [];
    return [
      {
        key: 'trace',
        location: { url: request.url, method: 'TRACE' },
        quote: [traceMarker],
        evidence: `TRACE returned 200 and echoed the header X-Scan-Gate: ${traceMarker}`,
      },
    ];
  },
});
