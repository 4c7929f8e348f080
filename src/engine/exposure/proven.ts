import type { ExposureFamily, ExposureProbe } from '../core/evidence/exposure.ts';
import { type Attempt, hasResponse } from '../core/evidence/http.ts';
import { isDownload } from '../web/download.ts';
import type { Sighting } from '../web/signature.ts';
import { SIGNATURES, type SignatureName } from './signatures.ts';

export interface ProvenExposure {
  readonly probe: ExposureProbe;
  readonly sighting: Sighting;
  readonly url: string;
}

/** First and second gate: status 200, and content that satisfies the signature. An unknown signature matches nothing. */
export function sightingOf(attempt: Attempt, signature: string, path: string): Sighting | null {
  if (!hasResponse(attempt) || attempt.response.status !== 200) return null;
  if (!Object.hasOwn(SIGNATURES, signature)) return null;
  return SIGNATURES[signature as SignatureName](attempt.response, path);
}

/**
 * Third gate: the response to a random path of the same shape does not satisfy the signature. A server that drops the
 * connection for unknown paths passes; a sibling that was never requested does not.
 */
export function siblingDiffers(sibling: Attempt | null, signature: string, path: string): boolean {
  if (sibling === null) return false;
  if (!hasResponse(sibling)) return !['budget', 'blocked'].includes(sibling.failure.code);
  return sightingOf(sibling, signature, path) === null;
}

/** Meant to be downloaded: a page links to it, or the server sends it as an attachment. */
function isMeantAsDownload({ isPublicDownload, attempt }: ExposureProbe): boolean {
  return isPublicDownload === true || (hasResponse(attempt) && isDownload(attempt.response));
}

/** Probes of a family that passed all three gates, in the order of the catalogue. */
export function provenExposures(probes: readonly ExposureProbe[], family: ExposureFamily): ProvenExposure[] {
  return probes.flatMap((probe) => {
    if (probe.family !== family) return [];
    const sighting = sightingOf(probe.attempt, probe.signature, probe.path);
    if (sighting?.isPublishable === true && isMeantAsDownload(probe)) return [];
    if (sighting === null || !siblingDiffers(probe.sibling, probe.signature, probe.path)) return [];
    return [{ probe, sighting, url: probe.attempt.request.url }];
  });
}
