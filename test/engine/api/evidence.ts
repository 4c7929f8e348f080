import type { ApiEvidence, ApiOperation, ApiProbe } from '../../../src/engine/core/evidence/api.ts';
import type { Exchange } from '../../../src/engine/core/evidence/http.ts';
import { exchange } from '../../helpers/recorded.ts';

/** An operation that reads and requires a credential. */
export function operation(path = '/users', further: Partial<ApiOperation> = {}): ApiOperation {
  return {
    format: 'openapi',
    id: `GET ${path}`,
    method: 'GET',
    template: `https://site.example${path}`,
    parameters: [],
    headers: [],
    body: null,
    response: null,
    security: 'required',
    scopes: [],
    isRead: true,
    ...further,
  };
}

/** A recorded response with JSON. */
export function json(value: unknown, path = '/users', status = 200): Exchange {
  const headers = { 'Content-Type': 'application/json' };
  return exchange({ url: `https://site.example${path}`, status, headers, body: JSON.stringify(value) });
}

/** A situation with these probes. */
export function probed(...probes: readonly ApiProbe[]): { readonly evidence: { readonly api: ApiEvidence } } {
  return { evidence: { api: { probes, responses: [], requested: 3, isCutShort: false, reasons: {} } } };
}

/** A situation in which nothing was probed, for a reason. */
export function unprobed(reasons: ApiEvidence['reasons']): { readonly evidence: { readonly api: ApiEvidence } } {
  return { evidence: { api: { probes: [], responses: [], requested: 0, isCutShort: false, reasons } } };
}
