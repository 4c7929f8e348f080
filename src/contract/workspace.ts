import { type Static, Type } from 'typebox';
import { nullable, prefixedId, strictObject, stringEnum, Timestamp } from './primitives.ts';
import { OPERATIONS } from './usage.ts';

/** Schemas of the workspaces of a service, which its operator manages (admin-routes.ts). */

const Name = Type.String({ minLength: 1, maxLength: 100, description: 'Whose workspace it is, in your words.' });
const State = stringEnum(
  ['active', 'suspended'] as const,
  'suspended: its keys get 403 workspace_suspended, and queued scans wait. Running scans and webhook deliveries go on.',
);
const Tokens = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const Price = Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 }));
const Prices = strictObject({
  'scan.quick': Price,
  'scan.standard': Price,
  'scan.compliance': Price,
  'webhook.delivery': Price,
});

const limit = (maximum: number, description: string) =>
  nullable(Type.Integer({ minimum: 1, maximum }), `${description} null: as the service.`);

/** Null stands for the setting of the service. */
const settings = {
  prices: nullable(
    Prices,
    `Prices in tokens, by operation (${OPERATIONS.join(', ')}). Where one is absent, that of the service. null: as the service.`,
  ),
  running_scans_max: limit(100_000, 'Maximum concurrent scans, in all processes.'),
  requests_per_minute: limit(1_000_000, 'Maximum requests per minute and key, in each process. The burst is a sixth.'),
  scan_creations_per_minute: limit(1_000_000, 'Maximum requests per minute and key that create scans.'),
  retain_scans_days: limit(36_500, 'Days after which a final scan is deleted.'),
};

const optionalSettings = {
  prices: Type.Optional(settings.prices),
  running_scans_max: Type.Optional(settings.running_scans_max),
  requests_per_minute: Type.Optional(settings.requests_per_minute),
  scan_creations_per_minute: Type.Optional(settings.scan_creations_per_minute),
  retain_scans_days: Type.Optional(settings.retain_scans_days),
};

export const Workspace = strictObject({
  id: prefixedId('wsp', 'Workspace id.'),
  name: nullable(Name, 'null: the first workspace, until it gets a name.'),
  state: State,
  balance: Type.Integer({ minimum: 0, description: 'Remaining tokens.' }),
  ...settings,
  created_at: Timestamp,
});
export type Workspace = Static<typeof Workspace>;

export const WorkspaceCreate = strictObject({
  name: Name,
  initial_tokens: Type.Optional(nullable(Tokens, 'Initial balance in tokens. null: as the service.')),
  ...optionalSettings,
});
export type WorkspaceCreate = Static<typeof WorkspaceCreate>;

/** What is absent does not change. */
export const WorkspaceUpdate = strictObject(
  { name: Type.Optional(Name), state: Type.Optional(State), ...optionalSettings },
  { minProperties: 1 },
);
export type WorkspaceUpdate = Static<typeof WorkspaceUpdate>;

export const WorkspaceDeleted = strictObject({
  id: Type.String(),
  revoked_keys: Type.Integer({ minimum: 0, description: 'Keys that ended with the workspace.' }),
});
export type WorkspaceDeleted = Static<typeof WorkspaceDeleted>;
