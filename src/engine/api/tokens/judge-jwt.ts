import { type CheckVerdict, notApplicable } from '../../core/check.ts';
import type { ApiEvidence, ApiProbe } from '../../core/evidence/api.ts';

/** The verdict on one fault in the verification of tokens: one finding for the application. */
export function judgeJwt(api: ApiEvidence, fault: Extract<ApiProbe, { kind: 'jwt' }>['fault']): CheckVerdict {
  if (api.reasons.jwt !== undefined) return notApplicable(api.reasons.jwt);
  return api.probes.flatMap((probe) => {
    if (probe.kind !== 'jwt' || probe.fault !== fault) return [];
    const { method, url } = probe.exchange.request;
    return [{ key: fault, location: { url, method }, evidence: `${new URL(url).pathname}: ${probe.detail}.` }];
  });
}
