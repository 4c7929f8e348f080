import { type CheckVerdict, type FindingDraft, notApplicable } from '../../core/check.ts';
import type { ApiEvidence, ApiOperation, ApiProbe, ApiProbeKind } from '../../core/evidence/api.ts';
import type { ProofDraft, Quote } from '../../core/proof.ts';

/** Key and location of a finding about an operation: its template, so that one operation is one finding. */
export function operationDraft(
  { method, template, id, format }: ApiOperation,
  proof: ProofDraft,
): Pick<FindingDraft, 'key' | 'location' | 'proof'> {
  const { pathname } = new URL(template);
  const path = pathname.replaceAll('%7B', '{').replaceAll('%7D', '}');
  return {
    key: format === 'graphql' ? `${path} ${id}` : `${method} ${path}`,
    location: { url: template, method },
    proof,
  };
}

/** The name of the first property as JSON has it, without its value. */
export function nameQuote(paths: readonly string[]): Quote {
  const names = paths.map((path) => JSON.stringify(path.slice(path.lastIndexOf('.') + 1).replace(/\[\]$/, '')));
  return { texts: names, isAlone: true };
}

/** The findings of one kind of probe, or why it did not run. */
export function judgeProbes<Kind extends ApiProbeKind>(
  { probes, reasons }: ApiEvidence,
  kind: Kind,
  draftOf: (probe: ApiProbe & { readonly kind: Kind }) => FindingDraft,
): CheckVerdict {
  const reason = reasons[kind];
  if (reason !== undefined) return notApplicable(reason);
  return probes.filter((probe): probe is ApiProbe & { readonly kind: Kind } => probe.kind === kind).map(draftOf);
}
