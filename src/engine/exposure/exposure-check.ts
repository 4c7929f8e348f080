import { type Check, type CheckMeta, defineCheck, notApplicable } from '../core/check.ts';
import type { ExposureFamily } from '../core/evidence/exposure.ts';
import type { TargetInfo } from '../core/evidence/target.ts';
import { DISCLOSED, type Rating } from '../core/ratings.ts';
import { type ProvenExposure, provenExposures } from './proven.ts';

/**
 * A check that reports the proven exposures of one family of the catalogue.
 * @param keyOf files with the same key are one finding; by default each path is its own
 * @param rate replaces the rating of a sighting, for example of a page that only this machine can read
 */
export function exposureCheck(
  meta: CheckMeta,
  family: ExposureFamily,
  keyOf?: (path: string) => string,
  rate?: (proven: ProvenExposure, target: TargetInfo) => Rating | null,
): Check {
  return defineCheck({
    meta,
    needs: ['exposure'],
    evaluate: ({ exposure }, { target }) => {
      const isRequested = exposure.probes.some((probe) => probe.family === family);
      if (!isRequested && exposure.leftOut?.includes(family) === true)
        return notApplicable('the path options of the scan leave out every path that this check requests');
      return provenExposures(exposure.probes, family).map((proven) => {
        const rating = rate?.(proven, target) ?? null;
        return { ...exposureDraft(proven, keyOf), ...(rating === null ? {} : { rating }) };
      });
    },
  });
}

interface ExposureDraft {
  readonly location: { readonly url: string; readonly method: string };
  readonly evidence: string;
  readonly key: string;
  readonly title?: string;
  readonly confidence?: 'firm';
  readonly rating?: Rating;
}

export function exposureDraft(
  { probe, sighting, url }: ProvenExposure,
  keyOf: (path: string) => string = (path) => path,
): ExposureDraft {
  const { method } = probe.attempt.request;
  return {
    location: { url, method },
    evidence: `${method} ${probe.path} returns 200. ${sighting.proof.replace(/[^.]$/, '$&.')}\nA made-up path like it does not return such content, so this one is real.`,
    key: keyOf(probe.path),
    ...(sighting.title === undefined ? {} : { title: sighting.title }),
    ...(sighting.confidence === undefined ? {} : { confidence: sighting.confidence }),
    ...(sighting.severity === undefined ? {} : { rating: DISCLOSED[sighting.severity] }),
  };
}

/** The sentence about the three gates for the documentation page of a check. */
export function threeGates(content: string): string {
  return `A finding requires status 200, ${content}, and a made-up path like it that does not return such content. This rules out servers that return 200 for every path, echo the path or show a sign-in page.`;
}

export const OLD_FILES_GUIDE =
  'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information';
