import type { Scope } from '../../contract/key.ts';
import { audit } from '../audit.ts';
import { ApiError, invalid, notFound } from '../errors.ts';
import type { KeyLookup } from '../keys/key-lookup.ts';
import { addMember, createKey, endKeyLater, type KeyRecord, listKeys, removeMember, revokeKey } from '../keys/keys.ts';
import { grantTokens, readUsage } from '../ledger.ts';
import type { ServiceContext } from '../service-context.ts';
import type { Transaction } from '../store/store.ts';
import { disableSubscriptionsOfKey, moveSubscriptions } from '../webhooks/subscriptions.ts';
import { releaseHeld } from '../webhooks/sweep-deliveries.ts';
import { workspaceOfMode } from '../workspaces.ts';
import type { KeyCreate, KeyRotate } from './admin-schemas.ts';

export interface AdminContext {
  readonly service: ServiceContext;
  readonly keys: KeyLookup;
  /** The live workspace of this installation. */
  readonly workspaceId: string;
}

/** A key as operators see it, without the key itself. */
export interface ShownKey {
  readonly id: string;
  readonly workspace_id: string;
  readonly type: string;
  readonly mode: string;
  readonly member: string | null;
  readonly scopes: readonly string[];
  readonly display_prefix: string;
  readonly created_at: string;
  readonly last_used_at: string | null;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
  readonly revoked_reason: string | null;
}

function shown(record: KeyRecord): ShownKey {
  const iso = (date: Date | null): string | null => date?.toISOString() ?? null;
  return {
    id: record.id,
    workspace_id: record.workspaceId,
    type: record.type,
    mode: record.mode,
    member: record.member,
    scopes: record.scopes,
    display_prefix: record.displayPrefix,
    created_at: record.createdAt.toISOString(),
    last_used_at: iso(record.lastUsedAt),
    expires_at: iso(record.expiresAt),
    revoked_at: iso(record.revokedAt),
    revoked_reason: record.revokedReason,
  };
}

export async function listAllKeys({ service, workspaceId }: AdminContext): Promise<ShownKey[]> {
  return (await listKeys(service.store, workspaceId)).map(shown);
}

/**
 * Creates a workspace key or a personal access token (API document, "Authentication", rule 4).
 * @returns the record with the full key, which is not shown again
 */
export async function createAdminKey(
  context: AdminContext,
  body: KeyCreate,
): Promise<ShownKey & { readonly key: string }> {
  const { service, workspaceId } = context;
  if (body.type === 'personal' && body.member === undefined) {
    throw invalid('member', 'is required for a personal access token', 'required');
  }
  if (body.type === 'workspace' && body.member !== undefined) {
    throw invalid('member', 'is only allowed with type personal: a workspace key has no member', 'unknown');
  }
  const now = service.clock.now();
  const expiresAt = body.expires_at === undefined ? null : new Date(body.expires_at);
  if (expiresAt !== null && !(expiresAt > now)) throw invalid('expires_at', 'must be a time in the future', 'range');
  return service.store.transaction(async (tx) => {
    const member = body.member === undefined ? null : await addMember(tx, workspaceId, body.member, now);
    const made = await createKey(
      tx,
      {
        workspaceId: await workspaceOfMode(tx, workspaceId, body.mode, now),
        type: body.type,
        mode: body.mode,
        memberId: member?.id ?? null,
        scopes: body.scopes,
        expiresAt,
      },
      now,
    );
    await note(tx, context, 'key.created', made.id, { type: body.type, mode: body.mode, scopes: body.scopes });
    return { ...(await shownById(tx, workspaceId, made.id)), key: made.secret };
  });
}

/** Immediate and irreversible (API document, "Authentication", rule 7). Also disables the key's subscriptions. */
export async function revokeAdminKey(context: AdminContext, id: string): Promise<ShownKey> {
  const { service, workspaceId, keys } = context;
  const now = service.clock.now();
  const record = await service.store.transaction(async (tx) => {
    const before = await shownById(tx, workspaceId, id);
    if (before.revoked_at !== null) return before;
    await revokeKey(tx, workspaceId, id, 'user', now);
    await disableSubscriptionsOfKey(tx, id, now);
    await note(tx, context, 'key.revoked', id, {});
    return shownById(tx, workspaceId, id);
  });
  keys.forget();
  return record;
}

/**
 * Rotates a key in one step (API document, "Authentication", rule 8): creates a key with the same scopes and expiry and
 * revokes the old one at once or after `overlap_seconds`. The old key's subscriptions move to the new key, so deliveries
 * continue.
 * @throws ApiError not_found; invalid_state for a key that is revoked, expired or already rotated
 */
export async function rotateAdminKey(
  context: AdminContext,
  id: string,
  body: KeyRotate,
): Promise<ShownKey & { readonly key: string; readonly replaces: string; readonly moved_webhooks: number }> {
  const { service, workspaceId, keys } = context;
  const now = service.clock.now();
  const overlap = body.overlap_seconds ?? 0;
  const rotated = await service.store.transaction(async (tx) => {
    const old = await lockRotatable(tx, workspaceId, id, now);
    const made = await createKey(
      tx,
      {
        workspaceId: old.workspace_id,
        type: old.type,
        mode: old.mode,
        memberId: old.member_id,
        scopes: old.scopes,
        expiresAt: old.expires_at,
      },
      now,
    );
    const moved = await moveSubscriptions(tx, id, made.id);
    if (overlap === 0) await revokeKey(tx, workspaceId, id, 'rotated', now);
    else await endKeyLater(tx, id, new Date(now.getTime() + overlap * 1_000));
    await note(tx, context, 'key.rotated', id, { to: made.id, moved_webhooks: moved, overlap_seconds: overlap });
    return { ...(await shownById(tx, workspaceId, made.id)), key: made.secret, replaces: id, moved_webhooks: moved };
  });
  keys.forget();
  return rotated;
}

interface RotatableKey extends Record<string, unknown> {
  readonly workspace_id: string;
  readonly type: KeyRecord['type'];
  readonly mode: KeyRecord['mode'];
  readonly member_id: string | null;
  readonly scopes: Scope[];
  readonly expires_at: Date | null;
  readonly revoked_at: Date | null;
  readonly revoked_reason: string | null;
}

async function lockRotatable(tx: Transaction, workspaceId: string, id: string, now: Date): Promise<RotatableKey> {
  const [old] = await tx.query<RotatableKey>(
    `SELECT k.workspace_id, k.type, k.mode, k.member_id, k.scopes, k.expires_at, k.revoked_at, k.revoked_reason
     FROM api_keys k JOIN workspaces w ON w.id = k.workspace_id
     WHERE k.id = $1 AND (w.id = $2 OR w.sandbox_of = $2) FOR UPDATE OF k`,
    [id, workspaceId],
  );
  if (old === undefined) throw notFound('key', id);
  const state =
    old.revoked_at !== null
      ? 'is revoked'
      : old.expires_at !== null && old.expires_at <= now
        ? 'has expired'
        : old.revoked_reason === 'rotated'
          ? 'has already been rotated'
          : null;
  if (state !== null) throw new ApiError('invalid_state', `Key ${id} ${state}: create a new key instead.`);
  return old;
}

export async function createMember(context: AdminContext, name: string): Promise<{ id: string; name: string }> {
  const { service, workspaceId } = context;
  return service.store.transaction(async (tx) => {
    const member = await addMember(tx, workspaceId, name, service.clock.now());
    await note(tx, context, 'member.added', member.id, {});
    return { id: member.id, name };
  });
}

/** Removes a member, revokes their personal access tokens and disables the subscriptions of these. */
export async function deleteMember(
  context: AdminContext,
  name: string,
): Promise<{ name: string; revoked_keys: number }> {
  const { service, workspaceId, keys } = context;
  const now = service.clock.now();
  const revoked = await service.store.transaction(async (tx) => {
    const tokens = await tx.query<{ id: string }>(
      `SELECT k.id FROM api_keys k JOIN members m ON m.id = k.member_id
       WHERE m.workspace_id = $1 AND m.name = $2 AND m.removed_at IS NULL AND k.revoked_at IS NULL`,
      [workspaceId, name],
    );
    const count = await removeMember(tx, workspaceId, name, now);
    if (count === null) throw notFound('member', name);
    for (const { id } of tokens) await disableSubscriptionsOfKey(tx, id, now);
    await note(tx, context, 'member.removed', name, { revoked_keys: count });
    return count;
  });
  keys.forget();
  return { name, revoked_keys: revoked };
}

/** Adds tokens to the live workspace and makes held deliveries due. */
export async function grant(context: AdminContext, amount: number): Promise<{ granted: number; balance: number }> {
  const { service, workspaceId } = context;
  const now = service.clock.now();
  await service.store.transaction(async (tx) => {
    await grantTokens(tx, workspaceId, amount, now);
    await releaseHeld(tx, workspaceId, now);
    await note(tx, context, 'tokens.granted', workspaceId, { amount });
  });
  const usage = await readUsage(service.store, workspaceId, service.config.prices, now);
  return { granted: amount, balance: usage.balance };
}

async function shownById(tx: Transaction, workspaceId: string, id: string): Promise<ShownKey> {
  const record = (await listKeys(tx, workspaceId)).find((key) => key.id === id);
  if (record === undefined) throw notFound('key', id);
  return shown(record);
}

function note(
  tx: Transaction,
  context: AdminContext,
  action: string,
  subject: string,
  details: Readonly<Record<string, unknown>>,
) {
  const actor = { workspaceId: context.workspaceId, keyId: 'admin' } as const;
  return audit(tx, actor, action, subject, context.service.clock.now(), details);
}
