import { type Static, Type } from 'typebox';
import { KEY_MODES, KEY_TYPES, SCOPES } from '../../contract/key.ts';
import { stringEnum } from '../../contract/primitives.ts';

/** Request bodies of the admin API. It is not part of /v1, whose list of scopes is closed. */
const object = { additionalProperties: false } as const;

const MemberName = Type.String({ minLength: 1, maxLength: 100 });

export const KeyCreate = Type.Object(
  {
    type: stringEnum(KEY_TYPES),
    mode: stringEnum(KEY_MODES),
    scopes: Type.Array(stringEnum(SCOPES), { minItems: 1, maxItems: SCOPES.length, uniqueItems: true }),
    /** Member that a personal access token belongs to; created if new. */
    member: Type.Optional(MemberName),
    expires_at: Type.Optional(Type.String({ format: 'date-time' })),
  },
  object,
);
export type KeyCreate = Static<typeof KeyCreate>;

export const KeyRotate = Type.Object(
  {
    /** Seconds that the old key stays valid, up to 30 days. Default 0. */
    overlap_seconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_592_000 })),
  },
  object,
);
export type KeyRotate = Static<typeof KeyRotate>;

export const MemberCreate = Type.Object({ name: MemberName }, object);
export type MemberCreate = Static<typeof MemberCreate>;

export const TokenGrant = Type.Object({ amount: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }) }, object);
export type TokenGrant = Static<typeof TokenGrant>;
