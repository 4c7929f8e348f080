import { errors, type JWTPayload, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import { ApiError } from '../errors.ts';
import { type IssuerKeys, type IssuerRequest, IssuerUnavailable, isEndpoint } from '../identity/issuer-keys.ts';
import type { SsoConfig } from '../service-context.ts';

/** Signatures by keys that the provider publishes (RFC 7518, RFC 8037): never `none`, never a shared secret. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const LEEWAY_SECONDS = 60;
const DISCOVERY_FRESH_MS = 600_000;
const TEXT_MAX = 255;
const GROUPS_MAX = 1_000;

/** Values that bind an authorization request to the browser that sent it. */
export interface SignInChecks {
  readonly state: string;
  readonly nonce: string;
  /** RFC 7636 */
  readonly verifier: string;
}

/** Whom the provider vouches for. Issuer and subject identify a person; nothing else does. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** Id of the session at the provider. */
  readonly sid: string | null;
  /** For display only. */
  readonly name: string;
  readonly groups: readonly string[];
}

interface Parts {
  readonly send: (url: string, request: IssuerRequest) => Promise<Response>;
  readonly keys: IssuerKeys;
  /** Monotonic, in milliseconds. */
  readonly now: () => number;
}

/** The identity provider of the console: OpenID Connect Core 1.0, code flow with PKCE. Everything that it says is checked. */
export class SsoProvider {
  readonly #sso: SsoConfig;
  readonly #parts: Parts;
  #discovered: { readonly at: number; readonly client: Promise<oidc.Configuration> } | undefined;

  constructor(sso: SsoConfig, parts: Parts) {
    this.#sso = sso;
    this.#parts = parts;
  }

  /** Where a browser begins to sign in. @throws ApiError unavailable */
  async authorizationUrl(redirectUri: string, { state, nonce, verifier }: SignInChecks): Promise<string> {
    const client = await this.#client();
    this.#checkEndpoint(client.serverMetadata().authorization_endpoint);
    const url = oidc.buildAuthorizationUrl(client, {
      redirect_uri: redirectUri,
      scope: this.#sso.scope,
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return url.href;
  }

  /**
   * Exchanges the code of a callback, and reads the groups from the ID token, or else from the UserInfo endpoint.
   * @param callback redirect URI with the query of the callback
   * @throws ApiError sso_failed, unavailable
   */
  async identify(callback: URL, { state, nonce, verifier }: SignInChecks): Promise<Identity> {
    const client = await this.#client();
    try {
      const tokens = await oidc.authorizationCodeGrant(client, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
      });
      const claims = await this.#verified(tokens.id_token ?? '', ['sub']);
      const { groupClaim } = this.#sso;
      const hasGroups = claims[groupClaim] !== undefined || client.serverMetadata().userinfo_endpoint === undefined;
      const more = hasGroups ? {} : await oidc.fetchUserInfo(client, tokens.access_token, String(claims.sub));
      return this.#identityOf({ ...more, ...claims });
    } catch (error) {
      throw ssoFault(error);
    }
  }

  /**
   * Verifies a logout token (OpenID Connect Back-Channel Logout 1.0, section 2.6), except that it was not used before.
   * @throws errors.JOSEError, IssuerUnavailable
   */
  verifiedLogout(token: string, now: Date): Promise<JWTPayload> {
    return this.#verified(token, ['iat', 'exp', 'jti', 'events'], now);
  }

  /**
   * Where a browser ends its session at the provider (OpenID Connect RP-Initiated Logout 1.0). Without an ID token, because a token
   * must not be in an address: the provider may ask the person.
   * @returns null for a provider without such an endpoint, or that does not respond
   */
  async endSessionUrl(backTo: string): Promise<string | null> {
    try {
      const client = await this.#client();
      this.#checkEndpoint(client.serverMetadata().end_session_endpoint);
      return oidc.buildEndSessionUrl(client, { post_logout_redirect_uri: backTo }).href;
    } catch {
      return null;
    }
  }

  /** @throws ApiError unavailable */
  #checkEndpoint(url = ''): void {
    if (isEndpoint(this.#sso.issuer, url)) return;
    throw new ApiError('unavailable', 'The discovery document of the identity provider lacks an endpoint on HTTPS.');
  }

  async #verified(token: string, requiredClaims: string[], currentDate = new Date()): Promise<JWTPayload> {
    const { issuer, clientId: audience } = this.#sso;
    const { payload } = await jwtVerify(token, this.#parts.keys.find, {
      issuer,
      audience,
      algorithms: ALGORITHMS,
      clockTolerance: LEEWAY_SECONDS,
      currentDate,
      requiredClaims,
    });
    return payload;
  }

  #identityOf(claims: Readonly<Record<string, unknown>>): Identity {
    const subject = textOf(claims['sub']);
    if (subject === null) throw new ApiError('sso_failed', 'The ID token has no usable subject (sub).');
    const groups = claims[this.#sso.groupClaim];
    return {
      issuer: this.#sso.issuer,
      subject,
      sid: textOf(claims['sid']),
      name: textOf(claims['preferred_username']) ?? textOf(claims['email']) ?? textOf(claims['name']) ?? subject,
      groups: [groups]
        .flat()
        .filter((group) => typeof group === 'string')
        .slice(0, GROUPS_MAX),
    };
  }

  /** Discovery is repeated every ten minutes, and after a failure. */
  async #client(): Promise<oidc.Configuration> {
    const now = this.#parts.now();
    const known = this.#discovered;
    const fresh =
      known !== undefined && now - known.at < DISCOVERY_FRESH_MS ? known : { at: now, client: this.#discover() };
    this.#discovered = fresh;
    try {
      return await fresh.client;
    } catch (error) {
      if (this.#discovered === fresh) this.#discovered = undefined;
      throw unavailable(error);
    }
  }

  #discover(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.#sso;
    const isPlain = issuer.startsWith('http:');
    return oidc.discovery(
      new URL(issuer),
      clientId,
      { [oidc.clockTolerance]: LEEWAY_SECONDS },
      clientSecret === null ? oidc.None() : bySecret(clientSecret),
      {
        [oidc.customFetch]: (url, { method, headers, body }) => this.#send(url, method, headers, body),
        // Of a provider on this machine: every endpoint is on HTTPS, or at the issuer itself.
        execute: isPlain ? [oidc.allowInsecureRequests] : [],
      },
    );
  }

  async #send(url: string, method: string, headers: Record<string, string>, body: unknown): Promise<Response> {
    try {
      if (!isEndpoint(this.#sso.issuer, url)) throw new Error('an endpoint of it is not on HTTPS');
      return await this.#parts.send(url, { method, headers, ...(body == null ? {} : { body: String(body) }) });
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new IssuerUnavailable(`The identity provider cannot be reached: ${reason}.`, { cause });
    }
  }
}

/** The methods of RFC 6749, section 2.3.1: `Authorization: Basic` unless the provider offers only the other one. */
function bySecret(secret: string): oidc.ClientAuth {
  const [basic, post] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= TEXT_MAX ? value : null;
}

function unavailable(cause: unknown): ApiError {
  return new ApiError('unavailable', 'The identity provider cannot be used: try again in a few seconds.', {
    cause: new Error(reasonOf(cause)),
    headers: { 'retry-after': '5' },
  });
}

function ssoFault(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isUnreachable(error)) return unavailable(error);
  return new ApiError(
    'sso_failed',
    'The response of the identity provider is not valid for this sign-in: begin again.',
    {
      cause: new Error(reasonOf(error)),
    },
  );
}

function isUnreachable(error: unknown): boolean {
  if (error instanceof IssuerUnavailable) return true;
  return error instanceof Error && error.cause instanceof IssuerUnavailable;
}

/** For the log. Causes are left out: they have codes and tokens. */
export function reasonOf(error: unknown): string {
  if (error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError)
    return `the provider responds with the error ${JSON.stringify(error.error).slice(0, 100)}`;
  if (error instanceof errors.JWTClaimValidationFailed)
    return `the claim ${error.claim} of the token is missing or not valid`;
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? `${error.message} (${code})` : error.message;
}
