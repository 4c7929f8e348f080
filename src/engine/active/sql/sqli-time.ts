import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { shorten } from '../../web/quote.ts';

import { recordedDelay, withoutDelay } from '../kit/delay-proof.ts';
import { findingPlace, insertionPoint, probeGroups } from '../kit/groups.ts';

export const activeSqliTime = defineCheck({
  meta: {
    id: 'active.sqli-time',
    title: 'SQL injection (blind, by a delay)',
    rating: RATINGS.fullCompromise,
    confidence: 'firm',
    cwe: ['CWE-89'],
    requirements: { asvs: ['1.2.4'], pci: ['6.2.4'] },
    scanTypes: ['compliance'],
    what: 'The value of a parameter becomes part of the text of a database query. The response is always the same, but it comes later if the value makes the database wait.',
    why: 'An attacker can read the whole database by asking one yes-or-no question after the other, and often change it.',
    proof:
      'The database was requested to wait for 0.6 to 1.4 seconds in a condition after AND. In eight rounds of different delays in random order, four of them without, each response came as late as requested, and five responses without a delay took the same time within 200 ms. In simulations with delays by chance in 30 % of the responses, this is wrong less than once in 100,000 parameters. No function that occupies the processor was sent.',
    fix: 'Use parameterized queries (prepared statements); never build queries from text.',
    references: [
      'https://owasp.org/www-community/attacks/Blind_SQL_Injection',
      'https://cheatsheetseries.owasp.org/cheatsheets/SQL_Injection_Prevention_Cheat_Sheet.html',
    ],
  },
  needs: ['active'],
  evaluate({ active }) {
    return probeGroups(active.probes, 'sqli-time').flatMap((group) => {
      const delay = recordedDelay(group);
      if (delay === null) return [];
      return {
        ...findingPlace(delay.hit, { controls: [delay.control] }),
        evidence: `${insertionPoint(delay.hit)} = ${shorten(withoutDelay(delay.hit.payload), 200)}: the response comes as many seconds later as requested, in eight of eight rounds (syntax of ${delay.name})`,
      };
    });
  },
});
