import { errors, type JWTPayload } from 'jose';
import { isRecord } from '../../shared/records.ts';
import { audit } from '../audit.ts';
import { ApiError } from '../errors.ts';
import { IssuerUnavailable } from '../identity/issuer-keys.ts';
import { useOnce } from '../identity/used-tokens.ts';
import type { ServiceContext } from '../service-context.ts';
import { reasonOf, type SsoProvider } from './provider.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Bounds how long used ids are kept. */
const LIFETIME_SECONDS_MAX = 24 * 3600;
const TEXT_MAX = 255;

/**
 * Ends the sessions that a logout token names: of its subject, of its session at the provider, or of both. Each token counts once.
 * @returns number of ended sessions
 * @throws ApiError invalid_logout_token, unavailable
 */
export async function endByLogoutToken(service: ServiceContext, provider: SsoProvider, token: string): Promise<number> {
  const { store, clock } = service;
  const { iss = '', jti, exp, sub, sid } = await verified(service, provider, token);
  return store.transaction(async (tx) => {
    // Of a namespace other than that of workloads, whose issuer may be the same.
    const isFirst = await useOnce(tx, iss, `logout:${jti}`, new Date(exp * 1000 + 60_000));
    if (!isFirst) throw invalid('it was already used (jti)');
    const ended = await tx.query<{ id: string; workspace_id: string }>(
      `DELETE FROM console_sessions s USING api_keys k
       WHERE k.id = s.key_id AND s.issuer = $1 AND ($2::text IS NULL OR s.subject = $2)
         AND ($3::text IS NULL OR s.sid = $3 OR (s.sid IS NULL AND $2 IS NOT NULL))
       RETURNING s.id, k.workspace_id`,
      [iss, sub, sid],
    );
    for (const { id, workspace_id: workspaceId } of ended) {
      const actor = { workspaceId, keyId: 'service' } as const;
      await audit(tx, actor, 'console.signed_out', id, clock.now(), { method: 'backchannel' });
    }
    return ended.length;
  });
}

interface LogoutClaims {
  readonly iss?: string;
  readonly jti: string;
  readonly exp: number;
  readonly sub: string | null;
  readonly sid: string | null;
}

/** @throws ApiError invalid_logout_token, unavailable */
async function verified({ clock }: ServiceContext, provider: SsoProvider, token: string): Promise<LogoutClaims> {
  const now = clock.now();
  try {
    return claimsOf(await provider.verifiedLogout(token, now), now.getTime() / 1000);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (error instanceof errors.JOSEError) throw invalid(reasonOf(error));
    const cause = new Error(reasonOf(error));
    const message =
      error instanceof IssuerUnavailable ? error.message : 'A key of the identity provider cannot be used.';
    throw new ApiError('unavailable', message, { cause, headers: { 'retry-after': '5' } });
  }
}

/** @throws ApiError invalid_logout_token */
function claimsOf(payload: JWTPayload, now: number): LogoutClaims {
  const { jti, exp = 0, iat = 0, iss } = payload;
  const [sub, sid] = [payload.sub, payload['sid']].map((value) => value ?? null);
  if (!isText(jti)) throw invalid('it has no usable id (jti)');
  if (iat > now + 60) throw invalid('it was issued in the future (iat)');
  if (exp > now + LIFETIME_SECONDS_MAX) throw invalid('it is valid for more than a day (exp)');
  if (!isRecord(payload['events']) || !isRecord(payload['events'][EVENT])) throw invalid('it is no logout (events)');
  if (payload['nonce'] !== undefined) throw invalid('it has a nonce, so it is an ID token');
  if (sub === null && sid === null) throw invalid('it names neither a person (sub) nor a session (sid)');
  if (![sub, sid].every((value) => value === null || isText(value))) throw invalid('its sub or sid is not usable');
  return { jti, exp, sub: sub as string | null, sid: sid as string | null, ...(iss === undefined ? {} : { iss }) };
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= TEXT_MAX;

function invalid(reason: string): ApiError {
  return new ApiError('invalid_logout_token', `The logout token is refused: ${reason}.`);
}
