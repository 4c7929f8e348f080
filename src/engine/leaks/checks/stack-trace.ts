import { defineCheck } from '../../core/check.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import { RATINGS } from '../../core/ratings.ts';
import { allResponses, pagesAndResources } from '../../web/pages.ts';
import { leaksOf } from '../leaks.ts';
import type { ShownTrace } from '../shown-traces.ts';

export const contentStackTrace = defineCheck({
  meta: {
    id: 'content.stack-trace',
    title: 'Stack trace or database error disclosed',
    subject: 'Stack traces and database errors',
    rating: RATINGS.someData,
    confidence: 'firm',
    cwe: ['CWE-209'],
    requirements: { asvs: ['16.5.1'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A response contains a stack trace or a raw database error.',
    why: 'It reveals paths, versions, class names and queries, and which input breaks the code.',
    proof:
      "The text of a response or a comment has the shape of a known runtime's stack trace (several frames, or file and line) or is a literal database error. Crawled pages, a random path, a path that cannot be decoded and the responses to active probes are searched. In a healthy page the finding is tentative, because an article may quote the trace, unless the trace is in a comment, is printed before the page, has PHP's own markup, or only appears in response to a probe. A trace inside a sentence of a 404 page, or named in the title or a heading, is tentative too. Code listings and quotations of healthy pages are ignored.",
    fix: 'Log errors on the server and show a generic error page; turn off error display in production.',
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
    // A trace that no page shows by itself was caused by the probe.
    const inPages = new Set(pagesAndResources(crawl).flatMap((page) => leaksOf(page).traces.map(({ kind }) => kind)));
    const errorPages = new Set(crawl.errorPages);
    const failures = new Set(active?.failures);
    const isProvoked = (exchange: Exchange, { kind, isProse }: ShownTrace) =>
      !inPages.has(kind) && (failures.has(exchange) || (errorPages.has(exchange) && !isProse));
    return allResponses(crawl, active).flatMap((exchange) =>
      leaksOf(exchange).traces.map((trace) => ({
        location: { url: exchange.request.url },
        quote: quotesOf(trace.excerpt),
        title: `${trace.kind} disclosed`,
        evidence: `Status ${exchange.response.status}: ${trace.excerpt}`,
        key: trace.kind,
        confidence: isProvoked(exchange, trace) ? ('firm' as const) : trace.confidence,
      })),
    );
  },
});

/** The excerpt as the response has it, or its lines, which may stand apart there. */
function quotesOf(excerpt: string): string[] {
  return [excerpt, ...excerpt.split('\n').map((line) => line.trim().slice(0, 60))];
}
