import { type Static, Type } from 'typebox';
import { KEY_MODES, KEY_TYPES, SCOPES } from './key.ts';
import { nullable, prefixedId, strictObject, stringEnum, Timestamp } from './primitives.ts';

/** Schemas of the admin API (admin-routes.ts). It is not part of the public API, whose list of scopes is closed. */

/** What a member may do with personal access tokens and in the settings console. */
export const ROLES = ['admin', 'member', 'viewer'] as const;

/** Scopes that a viewer's personal access token may have. */
export const VIEWER_SCOPES = ['scans:read', 'targets:read', 'reports:read', 'usage:read'] as const;

const RoleSchema = stringEnum(
  ROLES,
  'viewer: tokens with read scopes only. member: tokens with any scope. admin: also the admin API in the console.',
);
const MemberName = Type.String({ minLength: 1, maxLength: 100, description: 'Name of the member.' });
export const Scopes = Type.Array(stringEnum(SCOPES), { minItems: 1, maxItems: SCOPES.length, uniqueItems: true });
const Count = Type.Integer({ minimum: 0 });
export const KeyName = Type.String({
  minLength: 1,
  maxLength: 100,
  description: 'What the key is for, in your words.',
});

const key = {
  id: prefixedId('key', 'Key id.'),
  workspace_id: Type.String({ description: 'The live workspace, or its sandbox for a test key.' }),
  name: nullable(KeyName),
  type: stringEnum(KEY_TYPES),
  mode: stringEnum(KEY_MODES),
  member: nullable(Type.String({ description: 'Member that a personal access token belongs to.' })),
  managed_by: nullable(
    stringEnum(
      ['console', 'sso'] as const,
      'console: the key that admin sessions of the settings console act as. sso: the one of a person who signs in at the identity provider. Neither has a usable secret, or can be revoked or rotated.',
    ),
  ),
  trust_id: nullable(Type.String({ description: 'Trust by which the token of a workload became this key.' })),
  scopes: Type.Array(stringEnum(SCOPES)),
  display_prefix: Type.String({ description: 'The first 12 characters of the key.' }),
  created_at: Timestamp,
  last_used_at: nullable(Timestamp),
  expires_at: nullable(Timestamp),
  revoked_at: nullable(Timestamp),
  revoked_reason: nullable(
    Type.String({ description: 'user, member_removed, role_changed, rotated or trust_deleted.' }),
  ),
};
const secret = { key: Type.String({ description: 'The full key. Not returned again.' }) };

/** A key as operators see it, without the key itself. */
export const AdminKey = strictObject(key);
export type AdminKey = Static<typeof AdminKey>;

export const AdminKeyWithSecret = strictObject({ ...key, ...secret });
export type AdminKeyWithSecret = Static<typeof AdminKeyWithSecret>;

export const RotatedKey = strictObject({
  ...key,
  ...secret,
  replaces: Type.String({ description: 'Id of the old key.' }),
  moved_webhooks: Type.Integer({ minimum: 0, description: 'Number of subscriptions moved to the new key.' }),
});
export type RotatedKey = Static<typeof RotatedKey>;

export const KeyCreate = strictObject({
  name: Type.Optional(KeyName),
  type: stringEnum(KEY_TYPES),
  mode: stringEnum(KEY_MODES),
  scopes: Scopes,
  member: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Owner of a personal access token; added with the role member if new. Only with type personal.',
    }),
  ),
  expires_at: Type.Optional(Type.String({ format: 'date-time', description: 'Time in the future. Default: never.' })),
});
export type KeyCreate = Static<typeof KeyCreate>;

export const KeyRotate = strictObject({
  overlap_seconds: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 2_592_000,
      description: 'Seconds that the old key stays valid. Default 0.',
    }),
  ),
});
export type KeyRotate = Static<typeof KeyRotate>;

const member = {
  id: prefixedId('mem', 'Member id.'),
  name: MemberName,
  role: RoleSchema,
  created_at: Timestamp,
  active_keys: Type.Integer({ minimum: 0, description: 'Number of personal access tokens that are valid now.' }),
};

export const Member = strictObject(member);
export type Member = Static<typeof Member>;

export const MemberCreate = strictObject({
  name: MemberName,
  role: Type.Optional(stringEnum(ROLES, 'Default member.')),
});
export type MemberCreate = Static<typeof MemberCreate>;

export const MemberUpdate = strictObject({ role: RoleSchema });
export type MemberUpdate = Static<typeof MemberUpdate>;

/** A viewer's tokens keep their read scopes. A token without any is revoked. */
export const MemberUpdated = strictObject({
  ...member,
  narrowed_key_ids: Type.Array(Type.String(), {
    description: 'Personal access tokens that lost scopes. Their webhook subscriptions are disabled.',
  }),
  revoked_key_ids: Type.Array(Type.String(), { description: 'Personal access tokens that had no read scope.' }),
});
export type MemberUpdated = Static<typeof MemberUpdated>;

export const MemberRemoved = strictObject({ name: MemberName, revoked_keys: Count });
export type MemberRemoved = Static<typeof MemberRemoved>;

export const TokenGrant = strictObject({ amount: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }) });
export type TokenGrant = Static<typeof TokenGrant>;

export const TokensGranted = strictObject({ granted: Count, balance: Count });
export type TokensGranted = Static<typeof TokensGranted>;

export const AuditEvent = strictObject({
  id: prefixedId('aud', 'Entry id.'),
  at: Timestamp,
  actor: Type.String({ description: 'Id of the key, or admin (the admin token), or service.' }),
  actor_name: nullable(
    Type.String({ description: 'Member or name of the key. null: the key has none, or the actor is no key.' }),
  ),
  action: Type.String({
    description: 'One of the actions of the audit trail. Ignore those you do not know.',
    examples: ['key.created', 'console.signed_in'],
  }),
  subject: Type.String({ description: 'Id or name of what the action changed.' }),
  details: Type.Record(Type.String(), Type.Unknown(), {
    description: 'What changed. Never a secret, and of a webhook only its host.',
  }),
});
export type AuditEvent = Static<typeof AuditEvent>;

export const LEDGER_KINDS = ['grant', 'charge', 'refund'] as const;

export const LedgerEntry = strictObject({
  id: prefixedId('led', 'Entry id.'),
  at: Timestamp,
  kind: stringEnum(LEDGER_KINDS),
  operation: nullable(Type.String({ description: 'What was charged or refunded, for example scan.quick.' })),
  amount: Type.Integer({ description: 'Change of the balance; negative for a charge, 0 in the sandbox.' }),
  cost: Type.Integer({ description: 'Price of the operation, also in the sandbox; negative for a refund.' }),
  balance_after: Type.Integer({ description: 'Balance after this entry.' }),
  scan_id: nullable(Type.String({ description: 'Scan that the entry is about.' })),
  delivery_id: nullable(Type.String({ description: 'Webhook delivery that the entry is about.' })),
});
export type LedgerEntry = Static<typeof LedgerEntry>;

export const ConsoleLink = strictObject({
  url: Type.String({
    description: 'Opens the settings console signed in. The code is in the fragment (#link=…), which is not sent.',
  }),
  link: Type.String({ description: 'One-time code for POST /console/session.' }),
  expires_at: Timestamp,
});
export type ConsoleLink = Static<typeof ConsoleLink>;
