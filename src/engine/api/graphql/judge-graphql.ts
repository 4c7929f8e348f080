import { type FindingDraft, type NotApplicable, notApplicable } from '../../core/check.ts';
import type { ApiEvidence, ApiProbe } from '../../core/evidence/api.ts';
import { seenIn } from '../../core/proof.ts';

/** Characters of the response. */
const QUOTE = 120;

/** The verdict on one fault of GraphQL endpoints: one finding for each endpoint. */
export function judgeGraphql(
  api: ApiEvidence,
  fault: Extract<ApiProbe, { kind: 'graphql' }>['fault'],
  evidence: string,
): readonly FindingDraft[] | NotApplicable {
  if (api.reasons.graphql !== undefined) return notApplicable(api.reasons.graphql);
  return api.probes.flatMap((probe) => {
    if (probe.kind !== 'graphql' || probe.fault !== fault) return [];
    const { method, url } = probe.exchange.request;
    const { origin, pathname } = new URL(url);
    const proof = seenIn(probe.exchange, { texts: [probe.exchange.response.text.slice(0, QUOTE)] });
    return [{ key: pathname, location: { url: origin + pathname, method }, evidence, proof }];
  });
}
