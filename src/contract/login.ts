import { type Static, Type } from 'typebox';
import { strictObject, stringMap } from './primitives.ts';

const line = (maxLength: number, description: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength, pattern: '^[^\\u0000-\\u001f\\u007f]*$', description }));

/** Field names are tokens (RFC 9110). Values have no line breaks, which prevents header injection. */
export const HeaderName = Type.String({ pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$" });
export const HeaderValue = Type.String({ pattern: '^[\\t\\x20-\\x7e\\x80-\\xff]*$', maxLength: 8_192 });

const STORED_NAME = Type.String({ pattern: '^[^\\u0000-\\u001f]{1,200}$' });

/** A cookie as browsers store it. */
export const LoginCookie = strictObject({
  name: Type.String({ minLength: 1, maxLength: 256, pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$" }),
  value: Type.String({ maxLength: 4_096, pattern: '^[\\x20-\\x3a\\x3c-\\x7e]*$' }),
  domain: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      pattern: '^[A-Za-z0-9._-]+$',
      description: 'Sent to subdomains too. Absent: to the host only.',
    }),
  ),
  path: Type.Optional(
    Type.String({ pattern: '^/[\\x20-\\x3a\\x3c-\\x7e]*$', maxLength: 1_024, description: 'Default `/`.' }),
  ),
  expires: Type.Optional(Type.Integer({ description: 'Seconds since 1970. Absent: at the end of the session.' })),
  secure: Type.Optional(Type.Boolean()),
});
export type LoginCookie = Static<typeof LoginCookie>;

/** Characters of a recording. */
export const RECORDING_LENGTH_MAX = 131_072;
/** Hosts of the sign-in, and those from which its pages load scripts. */
export const PROVIDERS_MAX = 3;

/**
 * How to sign in. Methods: `username` and `password`; a `recording`; `cookies`, `local_storage` or `headers` of an existing session;
 * `client_id`, `client_secret` and `token_url` (RFC 6749, section 4.4).
 */
export const Login = strictObject({
  username: line(500, 'User name or email address.'),
  password: line(1_000, 'Password.'),
  url: line(2_000, 'Path or URL of the sign-in page, or of the interface that takes the credentials as JSON.'),
  totp: line(200, 'Secret of one-time codes in Base32 (RFC 6238).'),
  headers: Type.Optional(
    stringMap(HeaderName, HeaderValue, { maxProperties: 20, description: 'Headers that carry the session.' }),
  ),
  cookies: Type.Optional(Type.Array(LoginCookie, { maxItems: 100 })),
  local_storage: Type.Optional(
    stringMap(STORED_NAME, Type.String({ maxLength: 16_384, pattern: '^[^\\u0000]*$' }), {
      maxProperties: 100,
      description: 'Local storage of the origin. A token in it is sent as `Authorization: Bearer`.',
    }),
  ),
  client_id: line(500, 'OAuth client.'),
  client_secret: line(1_000, 'Secret of the OAuth client.'),
  token_url: line(2_000, 'Token endpoint on the host of the target.'),
  scope: line(1_000, 'Scopes, separated by spaces.'),
  identity_provider: Type.Optional(
    Type.Array(Type.String({ pattern: '^https?://[^/?#@\\s\\\\]{1,255}$' }), {
      minItems: 1,
      maxItems: PROVIDERS_MAX,
      uniqueItems: true,
      description:
        'Origins on which the user signs in, such as `https://login.example.com` (Keycloak, Okta, Entra). Only these and the target get the credentials. ' +
        'Plain http on loopback and private addresses only.',
    }),
  ),
  recording: Type.Optional(
    Type.String({
      minLength: 2,
      maxLength: RECORDING_LENGTH_MAX,
      description:
        'JSON of the Recorder of Chrome DevTools, replayed in the browser. `{{username}}`, `{{password}}` and `{{code}}` stand for ' +
        '`username`, `password` and a code of `totp`.',
    }),
  ),
});
export type Login = Static<typeof Login>;

/** The identities of a scan: the one that scans, another of the same role, and an administrator. */
export const LOGIN_OPTIONS = { user: 'login', second: 'second_login', admin: 'admin_login' } as const;
export type IdentityName = keyof typeof LOGIN_OPTIONS;
export const IDENTITY_NAMES = Object.keys(LOGIN_OPTIONS) as IdentityName[];
