import type { AdminKey, AdminKeyWithSecret, KeyCreate, KeyRotate, RotatedKey } from '../../contract/admin.ts';
import type { Scope } from '../../contract/key.ts';
import { ApiError, invalid, notFound } from '../errors.ts';
import { createKey, endKeyLater, findKey, type KeyTimes, revokeKey, toAdminKey } from '../keys/keys.ts';
import { addMember, allowedScopes } from '../keys/members.ts';
import { moveSchedules } from '../schedules/schedules.ts';
import type { Stored } from '../store/resource.ts';
import type { Transaction } from '../store/store.ts';
import { disableSubscriptionsOfKey, moveSubscriptions } from '../webhooks/subscriptions.ts';
import { type AdminCall, note, workspaceOfMode } from './admin-call.ts';

/**
 * Creates a workspace key or a personal access token.
 * @returns the record with the full key, which is not shown again
 * @throws ApiError validation_error, also for scopes that the member's role does not allow
 */
export async function createAdminKey(tx: Transaction, call: AdminCall, body: KeyCreate): Promise<AdminKeyWithSecret> {
  const { service, workspaceId } = call;
  if (body.type === 'personal' && body.member === undefined) {
    throw invalid('member', 'is required for a personal access token', 'required');
  }
  if (body.type === 'workspace' && body.member !== undefined) {
    throw invalid('member', 'is only allowed with type personal: a workspace key has no member', 'unknown');
  }
  const now = service.clock.now();
  const expiresAt = body.expires_at === undefined ? null : new Date(body.expires_at);
  if (expiresAt !== null && !(expiresAt > now)) throw invalid('expires_at', 'must be a time in the future', 'range');
  const member = body.member === undefined ? null : await addMember(tx, workspaceId, body.member, now);
  if (member !== null) refuseExcess(member.role, body.scopes);
  const made = await createKey(
    tx,
    {
      workspaceId: await workspaceOfMode(tx, workspaceId, body.mode, now),
      type: body.type,
      mode: body.mode,
      memberId: member?.id ?? null,
      scopes: body.scopes,
      expiresAt,
      name: body.name ?? null,
    },
    now,
  );
  const { type, mode, scopes, name } = body;
  await note(tx, call, 'key.created', made.id, { ...(name === undefined ? {} : { name }), type, mode, scopes });
  return { ...(await keyById(tx, workspaceId, made.id)), key: made.secret };
}

/** @throws ApiError validation_error */
function refuseExcess(role: Parameters<typeof allowedScopes>[0], scopes: readonly Scope[]): void {
  const allowed = allowedScopes(role, scopes);
  const excess = scopes.filter((scope) => !allowed.includes(scope));
  if (excess.length === 0) return;
  throw invalid('scopes', `must not contain ${excess.join(', ')}: the member has the role ${role}`, 'role');
}

/** Immediate and irreversible. Also disables the key's subscriptions. */
export async function revokeAdminKey(tx: Transaction, call: AdminCall, id: string): Promise<AdminKey> {
  const { service, workspaceId } = call;
  const now = service.clock.now();
  const before = await keyById(tx, workspaceId, id);
  if (before.revoked_at !== null) return before;
  if (before.managed_by !== null) throw managed(id);
  await revokeKey(tx, workspaceId, id, 'user', now);
  await disableSubscriptionsOfKey(tx, id, now);
  await note(tx, call, 'key.revoked', id);
  return keyById(tx, workspaceId, id);
}

/**
 * Rotates a key in one step: creates a key with the same name, scopes and expiry and
 * revokes the old one at once or after `overlap_seconds`. The old key's subscriptions move to the new key, so deliveries
 * continue.
 * @throws ApiError not_found; invalid_state for a key that is revoked, expired or already rotated
 */
export async function rotateAdminKey(
  tx: Transaction,
  call: AdminCall,
  id: string,
  body: KeyRotate,
): Promise<RotatedKey> {
  const { service, workspaceId } = call;
  const now = service.clock.now();
  const overlap = body.overlap_seconds ?? 0;
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
      name: old.name,
    },
    now,
  );
  const moved = await moveSubscriptions(tx, id, made.id);
  await moveSchedules(tx, id, made.id);
  if (overlap === 0) await revokeKey(tx, workspaceId, id, 'rotated', now);
  else await endKeyLater(tx, id, new Date(now.getTime() + overlap * 1_000));
  await note(tx, call, 'key.rotated', id, { to: made.id, moved_webhooks: moved, overlap_seconds: overlap });
  return { ...(await keyById(tx, workspaceId, made.id)), key: made.secret, replaces: id, moved_webhooks: moved };
}

type RotatableKey = Stored<Omit<AdminKey, 'member'>, KeyTimes> & { readonly member_id: string | null };

async function lockRotatable(tx: Transaction, workspaceId: string, id: string, now: Date): Promise<RotatableKey> {
  const [old] = await tx.query<RotatableKey>(
    `SELECT k.workspace_id, k.name, k.type, k.mode, k.member_id, k.managed_by, k.trust_id, k.scopes, k.expires_at, k.revoked_at,
       k.revoked_reason
     FROM api_keys k JOIN workspaces w ON w.id = k.workspace_id
     WHERE k.id = $1 AND (w.id = $2 OR w.sandbox_of = $2) FOR UPDATE OF k`,
    [id, workspaceId],
  );
  if (old === undefined) throw notFound('key', id);
  if (old.managed_by !== null) throw managed(id);
  const state =
    old.trust_id !== null
      ? 'was given to a workload for 15 minutes'
      : old.revoked_at !== null
        ? 'is revoked'
        : old.expires_at !== null && old.expires_at <= now
          ? 'has expired'
          : old.revoked_reason === 'rotated'
            ? 'has already been rotated'
            : null;
  if (state !== null) throw new ApiError('invalid_state', `Key ${id} ${state}: create a new key instead.`);
  return old;
}

function managed(id: string): ApiError {
  return new ApiError(
    'invalid_state',
    `Key ${id} belongs to the settings console, and its secret is not known to anyone: it cannot be revoked or rotated.`,
  );
}

async function keyById(tx: Transaction, workspaceId: string, id: string): Promise<AdminKey> {
  const record = await findKey(tx, workspaceId, id);
  if (record === undefined) throw notFound('key', id);
  return toAdminKey(record);
}
