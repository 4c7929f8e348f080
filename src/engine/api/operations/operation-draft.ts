import type { FindingDraft } from '../../core/check.ts';
import type { ApiOperation } from '../../core/evidence/api.ts';
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
