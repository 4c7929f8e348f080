import type { ApiProbe } from '../../core/evidence/api.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import { mask } from '../../web/quote.ts';
import { dataOf, isRefused, propertyPaths } from '../operations/json-values.ts';
import type { OperationReader } from '../operations/operation-reader.ts';
import type { Reading } from '../operations/survey.ts';
import { expiryOf, type Jwt, parseJwt, signedWith, unsigned, weakKeyOf, wronglySigned } from './jwt.ts';

const DAY_SECONDS = 24 * 3600;
/** Clocks differ, and servers allow for it. */
const LEEWAY_SECONDS = 600;

interface JwtProbes {
  readonly probes: readonly ApiProbe[];
  /** Why nothing was sent, or null. */
  readonly reason: string | null;
}

/**
 * Faults in the verification of the session's own token (RFC 8725). Everything is proven at an operation that refuses requests
 * without a session and returns data to the user.
 */
export async function probeJwt(reader: OperationReader, readings: readonly Reading[]): Promise<JwtProbes> {
  const { context } = reader;
  const session = context.sessionToken();
  const jwt = session === null ? null : parseJwt(session.token);
  if (session === null || jwt === null) return { probes: [], reason: 'the session carries no JSON Web Token' };
  const isGuarded = ({ own, anonymous }: Reading) =>
    dataOf(own) !== undefined && isRefused(anonymous) && anonymous?.response.status !== 404;
  const place = readings.find(isGuarded);
  if (place === undefined) return { probes: [], reason: 'no operation refuses requests without a session' };
  const wanted = propertyPaths(dataOf(place.own)).join('\n');
  /** The response, if it is the one that the user gets. */
  const accepted = async (token: string): Promise<Exchange | null> => {
    const headers = [[session.header, session.before + token + session.after]] as const;
    const response = await reader.read({ ...place, reader: 'none', headers });
    const data = dataOf(response);
    return data !== undefined && propertyPaths(data).join('\n') === wanted ? response : null;
  };
  // Anything is accepted in place of the token: that is no fault of the token.
  if ((await accepted(`${context.token(20)}.${context.token(20)}.${context.token(20)}`)) !== null)
    return { probes: [], reason: 'the operations accept any token' };
  const ignored = await accepted(wronglySigned(jwt));
  if (ignored !== null) {
    const detail = 'the same token with another signature returns the same properties';
    return { probes: [{ kind: 'jwt', fault: 'signature_ignored', exchange: ignored, detail }], reason: null };
  }
  return {
    probes: [...(await forged(jwt, accepted, context.now)), ...(await expired(jwt, accepted, context.now))],
    reason: null,
  };
}

type Accepted = (token: string) => Promise<Exchange | null>;

/** Tokens that only their issuer should be able to make. The token with a wrong signature is refused. */
async function forged(jwt: Jwt, accepted: Accepted, now: Date): Promise<ApiProbe[]> {
  const probes: ApiProbe[] = [];
  const none = await accepted(unsigned(jwt));
  if (none !== null) {
    const detail = 'the claims with "alg": "none" and without a signature return the same properties';
    probes.push({ kind: 'jwt', fault: 'none_accepted', exchange: none, detail });
  }
  const key = weakKeyOf(jwt);
  if (key === null) return probes;
  const seconds = Math.floor(now.getTime() / 1_000);
  const own = signedWith(jwt, { exp: Math.max(expiryOf(jwt) ?? 0, seconds + 3_600) + 1 }, key);
  const exchange = own === null ? null : await accepted(own);
  if (exchange === null) return probes;
  const detail = `${String(jwt.header['alg']).slice(0, 10)} with the well-known key ${mask(key)}; a token that the scan signed with it returns the same properties`;
  probes.push({ kind: 'jwt', fault: 'weak_key', exchange, detail });
  const past = signedWith(
    jwt,
    { iat: seconds - 2 * DAY_SECONDS, nbf: seconds - 2 * DAY_SECONDS, exp: seconds - DAY_SECONDS },
    key,
  );
  const late = past === null ? null : await accepted(past);
  if (late !== null) {
    const text = 'a token that expired a day ago returns the same properties';
    probes.push({ kind: 'jwt', fault: 'expired_accepted', exchange: late, detail: text });
  }
  return probes;
}

/** The session's own token, if it has expired by now. */
async function expired(jwt: Jwt, accepted: Accepted, now: Date): Promise<ApiProbe[]> {
  const expiry = expiryOf(jwt);
  const age = expiry === null ? 0 : Math.floor(now.getTime() / 1_000) - expiry;
  if (age < LEEWAY_SECONDS) return [];
  const exchange = await accepted(`${jwt.signed}.${jwt.signature}`);
  if (exchange === null) return [];
  const detail = `the session's own token, which expired ${Math.floor(age / 60)} minutes before the scan, returns the same properties`;
  return [{ kind: 'jwt', fault: 'expired_accepted', exchange, detail }];
}
