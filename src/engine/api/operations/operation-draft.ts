import type { DraftLocation } from '../../core/check.ts';
import type { ApiOperation } from '../../core/evidence/api.ts';

/** Key and location of a finding about an operation: its template, so that one operation is one finding. */
export function operationDraft({ method, template, id, format }: ApiOperation): {
  key: string;
  location: DraftLocation;
} {
  const { pathname } = new URL(template);
  const path = pathname.replaceAll('%7B', '{').replaceAll('%7D', '}');
  return { key: format === 'graphql' ? `${path} ${id}` : `${method} ${path}`, location: { url: template, method } };
}
