import type { Severity } from '../../../contract/primitives.ts';
import { defineCheck, type FindingDraft } from '../../core/check.ts';
import { type Exchange, headerValues } from '../../core/evidence/http.ts';
import { htmlPages } from '../../web/pages.ts';
import { headerLine } from '../../web/quote.ts';
import { type HstsPolicy, parseHsts } from '../hsts.ts';

const HALF_YEAR = 15_552_000;
const YEAR = 31_536_000;

export const httpHstsWeak = defineCheck({
  meta: {
    id: 'http.hsts-weak',
    title: 'Strict-Transport-Security is weak or has no effect',
    severity: 'low',
    confidence: 'certain',
    cwe: ['CWE-319'],
    requirements: { asvs: ['3.4.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The site sends Strict-Transport-Security, but its max-age is shorter than a year, or the header is malformed, repeated, or sent over plain HTTP, where browsers ignore it.',
    why: 'A short max-age leaves those unprotected who do not come back in time; a malformed header protects nobody although it looks as if it did; a max-age of 0 removes the protection.',
    proof:
      'The header is parsed as RFC 6797 says (quoted values, repeated directives, the first of several headers). Every page is looked at, for each answer replaces the rule. A max-age between half a year and a year is reported as info only.',
    fix: 'Send exactly one header: Strict-Transport-Security: max-age=31536000; includeSubDomains.',
    snippets: {
      nginx: 'add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;',
      apache: 'Header always set Strict-Transport-Security "max-age=31536000; includeSubDomains"',
      express: 'app.use(helmet.hsts({ maxAge: 31536000, includeSubDomains: true }));',
      caddy: 'header Strict-Transport-Security "max-age=31536000; includeSubDomains"',
    },
    references: [
      'https://www.rfc-editor.org/rfc/rfc6797#section-6.1',
      'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Strict-Transport-Security',
    ],
  },
  needs: ['landing', 'crawl'],
  evaluate({ landing, crawl }, { target }) {
    const exchanges = new Set([...landing.chain, ...htmlPages(crawl)]);
    return [...exchanges].flatMap((exchange) => faultsOf(exchange, target.scheme === 'https'));
  },
});

function faultsOf(exchange: Exchange, isSecure: boolean): FindingDraft[] {
  const { request, response } = exchange;
  const values = headerValues(response.headers, 'strict-transport-security');
  const policy = parseHsts(values);
  if (policy === null) return [];
  const found = isSecure
    ? judge(policy)
    : [{ key: 'plain-http', severity: 'info' as Severity, text: 'Browsers ignore the header over plain HTTP.' }];
  return found.map(({ key, severity, text }) => ({
    key,
    severity,
    location: { url: request.url, method: request.method, parameter: 'Strict-Transport-Security' },
    evidence: `${values.map((value) => headerLine('Strict-Transport-Security', value)).join('\n')}\n${text}`,
  }));
}

function judge(policy: HstsPolicy): { key: string; severity: Severity; text: string }[] {
  const text = policy.faults.join(' ');
  if (!policy.valid) return [{ key: 'malformed', severity: 'low', text }];
  const found: { key: string; severity: Severity; text: string }[] = [];
  if (policy.count > 1) found.push({ key: 'repeated', severity: 'low', text });
  const age = policy.maxAge ?? 0;
  if (age === 0) found.push({ key: 'max-age', severity: 'low', text: 'A max-age of 0 switches the protection off.' });
  else if (age < YEAR) {
    const severity = age < HALF_YEAR ? 'low' : 'info';
    const days = Math.floor(age / 86_400);
    found.push({ key: 'max-age', severity, text: `max-age is ${age} seconds (${days} days), less than a year.` });
  }
  return found;
}
