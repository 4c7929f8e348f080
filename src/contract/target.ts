import { type Static, Type } from 'typebox';
import { nullable, prefixedId, strictObject, stringEnum, Timestamp } from './primitives.ts';

export const TARGET_STATUSES = ['pending', 'verified', 'failed', 'unreachable'] as const;
export type TargetStatus = (typeof TARGET_STATUSES)[number];

/** `local` is available on an embedded service only, for loopback and private hosts. */
export const VERIFICATION_METHODS = ['dns', 'http_file', 'meta_tag', 'local'] as const;
export type VerificationMethod = (typeof VERIFICATION_METHODS)[number];

/** Records, files and tags that prove ownership. */
export const VERIFICATION = {
  dnsRecordPrefix: '_svc-verify.',
  dnsRecordValue: (token: string) => `svc-verify=${token}`,
  httpFilePath: '/.well-known/svc-verify.txt',
  metaTagName: 'svc-verify',
} as const;

export const TargetHostname = Type.String({
  minLength: 1,
  maxLength: 260,
  description:
    'Host name or address to scan, optionally with :port. Stored in lower case, internationalised names as A-labels.',
  examples: ['preview.example.com', 'localhost:8080'],
});

export const TargetVerification = strictObject({
  method: nullable(stringEnum(VERIFICATION_METHODS)),
  token: Type.String({ description: 'Value to publish.' }),
  instructions: Type.Array(
    strictObject({
      method: stringEnum(VERIFICATION_METHODS),
      text: Type.String({ description: 'What to publish, in one sentence.' }),
      record_name: Type.Optional(Type.String()),
      record_type: Type.Optional(Type.String()),
      url: Type.Optional(Type.String()),
      value: Type.String(),
    }),
  ),
  checked_at: nullable(Timestamp),
  reason: nullable(Type.String({ description: 'Why the last check failed.' })),
});
export type TargetVerification = Static<typeof TargetVerification>;

export const Target = strictObject(
  {
    id: prefixedId('tgt', 'Target id.'),
    hostname: TargetHostname,
    status: stringEnum(TARGET_STATUSES),
    livemode: Type.Boolean({ description: 'False for data of a test-mode key.' }),
    verification: TargetVerification,
    verified_at: nullable(Timestamp),
    created_at: Timestamp,
  },
  { description: 'A host whose ownership can be proven.' },
);
export type Target = Static<typeof Target>;

export const TargetCreate = strictObject({ hostname: TargetHostname });
export type TargetCreate = Static<typeof TargetCreate>;

const verifyBy = (methods: readonly VerificationMethod[]) =>
  strictObject({ method: stringEnum<readonly VerificationMethod[]>(methods) });

export const TargetVerify = verifyBy(VERIFICATION_METHODS.filter((method) => method !== 'local'));
export type TargetVerify = Static<typeof TargetVerify>;

/** Request body on an embedded service, which also accepts `local`. */
export const EmbeddedTargetVerify = verifyBy(VERIFICATION_METHODS);
