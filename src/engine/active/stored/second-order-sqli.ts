import { defineCheck, notApplicable } from '../../core/check.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import { RATINGS } from '../../core/ratings.ts';
import { shorten } from '../../web/quote.ts';
import { findingPlace, insertionPoint, parameterGroups } from '../kit/groups.ts';
import { sqlFailure, sqlSyntaxError } from '../sql/sql-errors.ts';

/** The syntax error of a database whose words name the marker; null when there is none. */
export function errorAt({ response }: Exchange, marker: string): ReturnType<typeof sqlSyntaxError> {
  const error = sqlSyntaxError(response.text);
  return error?.words.toLowerCase().includes(marker) === true ? error : null;
}

export const activeSecondOrderSqli = defineCheck({
  meta: {
    id: 'active.second-order-sqli',
    title: 'SQL injection (second order)',
    rating: RATINGS.fullCompromise,
    confidence: 'certain',
    cwe: ['CWE-89'],
    requirements: { pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A value that one request stores becomes part of the text of a database query when another page is opened.',
    why: 'An attacker stores a value and has another page run it as part of a query: read or modify other data, in some cases run programs on the server.',
    proof:
      'Only with active-post. A value with an odd number of quotes and a random marker was sent, and was accepted without an error. A page that was read later shows the syntax error of a database, and the error names the marker. The page had no such error before, or has none once letters are stored in place of the quotes. If the error neither goes so nor comes a second time with another marker, the finding is firm, not certain. No SQL other than quotes was sent.',
    fix: 'Use parameterized queries (prepared statements) for every value, also for those that come from the database itself.',
    references: [
      'https://owasp.org/www-community/attacks/SQL_Injection',
      'https://cheatsheetseries.owasp.org/cheatsheets/SQL_Injection_Prevention_Cheat_Sheet.html',
    ],
  },
  needs: ['active', 'crawl'],
  evaluate({ active, crawl }) {
    const drafts = parameterGroups(active.probes, 'stored-sqli').flatMap((group) => {
      const stepOf = (name: string) => group.find(({ step }) => step === name);
      const [hit, again, letters, before] = ['quote', 'again', 'letters', 'before'].map(stepOf);
      const error = hit === undefined ? null : errorAt(hit.exchange, hit.marker);
      if (hit === undefined || error === null) return [];
      const isTwice = again !== undefined && errorAt(again.exchange, again.marker) !== null;
      const isHealed = letters !== undefined && sqlFailure(letters.exchange.response.text) === null;
      const isNew = before !== undefined && sqlFailure(before.exchange.response.text) === null;
      // A page may explain such errors, and show what visitors wrote below.
      if (!isHealed && !isNew) return [];
      return {
        ...findingPlace(hit, { controls: [before], quote: () => ({ texts: [error.words.slice(0, 60)] }) }),
        ...(isTwice || isHealed ? {} : { confidence: 'firm' as const }),
        evidence: `${insertionPoint(hit)} = ${shorten(hit.payload, 120)} is stored by ${hit.method}, and causes a ${error.database} error on ${hit.exchange.request.url}: ${shorten(error.words, 200)}`,
      };
    });
    // Such a page may fail with what an earlier scan stored, and so never show what this one did.
    const failed =
      drafts.length > 0 || (active.created ?? []).length === 0
        ? undefined
        : crawl.pages.find(({ exchange }) => sqlSyntaxError(exchange.response.text) !== null);
    return failed === undefined ? drafts : notApplicable(`${failed.url} fails with an error of a database already`);
  },
});
