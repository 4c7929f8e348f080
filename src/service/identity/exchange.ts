import { decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import type { Scope } from '../../contract/key.ts';
import type { ExchangedToken } from '../../contract/trust.ts';
import { audit } from '../audit.ts';
import { ApiError } from '../errors.ts';
import { createKey } from '../keys/keys.ts';
import { errorFields } from '../log.ts';
import type { ServiceContext } from '../service-context.ts';
import { type IssuerKeys, IssuerUnavailable } from './issuer-keys.ts';
import { claimText, holdTrust, isTrusted, type TrustRow, trustsOf } from './trusts.ts';
import { useOnce } from './used-tokens.ts';

const KEY_SECONDS = 900;
const LEEWAY_SECONDS = 60;
/** Bounds how long used ids are kept. */
const LIFETIME_SECONDS_MAX = 24 * 3600;
const TEXT_MAX = 500;
/** Claims that say which run it was, for the audit trail. */
const RUN_CLAIMS = ['repository_id', 'run_id', 'run_attempt', 'project_id', 'job_id', 'pipeline_id', 'build_id'];

type VerifiedPayload = JWTPayload & {
  readonly iss: string;
  readonly sub: string;
  readonly jti: string;
  readonly exp: number;
};

/**
 * Exchanges the identity token of a workload for a key of 15 minutes (RFC 8693 in spirit, as PyPI and cloud providers do it).
 * Each token is accepted once.
 * @throws ApiError invalid_identity_token, trust_mismatch, unavailable
 */
export async function exchangeToken(
  service: ServiceContext,
  issuers: ReadonlyMap<string, IssuerKeys>,
  token: string,
): Promise<ExchangedToken> {
  const claimed = issuerOf(token);
  const keys = issuers.get(claimed);
  if (keys === undefined)
    throw invalidToken(`the service does not accept the issuer ${shown(claimed)} (serve --oidc-issuer)`);
  const trusts = await trustsOf(service.store, claimed);
  if (trusts.length === 0) throw new ApiError('trust_mismatch', `There is no trust for ${shown(claimed)}.`);
  const { payload, algorithm } = await verified(service, keys, token, claimed, trusts);
  const trust = trusts.find((one) => isTrusted(one, payload, algorithm));
  if (trust === undefined) throw mismatch(payload, trusts);
  return giveKey(service, trust, payload);
}

/** @throws ApiError invalid_identity_token */
function issuerOf(token: string): string {
  try {
    return String(decodeJwt(token).iss);
  } catch {
    throw invalidToken('it is not a JSON Web Token');
  }
}

/** @throws ApiError invalid_identity_token, unavailable */
async function verified(
  { clock, log }: ServiceContext,
  keys: IssuerKeys,
  token: string,
  issuer: string,
  trusts: readonly TrustRow[],
): Promise<{ readonly payload: VerifiedPayload; readonly algorithm: string }> {
  const now = clock.now();
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys.find, {
      issuer,
      algorithms: [...new Set(trusts.flatMap((trust) => trust.algorithms))],
      clockTolerance: LEEWAY_SECONDS,
      currentDate: now,
      requiredClaims: ['sub', 'jti', 'iat', 'exp'],
    });
    return { payload: strictPayload(payload, now), algorithm: protectedHeader.alg };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (error instanceof errors.JOSEError) throw invalidToken(reasonOf(error));
    log('warn', 'identity.keys_failed', { issuer, ...errorFields(error) });
    const message = error instanceof IssuerUnavailable ? error.message : `A key of ${issuer} cannot be used.`;
    throw new ApiError('unavailable', message, { cause: error, headers: { 'retry-after': '5' } });
  }
}

/** @throws ApiError invalid_identity_token */
function strictPayload(payload: JWTPayload, now: Date): VerifiedPayload {
  const { sub, jti, exp = 0, iat = 0 } = payload;
  const seconds = now.getTime() / 1000;
  if (typeof jti !== 'string' || jti === '' || jti.length > TEXT_MAX) throw invalidToken('it has no id (jti)');
  if (typeof sub !== 'string' || sub === '') throw invalidToken('it has no subject (sub)');
  if (iat > seconds + LEEWAY_SECONDS) throw invalidToken('it was issued in the future (iat)');
  if (exp > seconds + LIFETIME_SECONDS_MAX) throw invalidToken('it is valid for more than a day (exp)');
  return payload as VerifiedPayload;
}

function reasonOf(error: errors.JOSEError): string {
  if (error instanceof errors.JWTExpired) return 'it has expired';
  if (error instanceof errors.JOSEAlgNotAllowed) return 'its signature algorithm is not one of the trust';
  if (error instanceof errors.JWTClaimValidationFailed) return `its claim ${error.claim} is missing or not valid`;
  if (error instanceof errors.JWKSNoMatchingKey) return 'its issuer has no such key';
  return 'it is not signed by its issuer';
}

function invalidToken(reason: string): ApiError {
  return new ApiError('invalid_identity_token', `The identity token is refused: ${reason}.`, {
    headers: { 'www-authenticate': 'Bearer realm="scan-gate", error="invalid_token"' },
  });
}

/** Names what the token says, not what the trusts expect. */
function mismatch(payload: JWTPayload, trusts: readonly TrustRow[]): ApiError {
  const names = ['aud', ...new Set(trusts.flatMap(({ claims }) => Object.keys(claims))), 'event_name'];
  const claims = [...new Set(names)].map(
    (name) => `${name} ${payload[name] === undefined ? 'missing' : shown(payload[name])}`,
  );
  return new ApiError('trust_mismatch', `No trust has the audience and claims of this token: ${claims.join(', ')}.`);
}

const shown = (value: unknown): string => JSON.stringify(value).slice(0, 100);

/** @throws ApiError invalid_identity_token for a token that was used */
async function giveKey(
  { store, clock, log }: ServiceContext,
  trust: TrustRow,
  payload: VerifiedPayload,
): Promise<ExchangedToken> {
  const now = clock.now();
  const { iss, jti, sub, exp } = payload;
  const key = await store.transaction(async (tx) => {
    if (!(await useOnce(tx, iss, jti, new Date((exp + LEEWAY_SECONDS) * 1000))))
      throw invalidToken('it was already used (jti): request another one');
    if (!(await holdTrust(tx, trust.id))) throw new ApiError('trust_mismatch', 'The trust was deleted.');
    const made = await createKey(
      tx,
      {
        workspaceId: trust.workspace_id,
        type: 'workspace',
        mode: 'live',
        memberId: null,
        scopes: trust.scopes as Scope[],
        expiresAt: new Date(now.getTime() + KEY_SECONDS * 1000),
        name: trust.name,
        trust,
      },
      now,
    );
    const names = new Set([...RUN_CLAIMS, ...Object.keys(trust.claims)]);
    const claims = [...names].flatMap((name) => {
      const text = claimText(payload[name]);
      return text === null ? [] : [[name, text.slice(0, TEXT_MAX)]];
    });
    await audit(tx, { workspaceId: trust.workspace_id, keyId: 'service' }, 'key.exchanged', made.id, now, {
      trust_id: trust.id,
      sub: sub.slice(0, TEXT_MAX),
      jti,
      ...Object.fromEntries(claims),
    });
    return made;
  });
  log('info', 'identity.exchanged', { trust_id: trust.id, key_id: key.id });
  return { access_token: key.secret, token_type: 'Bearer', expires_in: KEY_SECONDS, scopes: trust.scopes as Scope[] };
}
