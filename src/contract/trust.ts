import { type Static, Type } from 'typebox';
import { KeyName, Scopes } from './admin.ts';
import { EXCHANGE_ROUTE } from './exchange-route.ts';
import { nullable, prefixedId, strictObject, stringEnum, stringMap, Timestamp } from './primitives.ts';
import type { RouteDefinition } from './route-definition.ts';

/** Signature algorithms of identity tokens (RFC 7518, section 3.1). */
export const TRUST_ALGORITHMS = ['RS256', 'ES256'] as const;

/**
 * Sets of claims that identify a workload by ids, which are never given to another one: GitHub, GitLab, Buildkite. A name can
 * be, once it is free again. A trust needs all claims of one set.
 */
export const IDENTITY_CLAIMS = [
  ['repository_id', 'repository_owner_id'],
  ['project_id', 'namespace_id'],
  ['pipeline_id', 'organization_id'],
] as const;

/** A number or a UUID: no name, and no pattern. */
export const ID_CLAIM_PATTERN = '^(?:[1-9][0-9]{0,19}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$';

const Claims = stringMap(
  Type.String({ pattern: '^[a-z][a-z0-9_]{0,63}$' }),
  Type.String({ minLength: 1, maxLength: 500 }),
  {
    minProperties: 2,
    maxProperties: 20,
    description:
      'Values that the claims of a token must have, compared exactly. Needs the ids of the repository and its owner (repository_id and repository_owner_id; project_id and namespace_id; pipeline_id and organization_id).',
  },
);
const Targets = Type.Array(
  Type.String({ pattern: '^(?:\\*\\.)?[0-9a-z_][0-9a-z._:-]{0,252}$', description: 'Host, host:port or *.domain.' }),
  {
    minItems: 1,
    maxItems: 100,
    uniqueItems: true,
    description: 'Targets that the key may register, verify, delete and scan. Absent: any.',
  },
);
const Issuer = Type.String({ minLength: 1, maxLength: 300, description: 'One of serve --oidc-issuer.' });

export const TrustCreate = strictObject({
  name: Type.Optional(KeyName),
  issuer: Issuer,
  audience: Type.Optional(
    Type.String({ minLength: 1, maxLength: 300, description: 'Default: the public URL of the service.' }),
  ),
  claims: Claims,
  algorithms: Type.Optional(
    Type.Array(stringEnum(TRUST_ALGORITHMS), {
      minItems: 1,
      maxItems: TRUST_ALGORITHMS.length,
      uniqueItems: true,
      description: 'Default: RS256.',
    }),
  ),
  scopes: Scopes,
  targets: Type.Optional(Targets),
});
export type TrustCreate = Static<typeof TrustCreate>;

export const Trust = strictObject({
  id: prefixedId('tru', 'Trust id.'),
  name: nullable(KeyName),
  issuer: Issuer,
  audience: Type.String(),
  claims: Claims,
  algorithms: Type.Array(stringEnum(TRUST_ALGORITHMS)),
  scopes: Scopes,
  targets: nullable(Targets),
  created_at: Timestamp,
});
export type Trust = Static<typeof Trust>;

/** Maximum length of an identity token in characters. Those of GitHub have about 2,000. */
const TOKEN_LENGTH_MAX = 8_192;

export const TokenExchange = strictObject({
  token: Type.String({
    minLength: 1,
    maxLength: TOKEN_LENGTH_MAX,
    description: 'Identity token of the job, for the audience of its trust. It is accepted once.',
  }),
});
export type TokenExchange = Static<typeof TokenExchange>;

export const ExchangedToken = strictObject({
  access_token: Type.String({ description: 'The API key.' }),
  token_type: stringEnum(['Bearer'] as const),
  expires_in: Type.Integer({ minimum: 1, description: 'Seconds.' }),
  scopes: Scopes,
});
export type ExchangedToken = Static<typeof ExchangedToken>;

/** Needs no key, so it is not in the table of routes that do. A service without `--oidc-issuer` does not have it. */
export const IDENTITY_ROUTES = {
  exchangeToken: {
    ...EXCHANGE_ROUTE,
    body: TokenExchange,
    success: { ...EXCHANGE_ROUTE.success, schema: ExchangedToken },
  },
} as const satisfies Record<string, RouteDefinition>;
