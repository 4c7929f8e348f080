import { type Check, type CheckMeta, defineCheck, type FindingDraft, notApplicable } from '../core/check.ts';
import type { TargetInfo } from '../core/evidence/target.ts';
import { step } from '../core/proof.ts';
import { DISCLOSED, RATINGS } from '../core/ratings.ts';
import { fixSnippets } from '../web/header-snippets.ts';
import type { Sighting } from '../web/signature.ts';
import { type ProvenExposure, provenExposures } from './proven.ts';
import { FILES, type RuleFamily, ruleOf, rulesOf } from './signatures.ts';

/** A check that reports the proven exposures of one family: its texts are those of `rules/exposure/<family>.yml`. */
export function exposureCheck(id: `exposure.${RuleFamily}`): Check {
  const family = familyOfCheck(id);
  const { key } = FILES[family];
  const pattern = key === undefined ? null : new RegExp(key, 's');
  return defineCheck({
    meta: exposureMeta(id),
    needs: ['exposure'],
    evaluate: ({ exposure }, { target }) => {
      const isRequested = exposure.probes.some((probe) => probe.family === family);
      if (!isRequested && exposure.leftOut?.includes(family) === true)
        return notApplicable('the path options of the scan leave out every path that this check requests');
      return provenExposures(exposure.probes, family).map((proven) =>
        // Files with the same key are one finding.
        exposureDraft(proven, target, pattern?.exec(proven.probe.path)?.[1]),
      );
    },
  });
}

function familyOfCheck(id: `exposure.${RuleFamily}`): RuleFamily {
  return id.slice('exposure.'.length) as RuleFamily;
}

/** The texts of a check, with the three gates and the names of its products. */
export function exposureMeta(id: `exposure.${RuleFamily}`): CheckMeta {
  const family = familyOfCheck(id);
  const { title, subject, rating, cwe, requirements, what, why, gates, proof, fix, snippets, references } =
    FILES[family];
  const names = rulesOf(family).flatMap(({ rule }) => rule.name ?? []);
  const products = `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
  return {
    id,
    title,
    subject,
    rating: RATINGS[rating as keyof typeof RATINGS],
    confidence: 'certain',
    cwe,
    requirements,
    scanTypes: FILES[family]['scan-types'],
    what: what.replace('{{products}}', products),
    why,
    proof: proof.replace('{{gates}}', threeGates(gates)),
    fix,
    ...(snippets === undefined
      ? {}
      : { snippets: typeof snippets === 'string' ? fixSnippets('hidden-files') : snippets }),
    references,
  };
}

export function exposureDraft(
  { probe, sighting, url }: ProvenExposure,
  target: TargetInfo,
  key = probe.path,
): FindingDraft {
  const { method } = probe.attempt.request;
  return {
    location: { url, method },
    evidence: `${method} ${probe.path} returns 200. ${sighting.proof.replace(/[^.]$/, '$&.')}\nA made-up path like it does not return such content, so this one is real.`,
    key,
    // What stands around the quote may be a secret.
    proof: {
      steps: [
        ...(probe.sibling === null ? [] : [step('control', probe.sibling)]),
        step('proof', probe.attempt, { texts: sighting.quote ?? [], isAlone: true }),
      ],
    },
    ...said(sighting, probe.signature, target),
  };
}

/** What a sighting and its rule say instead of the check. */
export function said(
  { title, confidence, severity }: Sighting,
  signature: string,
  target: TargetInfo,
): Pick<FindingDraft, 'title' | 'confidence' | 'rating'> {
  const { local = false, rating } = ruleOf(signature) ?? {};
  const own = rating === undefined ? severity && DISCLOSED[severity] : RATINGS[rating as keyof typeof RATINGS];
  const rated = local && target.isLoopback ? RATINGS.none : own;
  return {
    ...(title === undefined ? {} : { title }),
    ...(confidence === undefined ? {} : { confidence }),
    ...(rated === undefined ? {} : { rating: rated }),
  };
}

/** The sentence about the three gates for the documentation page of a check. */
function threeGates(content: string): string {
  return `A finding requires status 200, ${content}, and a made-up path like it that does not return such content. This rules out servers that return 200 for every path, echo the path or show a sign-in page.`;
}
