import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Claims, type Issuer, startIssuer } from './oidc-issuer.ts';

/** What the provider of the test knows of a code. */
interface Code {
  readonly redirectUri: string;
  readonly nonce: string;
  readonly challenge: string;
}

interface Provider extends Issuer {
  /** Claims of the next ID tokens. */
  claims: Claims;
  /** Replaces the next ID tokens. */
  idToken: ((claims: Claims) => Promise<string> | string) | null;
  /** Signs a person in: takes an authorization request, returns the query of the callback. */
  authorize(request: URL): Record<string, string>;
}

export const CLIENT = { id: 'console', secret: 'secret of the client' };

/**
 * An identity provider that vouches for whatever a test says. Its token endpoint is strict: the client's secret, each code once,
 * the redirect URI, and the verifier of the challenge.
 */
export async function startSsoProvider(): Promise<Provider> {
  const issuer = await startIssuer();
  const codes = new Map<string, Code>();
  const provider: Provider = Object.assign(issuer, {
    claims: {},
    idToken: null,
    authorize(request: URL) {
      const given = (name: string) => request.searchParams.get(name) ?? '';
      if (given('code_challenge_method') !== 'S256' || given('response_type') !== 'code') throw new Error(request.href);
      const code = `code-${crypto.randomUUID()}`;
      codes.set(code, {
        redirectUri: given('redirect_uri'),
        nonce: given('nonce'),
        challenge: given('code_challenge'),
      });
      return { code, state: given('state'), iss: issuer.url };
    },
  });
  issuer.discovery = {
    authorization_endpoint: `${issuer.url}/authorize`,
    token_endpoint: `${issuer.url}/token`,
    end_session_endpoint: `${issuer.url}/logout`,
    authorization_response_iss_parameter_supported: true,
  };
  issuer.fault = (request, response) => {
    if (request.url !== '/token') return false;
    void exchange(provider, codes, request, response);
    return true;
  };
  return provider;
}

async function exchange(
  provider: Provider,
  codes: Map<string, Code>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let body = '';
  for await (const chunk of request) body += chunk;
  const form = new URLSearchParams(body);
  const code = codes.get(form.get('code') ?? '');
  codes.delete(form.get('code') ?? '');
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  const basic = [CLIENT.id, CLIENT.secret].map((part) => encodeURIComponent(part).replaceAll('%20', '+')).join(':');
  const isClient = request.headers.authorization === `Basic ${Buffer.from(basic).toString('base64')}`;
  response.setHeader('content-type', 'application/json');
  if (!isClient || code?.redirectUri !== form.get('redirect_uri') || code?.challenge !== challenge) {
    response.writeHead(400).end(JSON.stringify({ error: 'invalid_grant' }));
    return;
  }
  const claims = { aud: CLIENT.id, nonce: code.nonce, jti: undefined, ...provider.claims };
  const id_token = await (provider.idToken ?? provider.token)(claims);
  response.end(JSON.stringify({ access_token: 'access-token', token_type: 'Bearer', expires_in: 60, id_token }));
}
