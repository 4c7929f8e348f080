import { defineCheck } from '../../core/check.ts';
import type { ActiveProbe } from '../../core/evidence/active.ts';
import { RATINGS } from '../../core/ratings.ts';
import { shorten } from '../../web/quote.ts';
import { findingPlace, probeGroups } from '../kit/groups.ts';
import { proveSqlInjection, type SqlResponses } from './sql-errors.ts';

const REST = {
  quotes: 'With doubled quotes the error is gone.',
  letters: 'The database took the letters for a column; with the original value the error is gone.',
  'plain value': 'With the original value the error is gone.',
  sum: 'With doubled quotes or letters the error remains; with a subtraction that evaluates to the value it is gone.',
} as const;

export const activeSqliError = defineCheck({
  meta: {
    id: 'active.sqli-error',
    title: 'SQL injection',
    rating: RATINGS.fullCompromise,
    confidence: 'certain',
    cwe: ['CWE-89'],
    requirements: { pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The value of a parameter becomes part of the text of a database query.',
    why: 'An attacker can change the query: read or modify other data, sign in without a password, in some cases run programs on the server.',
    proof:
      "With an odd number of quotes in the value the response contains a database's syntax error, or a program's error about its failed query; with each quote doubled it does not. Or the value is a number, and the syntax error is gone with the original value or with a subtraction that evaluates to it. Or random letters in place of a number or date are named as an unknown column. Errors about the type of a value do not count. No SQL other than quotes, letters and a subtraction was sent.",
    fix: 'Use parameterized queries (prepared statements); never build queries from text. Do not show database errors to visitors.',
    references: [
      'https://owasp.org/www-community/attacks/SQL_Injection',
      'https://cheatsheetseries.owasp.org/cheatsheets/SQL_Injection_Prevention_Cheat_Sheet.html',
    ],
  },
  needs: ['active'],
  evaluate({ active }) {
    return probeGroups(active.probes, 'sqli').flatMap((probes) => {
      const stepOf = (step: string) => probes.find((probe) => probe.step === step);
      const responses = responsesOf(stepOf);
      const probe = probes[0];
      if (probe === undefined || responses === null) return [];
      const proof = proveSqlInjection(responses, probe.baseline ?? '', probe.marker);
      if (proof === null) return [];
      const isByLetters = proof.how === 'letters';
      const hit = stepOf(isByLetters ? 'letters' : probe.step) ?? probe;
      return {
        ...findingPlace(hit, {
          controls: [stepOf('baseline'), stepOf(proof.how === 'sum' ? 'sum' : 'two-quotes')],
          quote: () => ({ texts: [proof.words, proof.words.slice(0, 30)] }),
        }),
        evidence: `${probe.parameter} = ${shorten(isByLetters ? probe.marker : probe.payload, 120)} causes a ${proof.database} error: ${shorten(proof.words, 200)}\n${REST[proof.how]}`,
        confidence: proof.confidence,
      };
    });
  },
});

function responsesOf(stepOf: (step: string) => ActiveProbe | undefined): SqlResponses | null {
  const textOf = (step: string) => stepOf(step)?.exchange.response.text;
  const [quote, baseline] = [textOf('quote'), textOf('baseline')];
  if (quote === undefined || baseline === undefined) return null;
  return {
    quote,
    baseline,
    twoQuotes: textOf('two-quotes') ?? null,
    letters: textOf('letters') ?? '',
    quoteAgain: textOf('quote-again') ?? null,
    sum: textOf('sum') ?? null,
  };
}
