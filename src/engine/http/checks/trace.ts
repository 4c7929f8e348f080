import { defineCheck, notApplicable } from '../../core/check.ts';
import { answered } from '../../core/evidence/http.ts';

export const httpTrace = defineCheck({
  meta: {
    id: 'http.trace',
    title: 'The TRACE method echoes requests',
    severity: 'medium',
    confidence: 'certain',
    cwe: ['CWE-16'],
    requirements: { asvs: ['13.4.4'], pci: ['2.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The server answers TRACE by sending the whole request back, with its headers.',
    why: 'What proxies and browsers add to a request, such as cookies that scripts must not read or internal addresses, becomes readable in the answer (cross-site tracing).',
    proof:
      'A TRACE request with a random, inert header is sent. Only an answer with status 200 whose body holds that header and the request line is a finding; a server that says "TRACE" in Allow but refuses it is not.',
    fix: 'Switch TRACE off in the server and in every proxy before it.',
    snippets: {
      nginx:
        '# nginx refuses TRACE by itself; a proxied application is covered by:\nif ($request_method = TRACE) { return 405; }',
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
    if (!answered(trace)) return notApplicable(`TRACE got no answer: ${trace.failure.message}`);
    const { request, response } = trace;
    const echoes = response.text.includes(traceMarker) && /^TRACE\s+\S+\s+HTTP\/\d/m.test(response.text);
    if (response.status !== 200 || !echoes) return [];
    return [
      {
        key: 'trace',
        location: { url: request.url, method: 'TRACE' },
        evidence: `TRACE answered 200 and sent back the header X-Scan-Gate: ${traceMarker}`,
      },
    ];
  },
});
