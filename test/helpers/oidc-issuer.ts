import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { listen } from './listen.ts';

interface SigningKey {
  readonly kid: string;
  readonly alg: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

/** `undefined` leaves a claim out. */
export type Claims = Readonly<Record<string, unknown>>;

/** Claims of a job of GitHub Actions. */
export const GITHUB_CLAIMS = {
  sub: 'repo:acme/shop:environment:production',
  repository: 'acme/shop',
  repository_id: '74',
  repository_owner: 'acme',
  repository_owner_id: '65',
  environment: 'production',
  ref: 'refs/heads/main',
  event_name: 'push',
  run_id: '9001',
} as const;

/** An issuer of identity tokens on loopback: discovery, keys, and signatures with the newest of its keys. */
export async function startIssuer() {
  const keys: SigningKey[] = [];
  const requests: string[] = [];
  const issuer = {
    url: '',
    /** Paths of the requests so far. */
    requests,
    keys,
    /** More members of the discovery document. */
    discovery: {} as Record<string, unknown>,
    /** Replaces a response, if it returns true. */
    fault: (_request: IncomingMessage, _response: ServerResponse): boolean => false,
    async addKey(alg = 'RS256', kid = `key-${keys.length}`): Promise<SigningKey> {
      const key = { kid, alg, ...(await generateKeyPair(alg, { extractable: true })) };
      keys.unshift(key);
      return key;
    },
    /** @param header replaces members of the header */
    async token(claims: Claims, key = keys[0] as SigningKey, header: object = {}): Promise<string> {
      const now = Math.floor(Date.now() / 1000);
      const payload = {
        iss: issuer.url,
        jti: crypto.randomUUID(),
        iat: now,
        exp: now + 300,
        ...GITHUB_CLAIMS,
        ...claims,
      };
      return new SignJWT(payload).setProtectedHeader({ alg: key.alg, kid: key.kid, ...header }).sign(key.privateKey);
    },
    close: async () => {},
  };
  const server = createServer(async (request, response) => {
    requests.push(request.url ?? '');
    if (issuer.fault(request, response)) return;
    const jwks = { keys: await Promise.all(keys.map(publicJwk)) };
    const isDiscovery = request.url === '/.well-known/openid-configuration';
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify(isDiscovery ? { issuer: issuer.url, jwks_uri: `${issuer.url}/jwks`, ...issuer.discovery } : jwks),
    );
  });
  const { url, close } = await listen(server);
  await issuer.addKey();
  return Object.assign(issuer, { url, close });
}

export type Issuer = Awaited<ReturnType<typeof startIssuer>>;

const publicJwk = async ({ kid, alg, publicKey }: SigningKey): Promise<JWK> => ({
  ...(await exportJWK(publicKey)),
  kid,
  alg,
  use: 'sig',
});
