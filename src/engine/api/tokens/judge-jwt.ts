import { secretPlaceholder } from '../../../shared/secrets/secret-values.ts';
import { type CheckVerdict, notApplicable } from '../../core/check.ts';
import type { ApiEvidence, JwtFault } from '../../core/evidence/api.ts';
import type { Exchange, HeaderList } from '../../core/evidence/http.ts';
import { seenIn } from '../../core/proof.ts';

/** Compact tokens (RFC 7519) are among these; that of the algorithm `none` ends at its second dot. */
const RUNS = /[\w.-]+/g;

/** The verdict on one fault in the verification of tokens: one finding for the application. */
export function judgeJwt(api: ApiEvidence, fault: JwtFault): CheckVerdict {
  if (api.reasons.jwt !== undefined) return notApplicable(api.reasons.jwt);
  return api.probes.flatMap((probe) => {
    if (probe.kind !== 'jwt' || probe.fault !== fault) return [];
    const { method, url } = probe.exchange.request;
    return [
      {
        key: fault,
        location: { url, method },
        evidence: `${new URL(url).pathname}: ${probe.detail}.`,
        proof: seenIn(withoutToken(probe.exchange)),
      },
    ];
  });
}

/** A forged token that the target accepts is a key to it: it must not be in a report. */
function withoutToken(exchange: Exchange): Exchange {
  const hide = (headers: HeaderList) =>
    headers.map(([name, value]) => {
      const hidden = value.replace(RUNS, (run) => (/^eyJ[^.]+\./.test(run) ? secretPlaceholder('TOKEN') : run));
      return [name, hidden] as const;
    });
  const { shownHeaders, ...request } = exchange.request;
  return { ...exchange, request: { ...request, shownHeaders: hide(shownHeaders ?? request.headers) } };
}
