import { type Static, Type } from 'typebox';
import { nullable, strictObject, Timestamp } from './primitives.ts';

/** Rules of a workspace. A pack for everyone belongs into a repository, where its files are read by themselves. */
export const CHECKS_MAX = 1_000;

const Rules = Type.Array(
  Type.String({ minLength: 1, maxLength: 65_536, description: 'A rule in YAML or JSON; see docs/RULES.md.' }),
  { maxItems: CHECKS_MAX, description: 'Replace the stored rules; an empty list removes them.' },
);

export const ChecksUpdate = strictObject(
  { checks: Rules },
  { description: 'The rules that scans of the workspace run beside the built-in checks.' },
);
export type ChecksUpdate = Static<typeof ChecksUpdate>;

export const Checks = strictObject(
  { checks: Rules, updated_at: nullable(Timestamp) },
  { description: 'The stored rules; `updated_at` is null if there have never been any.' },
);
export type Checks = Static<typeof Checks>;
