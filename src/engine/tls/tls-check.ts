import {
  type Check,
  type CheckContext,
  type CheckMeta,
  defineCheck,
  type FindingDraft,
  type NotApplicable,
  notApplicable,
} from '../core/check.ts';
import type { PresentedChain, TlsEvidence } from '../core/evidence/tls.ts';
import { noCertificate, presentedChains } from './presented-chains.ts';

/** A finding of the endpoint. */
type TlsDraft = Omit<FindingDraft, 'location'>;

interface TlsCheck {
  readonly meta: CheckMeta;
  judge(tls: TlsEvidence, context: CheckContext): readonly TlsDraft[] | NotApplicable;
}

/** A check of the TLS endpoint, where all its findings are. */
export function tlsCheck({ meta, judge }: TlsCheck): Check {
  return defineCheck({
    meta,
    needs: ['tls'],
    evaluate({ tls }, context) {
      const drafts = judge(tls, context);
      if ('notApplicable' in drafts) return drafts;
      return drafts.map((draft) => ({ location: { url: tls.endpoint }, ...draft }));
    },
  });
}

interface ChainCheck {
  readonly meta: CheckMeta;
  judge(chain: PresentedChain, context: CheckContext): readonly TlsDraft[];
}

/** A check of every certificate chain that the server presents. */
export function chainCheck({ meta, judge }: ChainCheck): Check {
  return tlsCheck({
    meta,
    judge(tls, context) {
      const chains = presentedChains(tls);
      if (chains.length === 0) return notApplicable(noCertificate(tls));
      return chains.flatMap((chain) => judge(chain, context));
    },
  });
}
