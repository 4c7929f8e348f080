import type { IncomingMessage } from 'node:http';
import type { RouteDefinition } from '../../contract/route-definition.ts';
import { ApiError } from '../errors.ts';
import type { KeyLookup, OwnRates } from '../keys/key-lookup.ts';
import type { Principal } from '../service-context.ts';

const REALM = 'Bearer realm="scan-gate"';

/** The caller and the presented key. The key is kept only for the duration of the request. */
export interface Authenticated {
  readonly principal: Principal;
  readonly apiKey: string;
  /** Id of a console session. Its Idempotency-Keys are its own, because its secret encrypts the stored responses. */
  readonly session?: string;
  /** Limits of the workspace for the caller. */
  readonly rates?: OwnRates;
}

/**
 * Authenticates a request by `Authorization: Bearer <key>`.
 * @throws ApiError missing_api_key, invalid_api_key, both with WWW-Authenticate (RFC 6750, section 3); workspace_suspended
 */
export async function authenticate(request: IncomingMessage, keys: KeyLookup): Promise<Authenticated> {
  const values = request.headersDistinct['authorization'] ?? [];
  const [scheme, token, ...more] = (values[0] ?? '').trim().split(/ +/);
  if (values.length === 0 || scheme?.toLowerCase() !== 'bearer' || token === undefined || token === '') {
    throw new ApiError('missing_api_key', 'Send the API key as "Authorization: Bearer svc_…".', {
      headers: { 'www-authenticate': REALM },
    });
  }
  const holder = values.length === 1 && more.length === 0 ? await keys.find(token) : null;
  if (holder === null) {
    throw new ApiError('invalid_api_key', 'The API key is malformed, unknown, expired or revoked.', {
      headers: { 'www-authenticate': `${REALM}, error="invalid_token"` },
    });
  }
  if (holder.isSuspended) throw workspaceSuspended();
  const { isSuspended: _, rates, ...principal } = holder;
  return { principal, apiKey: token, rates };
}

export function workspaceSuspended(): ApiError {
  return new ApiError('workspace_suspended', 'The workspace is suspended: ask the operator of the service.');
}

/** @throws ApiError insufficient_scope */
export function authorize(principal: Principal, scopes: RouteDefinition['scopes']): void {
  if (scopes.length === 0 || scopes.some((scope) => principal.scopes.includes(scope))) return;
  throw new ApiError(
    'insufficient_scope',
    `This operation requires the scope ${scopes.join(' or ')}, which the key lacks.`,
    {
      headers: { 'www-authenticate': `${REALM}, error="insufficient_scope", scope="${scopes.join(' ')}"` },
    },
  );
}
