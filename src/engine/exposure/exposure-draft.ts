import type { Severity } from '../../contract/primitives.ts';
import type { ProvenExposure } from './proven.ts';

/** What a check of this group states of a proven exposure: a finding draft. */
export interface ExposureDraft {
  readonly location: { readonly url: string; readonly method: string };
  readonly evidence: string;
  readonly key: string;
  readonly severity?: Severity;
}

/**
 * One draft per file.
 * @param keyOf what makes two files one finding; default the path
 */
export function exposureDraft(
  { probe, sighting, url }: ProvenExposure,
  keyOf: (path: string) => string = (path) => path,
): ExposureDraft {
  const { method } = probe.attempt.request;
  return {
    location: { url, method },
    evidence: `${method} ${probe.path} answers 200. ${sighting.proof}\nA random path of the same shape does not.`,
    key: keyOf(probe.path),
    ...(sighting.severity === undefined ? {} : { severity: sighting.severity }),
  };
}
