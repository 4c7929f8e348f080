import { type Check, defineCheck, type FindingDraft, NotCarriedOut, notApplicable } from '../core/check.ts';
import type { RuleHit } from '../core/evidence/rules.ts';
import { step } from '../core/proof.ts';
import { DISCLOSED } from '../core/ratings.ts';
import type { Rule } from './format.ts';

/** A rule of a user as a check, beside those of this repository. */
export function ruleCheck(rule: Rule): Check {
  const { id, title, severity, cwe = [], fix, references = [] } = rule;
  return defineCheck({
    meta: {
      id,
      title,
      rating: DISCLOSED[severity],
      confidence: 'firm',
      cwe,
      requirements: {},
      scanTypes: ['quick', 'standard', 'compliance'],
      what: `${title.replace(/\.$/, '')}.`,
      why: 'A rule of your own describes it as a weakness.',
      proof: rule.proof,
      fix,
      references,
    },
    needs: ['rules'],
    evaluate: ({ rules }) => {
      const result = rules.results.get(id);
      if (result?.state === 'not_applicable') return notApplicable(result.reason);
      if (result?.state !== 'ran')
        throw new NotCarriedOut(result?.reason ?? 'budget: the scan ended before this rule ran');
      return result.hits.map((hit) => draftOf(hit, id));
    },
  });
}

function draftOf({ exchange, path, proof, quote, before, parameter, ...hit }: RuleHit, key: string): FindingDraft {
  const { method, url } = exchange.request;
  return {
    location: { url, method, ...(parameter === undefined ? {} : { parameter }) },
    evidence: `${method} ${path} returns ${exchange.response.status}. ${proof}`,
    key,
    proof: {
      steps: [...before.map((attempt) => step('control', attempt)), step('proof', exchange, { texts: quote })],
    },
    ...(hit.isTentative ? { confidence: 'tentative' } : {}),
    ...(hit.title === undefined ? {} : { title: hit.title }),
    ...(hit.severity === undefined ? {} : { rating: DISCLOSED[hit.severity] }),
  };
}
