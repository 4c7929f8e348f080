import { type Static, Type } from 'typebox';
import { Member } from './admin.ts';
import { SCOPES } from './key.ts';
import { nullable, strictObject, stringEnum, Timestamp } from './primitives.ts';

/**
 * The session of the settings console: POST /console/session (sign in), GET (read, does not extend it), DELETE (sign out, 204 or 200).
 * Requests to /console/api/v1/… (public API) and /console/api/admin/v1/… (admin API) carry its cookie and, unless GET or
 * HEAD, {@link CSRF_HEADER}. Use fetch() in its default mode: with the pages' Referrer-Policy, other modes and forms send
 * `Origin: null`, which is refused. Error codes: `not_signed_in`, `sign_in_refused`, `cross_site_request`.
 */

/** Paths of the session and of the two APIs in it; the routes' own paths follow the latter two. */
export const CONSOLE_API = {
  session: '/console/session',
  public: '/console/api',
  admin: '/console/api/admin',
} as const;

/** Must equal `csrf_token` of the session on every request except GET, HEAD and signing in. */
export const CSRF_HEADER = 'X-CSRF-Token';

/** `test` selects the sandbox for requests to /console/api/v1, of sessions without a token of a member. Default `live`. */
export const MODE_HEADER = 'X-Scan-Gate-Mode';

/** Id of the workspace that a request is about, of those of the session. Default: the first one that it has. */
export const WORKSPACE_HEADER = 'X-Scan-Gate-Workspace';

/** Single sign-on: a browser opens `start`; the identity provider sends it back to `callback`, and logout tokens to the last. */
export const SSO_PATHS = {
  status: '/console/api/oidc',
  start: '/console/api/oidc/start',
  callback: '/console/api/oidc/callback',
  backchannelLogout: '/console/api/oidc/backchannel-logout',
} as const;

/** A page of the console to return to after signing in, as it is in the fragment: `scans/scn_…`. */
export const SSO_PAGE = /^[a-z]{1,20}(?:\/[a-z]{3}_[0-9a-z]{8,40})?$/;

/** Response of `SSO_PATHS.status`. */
export const ConsoleSso = strictObject({
  provider: nullable(Type.String({ description: 'Host of the identity provider; null without single sign-on.' })),
  tokens: Type.Boolean({ description: 'Whether personal access tokens sign in.' }),
});
export type ConsoleSso = Static<typeof ConsoleSso>;

/** Response of signing out (200) where the session at the identity provider should end too. */
export const ConsoleSignedOut = strictObject({
  provider_logout_url: Type.String({ description: 'Where the browser goes next.' }),
});
export type ConsoleSignedOut = Static<typeof ConsoleSignedOut>;

/** Exactly one of the two. */
export const ConsoleSignIn = strictObject(
  {
    token: Type.Optional(
      Type.String({ minLength: 1, maxLength: 200, description: 'Admin token or personal access token.' }),
    ),
    link: Type.Optional(
      Type.String({ minLength: 1, maxLength: 200, description: 'One-time code from `scan-gate console`.' }),
    ),
  },
  { minProperties: 1, maxProperties: 1 },
);
export type ConsoleSignIn = Static<typeof ConsoleSignIn>;

/** Response of signing in (201) and of reading the session (200). */
export const ConsoleSession = strictObject({
  kind: stringEnum(['admin', 'member'] as const, 'Signed in with the admin token or a link, or as a member.'),
  member: nullable(strictObject({ name: Member.properties.name, role: Member.properties.role })),
  sso: Type.Boolean({ description: 'Signed in at the identity provider.' }),
  workspace: Type.String({ description: 'The workspace that the other members are about.' }),
  workspaces: Type.Array(strictObject({ id: Type.String(), name: nullable(Type.String()) }), {
    description: `Values of the header ${WORKSPACE_HEADER}. Of the admin token, the 100 newest ones at most.`,
  }),
  scopes: Type.Array(stringEnum(SCOPES), { description: 'Scopes at /console/api/v1.' }),
  livemode: Type.Boolean({ description: 'False for a session of a test token.' }),
  admin_api: Type.Boolean({ description: 'Whether /console/api/admin/v1 is open to this session.' }),
  csrf_token: Type.String({ description: `Value of the header ${CSRF_HEADER}.` }),
  expires_at: Timestamp,
  idle_seconds: Type.Integer({ minimum: 1, description: 'The session also ends after this time without a request.' }),
});
export type ConsoleSession = Static<typeof ConsoleSession>;
