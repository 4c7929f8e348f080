import { defineCheck } from '../../core/check.ts';
import { everyAnswer } from '../../web/pages.ts';
import { exchangeFindingsOf } from '../exchange-findings.ts';

export const contentStackTrace = defineCheck({
  meta: {
    id: 'content.stack-trace',
    title: 'Stack trace or database error is shown to visitors',
    severity: 'medium',
    confidence: 'firm',
    cwe: ['CWE-209'],
    requirements: { asvs: ['16.5.1'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'An answer of the site holds a stack trace or the raw error of a database.',
    why: 'It tells an attacker paths, versions, class names and queries, and which input breaks the code.',
    proof:
      'The text a visitor sees, or a comment, has the shape of a trace of a known runtime (several frames, or file and line) or a literal error of a database. Asked for are the pages of the crawl, one random path and one path that cannot be decoded; what the active probes were answered is read too. Listings, quotations and pages that explain errors are left out unless the answer is an error itself.',
    fix: 'Log errors on the server and show a plain page; switch off the display of errors in production.',
    snippets: {
      nginx: 'proxy_intercept_errors on;\nerror_page 500 502 503 504 /50x.html;',
      express: "app.use((err, req, res, next) => { log.error(err); res.status(500).send('Something went wrong'); });",
    },
    references: [
      'https://owasp.org/www-community/Improper_Error_Handling',
      'https://cheatsheetseries.owasp.org/cheatsheets/Error_Handling_Cheat_Sheet.html',
    ],
  },
  needs: ['crawl'],
  uses: ['active'],
  evaluate({ crawl, active }) {
    return everyAnswer(crawl, active).flatMap((exchange) =>
      exchangeFindingsOf(exchange).traces.map(({ kind, excerpt }) => ({
        location: { url: exchange.request.url },
        title: `${kind} is shown to visitors`,
        evidence: `Status ${exchange.response.status}: ${excerpt}`,
        key: kind,
      })),
    );
  },
});
