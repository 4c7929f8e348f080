import type { ApiProbe, JwtFault } from '../../core/evidence/api.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import { dataOf, isRefused, propertyPaths } from '../operations/json-values.ts';
import type { OperationReader } from '../operations/operation-reader.ts';
import type { Reading } from '../operations/survey.ts';
import { expiryOf, type Jwt, parseJwt, wronglySigned } from './jwt.ts';
import { forgeries } from './probe-forgeries.ts';

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
  const read = (token: string) => {
    const headers = [[session.header, session.before + token + session.after]] as const;
    return reader.read({ ...place, reader: 'none', headers });
  };
  /** The response, if it is the one that the user gets. */
  const accepted = async (token: string): Promise<Exchange | null> => {
    const response = await read(token);
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
  const forged = await tryForgeries(reader, readings, jwt, {
    accepted,
    refused: async (token) => isRefused(await read(token)),
  });
  return { probes: [...forged, ...(await expired(jwt, accepted, context.now))], reason: null };
}

type Accepted = (token: string) => Promise<Exchange | null>;

/** What the target makes of a token. */
interface Verdicts {
  readonly accepted: Accepted;
  refused(token: string): Promise<boolean>;
}

/** Each forgery, until its token is accepted twice and the same with a wrong signature is refused twice. */
async function tryForgeries(
  reader: OperationReader,
  readings: readonly Reading[],
  jwt: Jwt,
  { accepted, refused }: Verdicts,
): Promise<ApiProbe[]> {
  const { context } = reader;
  const seconds = Math.floor(context.now.getTime() / 1_000);
  const future = Math.max(expiryOf(jwt) ?? 0, seconds + 3_600);
  const past = { iat: seconds - 2 * DAY_SECONDS, nbf: seconds - 2 * DAY_SECONDS, exp: seconds - DAY_SECONDS };
  const probes = new Map<JwtFault, ApiProbe>();
  for await (const { fault, detail, make, isFetched } of forgeries(reader, readings, jwt)) {
    if (probes.has(fault)) continue;
    const hit = await accepted(make({ exp: future + 1 }));
    if (hit === null || isFetched?.() === false) continue;
    const isProven = async (exp: number) =>
      (await refused(spoilt(jwt, make({ exp })))) && (await accepted(make({ exp }))) !== null;
    if (!(await isProven(future + 2)) || !(await isProven(future + 3))) continue;
    probes.set(fault, { kind: 'jwt', fault, exchange: hit, detail });
    const late = probes.has('expired_accepted') ? null : await accepted(make(past));
    if (late !== null)
      probes.set('expired_accepted', { kind: 'jwt', fault: 'expired_accepted', exchange: late, detail: PAST });
  }
  return [...probes.values()];
}

const PAST = 'a token that expired a day ago returns the same properties';

/** The token with a wrong signature; for one without any, the own token with a wrong one. */
function spoilt(jwt: Jwt, token: string): string {
  const end = token.lastIndexOf('.');
  const signature = token.slice(end + 1);
  return wronglySigned(signature === '' ? jwt : { signed: token.slice(0, end), signature });
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
